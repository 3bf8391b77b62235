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
import { Ready } from './ready.ts';
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
 * transaction; its rows are answered once they are kept. One that is sent `ahead` answers no rows and at once, so that
 * what is behind it leaves with it; if it fails, the end of the transaction does.
 */
export type Run = <R>(statement: Runnable<R>, place?: 'last' | 'ahead') => Promise<R[]>;

/** The text of a statement and its values. */
export function compiled(statement: Runnable<unknown>): Pick<CompiledQuery, 'sql' | 'parameters'> {
  if (statement instanceof Ready) return statement;
  return 'isRawBuilder' in statement ? statement.compile(query) : statement.compile();
}
