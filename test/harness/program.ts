import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, SERVER } from '../../scripts/paths.mjs';

/** The product as its own process, as the starting script runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** Everything written so far. */
  written(): string;
  /** Resolves once the text was written; rejects when it ended without. */
  says(text: string): Promise<void>;
  /** The exit code and all that was written. */
  readonly ended: Promise<{ code: number | null; text: string }>;
}

/** Compiled code of earlier starts, so that many starts take less time. */
const compiled = join(root, 'node_modules/.cache/hanjan-test');

/** The server as it ships, with the channel that the starting script holds. */
export function startProgram(env: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, HANJAN_LOG: 'silent', HANJAN_RATE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', (chunk) => (text += chunk));
  const allRead = streams.map((stream) => once(stream, 'end'));
  const ended = once(child, 'exit').then(async ([code]) => {
    await Promise.all(allRead);
    return { code, text };
  });
  const says = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => text.includes(wanted) && resolve();
      for (const stream of streams) stream.on('data', look);
      ended.then(() => reject(new Error(`ended without '${wanted}':\n${text}`)));
      look();
    });
  return { child, written: () => text, says, ended };
}
