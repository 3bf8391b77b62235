import pg from 'pg';

/** What a result is read by: the columns, and how each of their texts becomes a value. */
interface Columns {
  readonly fields: readonly unknown[];
  readonly _parsers: readonly unknown[] | undefined;
  readonly _prebuiltEmptyResultObject: object | null;
}

type Connection = object & { describe?(portal: object): void };

/** A query of pg as it is inside, which its types leave out. */
interface Inside {
  readonly name: string;
  readonly _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleCommandComplete(message: object, connection: Connection): void;
}
const Query = pg.Query as unknown as new (config: pg.QueryConfig) => Inside;

/** What is known of a connection. */
interface Known {
  /** The columns of the statements that it has prepared, by their names. */
  readonly columns: Map<string, Columns>;
  /** The connection, but for asking what columns are. */
  readonly silent: Connection;
}
const connections = new WeakMap<Connection, Known>();

function knownOf(connection: Connection): Known {
  const known = connections.get(connection) ?? {
    columns: new Map<string, Columns>(),
    silent: Object.create(connection, { describe: { value: () => undefined } }),
  };
  connections.set(connection, known);
  return known;
}

/**
 * A statement with a name: PostgreSQL describes its columns to a connection once, and they are read once. A change of them
 * makes PostgreSQL refuse the statement, whether it describes it or not.
 */
class NamedQuery extends Query {
  override prepare(connection: Connection): void {
    const { columns, silent } = knownOf(connection);
    const known = columns.get(this.name);
    if (known) {
      Object.assign(this._result, known);
      this._accumulateRows = true;
    }
    super.prepare(known ? silent : connection);
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    super.handleCommandComplete(message, connection);
    const { columns } = knownOf(connection);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (!columns.has(this.name)) columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Sends a statement that has a name. */
export const askNamed = (by: pg.Pool | pg.ClientBase, asked: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
    by.query(new NamedQuery(asked) as never, undefined as never, done as never);
  });
