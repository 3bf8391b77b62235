import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Reach } from './bootstrap.ts';
import { EmbeddedFault } from './fault.ts';
import type { Person } from './person.ts';
import { freePort } from './port.ts';
import { readPidFile } from './postmaster.ts';
import { cleanEnv, ids, lastLine } from './run.ts';
import { settings } from './settings.ts';

/** How long a refused start is tried again: after a kill, the old server's children need a moment to end. */
const refusedFor = 15_000;

/** How PostgreSQL says that the disk is full. */
const FULL = /^.*No space left on device.*$/m;

/** How long a stop may take: asked to stop while it recovers from a crash, PostgreSQL 18 waits for ever. */
const stopsWithin = 10_000;

/** Deaths within a minute that are still answered with a new start. */
const toleratedDeaths = 5;

/** A running PostgreSQL. */
export interface Server extends Reach {
  /** Stops it with every connection's work rolled back or finished, and a checkpoint; at once when that takes too long. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  cluster: string;
  /** The directory of its socket, for its user alone; null where there are no sockets. */
  socketDir: string | null;
  binaries: Binaries;
  person: Person;
  log: (line: string) => void;
  /** Called once when it ended by itself and could not be brought back. */
  onLost: (fault: EmbeddedFault) => void;
  isThrownAway: boolean;
}

/** The number in a socket's name; no port is listened on. */
const SOCKET_PORT = 5432;

/**
 * Starts PostgreSQL on a socket, or on a free loopback port, and keeps it running: when it dies it is started again there.
 * A port that nobody holds for a moment could be taken by another user of the machine, a directory of ours cannot.
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  let isStopping = false;
  let child = await startPatiently(options, async () => (options.socketDir ? SOCKET_PORT : freePort('127.0.0.1')));
  const { host, port } = readPidFile(options.cluster) ?? { host: '', port: 0 };
  let revived = Promise.resolve();

  const watch = () => {
    child.once('exit', (code, signal) => {
      if (!isStopping) revived = revive(signal ?? `code ${code}`);
    });
  };
  const deaths: number[] = [];
  const revive = async (reason: string) => {
    deaths.push(Date.now());
    if (deaths.filter((at) => at > Date.now() - 60_000).length > toleratedDeaths) {
      options.onLost(new EmbeddedFault(`PostgreSQL keeps stopping (${reason}).`));
      return;
    }
    options.log(`PostgreSQL stopped unexpectedly (${reason}): starting it again.`);
    try {
      child = await startPatiently(options, async () => port, { isInVain: () => isStopping, waitsForRoom: true });
      options.log('PostgreSQL runs again.');
      watch();
    } catch (error) {
      if (!isStopping) options.onLost(error as EmbeddedFault);
    }
  };
  watch();
  const endWithNode = () => child.kill('SIGINT');
  process.once('exit', endWithNode);

  return {
    host,
    port,
    async stop() {
      isStopping = true;
      await revived;
      process.off('exit', endWithNode);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const isEnded = await Promise.race([ended.then(() => true), wait(stopsWithin, false, { ref: false })]);
      if (isEnded) return;
      options.log('PostgreSQL does not stop in order: ending it at once. The next start recovers.');
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

interface Patience {
  /** Whether nobody waits for it any more. */
  isInVain?: () => boolean;
  /** Whether a full disk is waited for, however long it takes: the server answers meanwhile that it cannot. */
  waitsForRoom?: boolean;
}

async function startPatiently(
  options: ServerOptions,
  choosePort: () => Promise<number>,
  { isInVain = () => false, waitsForRoom = false }: Patience = {},
): Promise<ChildProcess> {
  const until = Date.now() + refusedFor;
  let isTold = false;
  for (;;) {
    try {
      return await startOnce(options, await choosePort());
    } catch (error) {
      const isWaiting = waitsForRoom && FULL.test((error as Error).message);
      if (isInVain() || (Date.now() > until && !isWaiting)) throw error;
      if (isWaiting && !isTold) options.log('The disk is full. Make room: PostgreSQL then starts again by itself.');
      isTold ||= isWaiting;
      await wait(isWaiting ? 1_000 : 300);
    }
  }
}

/** One try. It takes as long as recovery after a crash takes; only an ended process counts as refused. */
async function startOnce(
  { cluster, socketDir, binaries, person, log, isThrownAway }: ServerOptions,
  port: number,
): Promise<ChildProcess> {
  const child = spawn(
    join(binaries.directory, 'bin', 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      ...Object.entries(settings(socketDir, { isThrownAway })).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // A session of its own, so that Ctrl-C in the terminal reaches Hanjan alone, which stops things in order.
    { ...ids(person), cwd: '/', env: cleanEnv(), detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  let isUp = false;
  let fault: string | null = null;
  child.stderr?.on('data', (chunk: Buffer) => {
    if (!isUp) output += chunk.toString();
    else for (const line of chunk.toString().split('\n')) if (isNotable(line)) log(`PostgreSQL: ${line}`);
  });
  child.once('error', (error) => {
    fault = error.message;
  });
  child.once('exit', () => {
    fault ??= FULL.exec(output)?.[0] ?? lastLine(output);
  });
  while (fault === null) {
    const file = readPidFile(cluster);
    if (file?.pid === child.pid && file?.isReady) {
      isUp = true;
      return child;
    }
    await wait(20);
  }
  throw new EmbeddedFault(`PostgreSQL does not start: ${fault}`);
}

/** The few lines of PostgreSQL's log that the operator should see; failed statements are reported by the server. */
function isNotable(line: string): boolean {
  return /^(WARNING|PANIC)|terminated by signal/.test(line);
}
