import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Actor } from '@hanjan/core';
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { type Answered, type Asked, Batch } from './batch.ts';
import { connectionTo, type Login, proveLogin } from './logins.ts';
import { preparedName } from './prepared.ts';
import { Ready } from './ready.ts';
import { slowStatements } from './slow.ts';
import type { Tables } from './tables.ts';

/** Builds queries and never runs them: `run` of a transaction does. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement: built for this call, or compiled before it. */
export type Runnable<R> = RawBuilder<R> | Compilable<R> | Ready<R>;

/**
 * Runs one statement inside the transaction it was given for. The `last` one is sent together with the end of the
 * transaction; its rows are answered once they are kept.
 */
export type Run = <R>(statement: Runnable<R>, place?: 'last') => Promise<R[]>;

/** The database as the application sees it: short transactions that carry who acts. */
export interface Database {
  /** One statement that only reads, for nobody. */
  ask<R>(statement: Runnable<R>): Promise<R[]>;
  /**
   * The same for a short statement that many ask at once: those of one moment leave together, and what makes one of them
   * fail makes all of them fail.
   */
  askTogether<R>(statement: Runnable<R>): Promise<R[]>;
  transact<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  /** A transaction that only reads; it is never tried again. */
  read<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  /** A transaction that only reads, all of it as the database was at its start, and that is never tried again. */
  readOnce<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** After so long without an answer a statement is given up; PostgreSQL ends it itself before. */
const PATIENCE_MS = 7_000;
const TRIES = 4;
const SNAPSHOT = 'ISOLATION LEVEL REPEATABLE READ READ ONLY';
const RETRIED = new Set(['40001', '40P01']);

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// Instants are texts as they travel, so that two of them compare like any other value.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instantOf);
const parseTextArray = pg.types.getTypeParser(1009 as never) as (text: string) => string[];
types.setTypeParser(1016 as never, (text: string) => parseTextArray(text).map(Number));
types.setTypeParser(1182 as never, parseTextArray);

/** An instant as it travels, of one as PostgreSQL words it in UTC; a `Date` for each takes several times as long. */
function instantOf(text: string): string {
  const [, date, time, fraction = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/.exec(text) ?? [];
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString();
}

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
  const together = gathering(pool);
  return {
    ask: (statement) => retrying(() => onConnection(pool, single(statement))),
    askTogether: (statement) => retrying(() => together(statement)),
    transact: (actor, work) => retrying(() => onConnection(pool, transaction('READ WRITE', actor, work))),
    read: (actor, work) => onConnection(pool, transaction('READ ONLY', actor, work)),
    readOnce: (actor, work) => onConnection(pool, transaction(SNAPSHOT, actor, work)),
    close: () => pool.end(),
  };
}

/** Work on a connection; `giveUp` keeps it from going back to the pool. */
type OnConnection<T> = (client: pg.PoolClient, giveUp: (error: Error) => void) => Promise<T>;

/** Does some work on a connection, which goes back to the pool afterwards unless it was given up or broke. */
async function onConnection<T>(pool: pg.Pool, work: OnConnection<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const giveUp = (error: Error) => {
    broken = error;
  };
  client.on('error', giveUp);
  try {
    return await work(client, giveUp);
  } finally {
    client.off('error', giveUp);
    client.release(broken);
  }
}

/**
 * One transaction: the actor is set before the first statement and forgotten at the end. Nothing is written outside of
 * it: connections are read-only until a transaction has begun, and a statement that comes after its end is refused.
 */
const transaction =
  <T>(mode: string, actor: Actor, work: (run: Run) => Promise<T>): OnConnection<T> =>
  async (client, giveUp) => {
    let batch: Batch | undefined;
    const flush = () => {
      batch?.send(client);
      batch = undefined;
    };
    // What is sent in one turn leaves in one packet. What stands behind a statement that fails, fails with it or for no
    // reason of its own: the first one is reported.
    let first: unknown;
    const send = (asked: Asked) => {
      if (!batch) {
        batch = new Batch(types);
        process.nextTick(flush);
      }
      return batch.add(asked).catch((error) => {
        first ??= traced(error);
        throw first;
      });
    };
    let committed: Promise<void> | undefined;
    let isOver = false;
    const commit = async () => {
      isOver = true;
      const { command } = await send(named('COMMIT'));
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    };
    const begun = Promise.all([
      send(named(`BEGIN ${mode}`)),
      send(named(ACT, [Number(actor.user_seq) || '', actor.user_type])),
    ]);
    const run: Run = async <R>(statement: Runnable<R>, place?: 'last') => {
      if (isOver) throw new Error('the transaction is over');
      const asked = compile(statement);
      const began = performance.now();
      const sent = send(asked);
      // Beside the answer, not before it: a statement that fails is to be heard before the end of its transaction.
      const note = () => slowStatements.add(asked.text, performance.now() - began);
      sent.then(note, note);
      if (place === 'last') committed = commit();
      const [{ rows }] = await Promise.all([sent, begun, committed]);
      return rows as R[];
    };
    try {
      const [result] = await Promise.all([work(run), begun]);
      await (committed ?? commit());
      return result;
    } catch (error) {
      isOver = true;
      flush();
      await client.query('ROLLBACK').catch(giveUp);
      throw error;
    }
  };

/** Says who acts, until the transaction ends. */
const ACT = "SELECT set_config('app.user', $1, true), set_config('app.site_role', $2, true)";

/** One statement alone. */
const single =
  <R>(statement: Runnable<R>): OnConnection<R[]> =>
  async (client, giveUp) => {
    const [answer] = await answersOf([compile(statement)], client, giveUp);
    return answer?.rows as R[];
  };

/** What statements answer outside of a transaction of ours. A connection on which one fails is given up. */
async function answersOf(asked: readonly Asked[], client: pg.PoolClient, giveUp: (error: Error) => void) {
  const batch = new Batch(types);
  const answers = asked.map((one) => batch.add(one));
  batch.send(client);
  return Promise.all(answers).catch((error) => {
    giveUp(error);
    throw traced(error);
  });
}

/** Gathers what is asked in one turn of the event loop: the statements of all calls that have come in. */
function gathering(pool: pg.Pool): Database['askTogether'] {
  let open: { readonly asked: Asked[]; readonly answers: Promise<Answered[]> } | undefined;
  const gather = () => {
    const asked: Asked[] = [];
    const answers = endOfTurn().then(() => {
      open = undefined;
      return onConnection(pool, (client, giveUp) => answersOf(asked, client, giveUp));
    });
    return { asked, answers };
  };
  return async <R>(statement: Runnable<R>) => {
    const one = compile(statement);
    open ??= gather();
    const { asked, answers } = open;
    const at = asked.push(one) - 1;
    return (await answers)[at]?.rows as R[];
  };
}

/** An error that says who asked, not which packet the answer came in. */
function traced(error: Error): Error {
  Error.captureStackTrace(error);
  return error;
}

/** The text of a statement and its values. */
export function compiled(statement: Runnable<unknown>): Pick<CompiledQuery, 'sql' | 'parameters'> {
  if (statement instanceof Ready) return statement;
  return 'isRawBuilder' in statement ? statement.compile(query) : statement.compile();
}

/** Throws where a value cannot be written as JSON. */
const named = (text: string, values: readonly unknown[] = []): Asked => ({
  name: preparedName(text),
  text,
  values: values.map(prepareValue),
});

function compile(statement: Runnable<unknown>): Asked {
  const { sql, parameters } = compiled(statement);
  return named(sql, parameters);
}

/** Runs the whole transaction again when PostgreSQL could not serialise it; nothing was committed then. */
async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !RETRIED.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resume) => setTimeout(resume, Math.random() * 20 * 2 ** tries));
    }
  }
}
