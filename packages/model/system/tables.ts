/** The calls on how tables of the database look. */
export const SYSTEM_PATH = '/api/setting/system';

/** Letters that a pasted definition may have. */
export const DEFINITION_LETTERS = 100_000;

/** A table or view with what PostgreSQL knows of its size. Views have none. */
export interface TableFacts {
  readonly table_name: string;
  readonly is_view: boolean;
  /** About so many, as PostgreSQL last counted. */
  readonly rows: number | null;
  /** All of it, and its indexes alone. */
  readonly bytes: number | null;
  readonly index_bytes: number | null;
  readonly indexes: number;
  readonly analysed_at: string | null;
}

/** What a table, or a definition of one, is written as. Nothing of it is run. */
export interface TableTexts {
  readonly table_name: string;
  /** As it can be pasted again. */
  readonly definition: string;
  readonly sql: string;
  readonly typescript: string;
  readonly messages: string;
}

/** A column in the words of PostgreSQL. */
export interface ColumnFacts {
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
  /** What it holds where nothing is given, or how it is made. */
  readonly initial: string | null;
  /** The conditions on it alone. */
  readonly check: string | null;
}

/** One column on either side; a side that has none is null. */
export interface ColumnPair {
  readonly name: string;
  readonly left: ColumnFacts | null;
  readonly right: ColumnFacts | null;
  readonly differs: readonly ('type' | 'is_required' | 'initial' | 'check')[];
}

/** Two tables side by side, and the statements that would make the left one like the right one. */
export interface TablePair {
  readonly left: string;
  readonly right: string;
  readonly columns: readonly ColumnPair[];
  readonly sql: string;
}

/** A table that there is, or a definition as somebody pasted it. */
export type TableAsked = { readonly table: string } | { readonly definition: string };
