import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import type { Addresses } from '../../apps/server/db/logins.ts';
import { SERVER } from '../../scripts/paths.mjs';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/server_node.mjs';
import { databaseEnv } from '../../test/harness/addresses.ts';
import { buildServer } from '../../test/harness/built_server.ts';

/** A server in a process of its own. */
export interface Server {
  readonly origin: string;
  /** The memory that it holds now, in MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, on a database that is there; its log goes into a file. Measurements ask quickly. */
export async function startProduct(
  logins: Addresses,
  directory: string,
  more: Record<string, string> = { HANJAN_RATE: '1000' },
): Promise<Server> {
  const port = await freePort();
  const env = {
    ...SERVER_ENV,
    ...databaseEnv(logins),
    PORT: String(port),
    HANJAN_ORIGIN: `http://localhost:${port}`,
    ...more,
  };
  buildServer();
  const server = await start(SERVER, env, join(directory, 'product.log'), /Hanjan is ready: (\S+)/, SERVER_FLAGS);
  return { ...server, origin: `http://127.0.0.1:${port}` };
}

/** The bare handler, which goes past row level security; `isPrepared` has its statements prepared. */
export function startBare(adminUrl: string, directory: string, isPrepared: boolean): Promise<Server> {
  const env = { DATABASE_URL: adminUrl, PREPARED: isPrepared ? 'yes' : 'no' };
  return start(join(import.meta.dirname, 'bare.ts'), env, join(directory, `bare-${isPrepared}.log`), /(http:\S+)/);
}

async function start(
  file: string,
  env: Record<string, string>,
  log: string,
  ready: RegExp,
  flags: readonly string[] = [],
): Promise<Server> {
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [...flags, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (;;) {
    const [, origin] = ready.exec(readFileSync(log, 'utf8')) ?? [];
    if (origin) return { origin, memory: () => memoryOf(child), stop };
    if (child.exitCode !== null) throw new Error(`${file} ended:\n${readFileSync(log, 'utf8')}`);
    await wait(50);
  }
}

/** Megabytes that a process holds in memory, as the system counts them. */
const memoryOf = ({ pid }: ChildProcess) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
