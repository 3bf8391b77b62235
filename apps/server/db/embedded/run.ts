import { spawn } from 'node:child_process';
import type { Person } from './person.ts';

/** How a program ended: its exit code (null after a signal) and all it wrote. */
export interface Outcome {
  code: number | null;
  output: string;
}

const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'TZ'];

/** The environment that programs get: bare, because it may be read by whoever runs them, with one locale everywhere. */
export function cleanEnv(env = process.env): NodeJS.ProcessEnv {
  const kept = HANDED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  return { ...Object.fromEntries(kept), LC_ALL: 'C.UTF-8' };
}

/** Runs a program to its end as the given person. A program that cannot be started counts as code 127. */
export function run(file: string, args: readonly string[], person: Person = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, {
      ...ids(person),
      cwd: '/',
      env: cleanEnv(),
      // Ctrl-C in the terminal is for Hanjan, which lets the program end and then stops.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** The part of a person that `spawn` understands. */
export function ids({ uid, gid }: Person): { uid?: number; gid?: number } {
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

/** The line of a program's output that tells why it failed. */
export function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
}
