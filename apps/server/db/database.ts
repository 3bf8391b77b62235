import type { Actor } from '@hanjan/core';
import pg from 'pg';
import { connectionTo, type Login, proveLogin } from './logins.ts';
import type { Run, Runnable } from './statement.ts';
import { compile, types } from './wire/asked.ts';
import type { Answered } from './wire/batch.ts';
import { linesOf } from './wire/lines.ts';
import { traced, transaction } from './wire/transaction.ts';

/** The database as the application sees it: short transactions that carry who acts. */
export interface Database {
  /** One statement that only reads, for nobody. */
  ask<R>(statement: Runnable<R>): Promise<R[]>;
  /**
   * The same for a short statement that many ask at once: those of one moment leave together, and where one fails, those
   * behind it fail too.
   */
  askTogether<R>(statement: Runnable<R>): Promise<R[]>;
  transact<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  /** A transaction that only reads. */
  read<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  /** A transaction that only reads, all of it as the database was at its start, and that is never tried again. */
  readOnce<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * After so long without an answer what was sent together is given up; PostgreSQL ends a single statement itself before. A
 * save may be kept then all the same: with a key it is sent again and answered.
 */
const PATIENCE_MS = 7_000;
const TRIES = 4;
/** PostgreSQL could not serialise a transaction, or chose it to end a deadlock. Nothing was committed then. */
const NOT_SERIALISED = ['40001', '40P01'];
/** A statement was to be prepared for a neighbour on the connection, who failed before it. */
const NOT_PREPARED = ['26000'];

/** Opens the pool of a login. Every new connection proves that it is bound as it has to be before it is used. */
export function openDatabase(
  addresses: Readonly<Record<Login, string>>,
  login: Login,
  onError: (error: Error) => void,
  connections = 10,
  patienceMs = PATIENCE_MS,
): Database {
  const pool = new pg.Pool({
    ...connectionTo(addresses[login]),
    onConnect: (client: pg.ClientBase) => proveLogin(client, login),
    max: connections,
    // Never quite gone, so that a restore sees that the database is in use.
    min: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: patienceMs,
    keepAlive: true,
    // What a connection prepared, it keeps until it ends.
    maxLifetimeSeconds: 3_600,
    // A rush after some quiet finds connections open: each new one costs PostgreSQL a process and us a proof.
    idleTimeoutMillis: 600_000,
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  const lines = linesOf(pool);
  return {
    ask: (statement) => retrying(NOT_SERIALISED, async () => rowsOf(lines.ask(compile(statement)))),
    askTogether: (statement) => retrying(NOT_SERIALISED, async () => rowsOf(lines.askTogether(compile(statement)))),
    transact: (actor, work) => retrying(NOT_SERIALISED, () => transaction(lines, 'write', actor, work)),
    read: (actor, work) => retrying(NOT_PREPARED, () => transaction(lines, 'read', actor, work)),
    readOnce: (actor, work) => transaction(lines, 'snapshot', actor, work),
    close: () => pool.end(),
  };
}

async function rowsOf<R>(answered: Promise<Answered>): Promise<R[]> {
  const { rows } = await answered.catch((error) => {
    throw traced(error);
  });
  return rows as R[];
}

/** Runs the whole transaction again when it failed of what has to do with others. */
async function retrying<T>(codes: readonly string[], attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !codes.includes((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resume) => setTimeout(resume, Math.random() * 20 * 2 ** tries));
    }
  }
}
