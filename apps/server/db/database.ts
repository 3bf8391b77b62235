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

type Runnable<R> = RawBuilder<R> | Compilable<R>;

/** Runs one statement inside the transaction it was given for. */
export type Run = <R>(statement: Runnable<R>) => Promise<R[]>;

/** The database as the application sees it: short transactions that carry who acts. */
export interface Database {
  transact<T>(actor: Actor, work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const TRIES = 4;
const RETRIED = new Set(['40001', '40P01']);

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
const parseTextArray = pg.types.getTypeParser(1009 as never) as (text: string) => string[];
types.setTypeParser(1016 as never, (text: string) => parseTextArray(text).map(Number));

const OPTIONS = [
  'role=hanjan_app',
  'default_transaction_read_only=on',
  'statement_timeout=5000',
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'timezone=UTC',
];

/** Opens the pool. Connections work as `hanjan_app`, which owns nothing and is bound by row level security. */
export function openDatabase(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    options: OPTIONS.map((option) => `-c ${option}`).join(' '),
    max: 10,
    // Never quite gone, so that a restore sees that the database is in use.
    min: 1,
    connectionTimeoutMillis: 2_000,
    query_timeout: 7_000,
    keepAlive: true,
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  return {
    transact: (actor, work) => retrying(() => transactOnce(pool, actor, work)),
    close: () => pool.end(),
  };
}

/**
 * One transaction: the actor is set before the first statement and forgotten at the end. Nothing is written outside of
 * it: connections are read-only until a transaction has begun, and a statement that comes after its end is refused.
 */
async function transactOnce<T>(pool: pg.Pool, actor: Actor, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', onBroken);
  let isOver = false;
  // Sent together with the first statement of the work.
  const begun = Promise.all([
    client.query('BEGIN READ WRITE'),
    client.query("SELECT set_config('app.user', $1, true)", [String(actor.user_seq ?? '')]),
  ]);
  const run: Run = async <R>(statement: Runnable<R>) => {
    if (isOver) throw new Error('the transaction is over');
    const { sql, parameters } = compile(statement);
    const [{ rows }] = await Promise.all([client.query(sql, [...parameters]), begun]);
    return rows as R[];
  };
  try {
    const [result] = await Promise.all([work(run), begun]);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    isOver = true;
    await client.query('ROLLBACK').catch(onBroken);
    throw error;
  } finally {
    client.off('error', onBroken);
    client.release(broken);
  }
}

const compile = <R>(statement: Runnable<R>): CompiledQuery<R> =>
  'isRawBuilder' in statement ? statement.compile(query) : statement.compile();

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
