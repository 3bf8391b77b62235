import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Reach } from './bootstrap.ts';
import { EmbeddedFault } from './fault.ts';
import type { Person } from './person.ts';
import { lastLine, run } from './run.ts';

/** What PostgreSQL wrote into postmaster.pid: its process, where it is reached and whether it is ready. */
export interface PidFile extends Reach {
  readonly pid: number;
  readonly isReady: boolean;
}

/** Reads postmaster.pid; null when there is none or it is not whole yet. */
export function readPidFile(cluster: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const host = lines[4]?.trim() || '127.0.0.1';
  return { pid, host, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Before a start: a PostgreSQL that outlived its Hanjan is stopped properly. A lock file whose process is gone,
 * or whose number now belongs to another program, is removed, because PostgreSQL itself would refuse to start.
 * Call this only while holding the data lock.
 */
export async function settleOrphan(
  cluster: string,
  binaries: Binaries,
  person: Person,
  log: (line: string) => void,
): Promise<void> {
  const file = readPidFile(cluster);
  if (!file) return;
  if (!isPostmaster(file.pid, cluster)) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`PostgreSQL of an earlier start still runs (process ${file.pid}): stopping it.`);
  const pgCtl = join(binaries.directory, 'bin', 'pg_ctl');
  const fast = await run(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60'], person);
  if (fast.code === 0 || !isPostmaster(file.pid, cluster)) return;
  const hard = await run(pgCtl, ['stop', '-D', cluster, '-m', 'immediate', '-w', '-t', '30'], person);
  if (hard.code === 0 || !isPostmaster(file.pid, cluster)) return;
  throw new EmbeddedFault(
    `PostgreSQL of an earlier start (process ${file.pid}) does not stop: ${lastLine(hard.output)}`,
  );
}

/** Whether the process is the PostgreSQL server of this cluster, rather than another that got its number. */
export function isPostmaster(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform === 'linux') return isPostmasterOnLinux(pid, cluster);
  if (process.platform === 'win32') return true;
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

/** The server's working directory is its cluster; a finished process that nobody collected has none. */
function isPostmasterOnLinux(pid: number, cluster: string): boolean {
  try {
    const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '';
    return basename(program) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
