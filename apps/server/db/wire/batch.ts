import { onceFor } from '@hanjan/core';
import pg from 'pg';

/** A statement as it is sent, its values as PostgreSQL reads them; one with a name stays prepared on its connection. */
export interface Asked {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly (string | Buffer | null)[];
}

/** What a statement answered. */
export interface Answered {
  readonly rows: pg.QueryResultRow[];
  /** The first word of what was done, such as `SELECT`; `ROLLBACK` for the `COMMIT` of what failed before. */
  readonly command: string;
}

/** What the rows of a statement are read by. */
interface Columns {
  readonly names: readonly string[];
  /** How each text becomes a value. */
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row without values, so that all rows are objects of one shape. */
  readonly empty: pg.QueryResultRow;
}

/** One statement of a batch, and whoever waits for its answer. */
interface Waiting extends Asked {
  /** Rows as they came. */
  readonly texts: (readonly (string | null)[])[];
  columns: Columns | undefined;
  readonly resolve: (answered: Answered) => void;
  readonly reject: (error: unknown) => void;
}

/** The connection of pg as it is inside, which its types leave out: each method but the first two sends one message. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  /** The texts of statements with names, those that PostgreSQL has read and those on their way. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { readonly name: string | undefined; readonly text: string }): void;
  bind(values: { readonly statement: string | undefined; readonly values: Asked['values'] }): void;
  describe(portal: { readonly type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

/** A query of pg as it is inside. Name and text are those of the statement that PostgreSQL answers now. */
interface Inside {
  name: string | undefined;
  text: string;
  callback: ((error: Error | null) => void) | undefined;
}
const Query = pg.Query as unknown as new (text: string) => Inside;

/** The columns of the statements that a connection has prepared, by their names. */
const columnsOf = onceFor((_: Connection) => new Map<string, Columns>());

/**
 * Statements that are sent to a connection together, with one end: PostgreSQL skips what stands behind one that fails, and
 * outside of a transaction they are one. A connection is asked once what the columns of a statement with a name are; a
 * change of them makes PostgreSQL refuse it, whether it describes it or not. To pg a batch is a query that becomes each of
 * its statements in turn.
 */
export class Batch extends Query {
  /** Once PostgreSQL has answered all of it, or refused one: what it failed of, or null. What is sent next waits all the same. */
  readonly ended: Promise<Error | null>;
  private readonly waiting: Waiting[] = [];
  private readonly parsers: pg.CustomTypesConfig;
  private columns = new Map<string, Columns>();
  /** Which statement is sent or answered now. */
  private at = 0;

  /** `parsers` make values of texts. */
  constructor(parsers: pg.CustomTypesConfig) {
    super('');
    this.parsers = parsers;
    this.ended = new Promise((resolve) => {
      this.callback = resolve;
    });
  }

  /** Adds a statement, before the batch is sent. */
  add(asked: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...asked, texts: [], columns: undefined, resolve, reject });
    });
  }

  /** Adds the statement that begins the transaction of all others. */
  begin(asked: Asked): void {
    this.waiting.unshift({
      ...asked,
      texts: [],
      columns: undefined,
      resolve: () => undefined,
      reject: () => undefined,
    });
  }

  /** Sends batches to a connection in one packet, one behind another. */
  static send(client: pg.ClientBase, batches: readonly Batch[]): void {
    const { stream } = (client as unknown as { connection: Connection }).connection;
    stream.cork();
    try {
      for (const batch of batches) client.query(batch as never);
    } catch (error) {
      for (const batch of batches) batch.fail(error as Error);
    } finally {
      stream.uncork();
    }
  }

  /** It was not sent. */
  readonly fail = (error: Error): void => {
    for (const { reject } of this.waiting.splice(0)) reject(error);
    this.callback?.(error);
  };

  submit(connection: Connection): null {
    this.columns = columnsOf(connection);
    for (const statement of this.waiting) this.put(connection, statement);
    connection.sync();
    this.turnTo(0);
    return null;
  }

  private put(connection: Connection, statement: Waiting): void {
    const { name, text, values } = statement;
    if (!name || !(name in connection.parsedStatements || name in connection.submittedNamedStatements)) {
      connection.parse({ name, text });
      if (name) connection.submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values });
    statement.columns = this.columns.get(name ?? '');
    if (!statement.columns) connection.describe({ type: 'P' });
    connection.execute({});
  }

  private turnTo(at: number): void {
    const { name, text = '' } = this.waiting[at] ?? {};
    this.at = at;
    this.name = name;
    this.text = text;
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const names = fields.map(({ name }) => name);
    (this.waiting[this.at] as Waiting).columns = {
      names,
      parsers: fields.map(({ dataTypeID }) => this.parsers.getTypeParser(dataTypeID, 'text')),
      empty: Object.fromEntries(names.map((name) => [name, null])),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.waiting[this.at]?.texts.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const { name, texts, columns = NONE, resolve, reject } = this.waiting[this.at] as Waiting;
    if (name) this.columns.set(name, columns);
    this.turnTo(this.at + 1);
    try {
      resolve({ rows: texts.map((row) => rowOf(row, columns)), command: text.split(' ', 1)[0] ?? '' });
    } catch (error) {
      reject(error);
    }
  }

  /** A statement without words is answered by another message. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: Error, { submittedNamedStatements }: Connection): void {
    for (const { name, reject } of this.waiting.splice(this.at)) {
      // PostgreSQL has not read those behind the one that failed.
      if (name) delete submittedNamedStatements[name];
      reject(error);
    }
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }
}

/** Of statements that answer no rows. */
const NONE: Columns = { names: [], parsers: [], empty: {} };

function rowOf(texts: readonly (string | null)[], { names, parsers, empty }: Columns): pg.QueryResultRow {
  const row = { ...empty };
  // No iterator: this is done for every value that is read.
  for (let nth = 0; nth < texts.length; nth++) {
    const text = texts[nth] ?? null;
    if (text !== null) row[names[nth] as string] = parsers[nth]?.(text);
  }
  return row;
}
