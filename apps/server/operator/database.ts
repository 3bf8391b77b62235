import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { BackupFault } from '../backup/fault.ts';
import { type Config, needLogins } from '../config.ts';
import { addresses, type EmbeddedAddresses } from '../db/embedded/bootstrap.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { AlreadyRunning, type DataLock, lockData } from '../db/embedded/lock.ts';
import { readPidFile } from '../db/embedded/postmaster.ts';
import type { Secrets } from '../db/embedded/secrets.ts';
import { checkDatabase } from '../db/postgres_settings.ts';
import { say, step } from '../progress.ts';

type Work<T> = (client: pg.Client) => Promise<T>;

/** Lends a connection that sees everything there is, of a running Hanjan or of one that is stopped. */
export async function readingFrom<T>(config: Config, signal: AbortSignal, work: Work<T>): Promise<T> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return connected(needLogins(config).backup, signal, work);
  if (!lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false })) {
    throw new BackupFault(`There is no database in ${dataDir} yet: there is nothing to back up.`);
  }
  return reaching(dataDir, 'A backup of Hanjan is being made', signal, ({ logins }) =>
    connected(logins.backup, signal, work),
  );
}

/** Tells where the owner reaches the database; the embedded one is started for the work where no Hanjan runs. */
export async function reachingOwner<T>(
  { databaseUrl, dataDir }: Config,
  doing: string,
  signal: AbortSignal,
  work: (url: string) => Promise<T>,
): Promise<T> {
  return databaseUrl ? work(databaseUrl) : reaching(dataDir, doing, signal, ({ url }) => work(url));
}

/** Tells where the database in a data directory is reached: that of a running Hanjan, otherwise started for the work. */
export async function reaching<T>(
  dataDir: string,
  doing: string,
  signal: AbortSignal,
  work: (at: EmbeddedAddresses) => Promise<T>,
): Promise<T> {
  const lock = await lockData(dataDir, doing).catch(unlessRunning);
  if (lock instanceof AlreadyRunning) return work(await runningAddresses(dataDir));
  return embedded(dataDir, lock, signal, work);
}

/** Lends a connection of the owner, while no Hanjan works on the database. */
export async function owning<T>({ databaseUrl, dataDir }: Config, signal: AbortSignal, work: Work<T>): Promise<T> {
  if (databaseUrl) return foreign(databaseUrl, signal, work);
  const lock = await lockData(dataDir, 'A backup is being restored').catch(unlessRunning);
  if (lock instanceof AlreadyRunning) throw new BackupFault(`${lock.message} Stop it first.`);
  return embedded(dataDir, lock, signal, ({ url }) => connected(url, signal, work));
}

function unlessRunning(error: unknown): AlreadyRunning {
  if (error instanceof AlreadyRunning) return error;
  throw error;
}

async function foreign<T>(url: string, signal: AbortSignal, work: Work<T>): Promise<T> {
  await step('Looking at the database of DATABASE_URL', () => checkDatabase(url));
  return connected(url, signal, work);
}

async function embedded<T>(
  dataDir: string,
  lock: DataLock,
  signal: AbortSignal,
  work: (at: EmbeddedAddresses) => Promise<T>,
): Promise<T> {
  try {
    signal.throwIfAborted();
    const start = () => startEmbedded({ dataDir, log: say });
    const database = await step(`Starting PostgreSQL with the data in ${dataDir}`, start);
    try {
      return await work(database);
    } finally {
      await step('Stopping PostgreSQL', database.stop);
    }
  } finally {
    lock.release();
  }
}

/** The database of a Hanjan that runs. */
async function runningAddresses(dataDir: string): Promise<EmbeddedAddresses> {
  const found = readPidFile(join(dataDir, 'postgres'));
  if (!found?.isReady) throw new BackupFault('Hanjan is just starting or stopping. Try again in a moment.');
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  return addresses(found, secrets);
}

async function connected<T>(url: string, signal: AbortSignal, work: Work<T>): Promise<T> {
  signal.throwIfAborted();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  // Ends a running statement with the connection.
  const end = () => client.end();
  signal.addEventListener('abort', end);
  try {
    return await work(client);
  } finally {
    signal.removeEventListener('abort', end);
    await end();
  }
}
