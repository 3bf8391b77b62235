import { spawn } from 'node:child_process';
import { watchNpm } from './parent.mjs';
import { root } from './paths.mjs';

/** @type {import('node:child_process').ChildProcess | null} */
let current = null;
/** @type {NodeJS.Signals | null} */
let stoppedBy = null;

/**
 * Runs a program to its end, passing on the signals we get. When it ended because of such a signal, so do we.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not be started
 */
export async function run(file, args, { cwd = root, env = process.env, stdio = 'inherit' } = {}) {
  const code = await new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio });
    current = child;
    child.once('error', (error) => {
      process.stderr.write(`${file} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (exitCode, signal) => {
      if (signal && !stoppedBy) process.stderr.write(`${args[0] ?? file} was ended by ${signal}.\n`);
      resolve(exitCode ?? 1);
    });
  });
  current = null;
  return code;
}

/** Whether a signal asked us to stop. */
export function isStopping() {
  return stoppedBy !== null;
}

/** @param {NodeJS.Signals} signal */
function pass(signal) {
  stoppedBy = signal;
  current?.kill(signal);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass);

watchNpm(() => stoppedBy ?? pass('SIGTERM'));

/**
 * Says what is being done and shows passing seconds while it takes long.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  process.stdout.write(`${what}\n`);
  const began = Date.now();
  let pause = 2000;
  const tell = () => {
    process.stdout.write(`  … ${Math.round((Date.now() - began) / 1000)} s\n`);
    pause = Math.min(pause * 2, 10_000);
    timer = setTimeout(tell, pause);
  };
  let timer = setTimeout(tell, pause);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends with one line that says what to do.
 * @param {string} line
 * @returns {never}
 */
export function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
