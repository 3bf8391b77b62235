/** How large a file may be that is imported. */
export const IMPORT_MB = 8;

/** What is wrong with a cell of a file, with a row, or, where its head is empty, with what it has no column for. */
export interface ImportFault {
  /** As spreadsheets number them. */
  readonly row: number;
  readonly name: string;
  /** What stands above the column. */
  readonly head: string;
  /** What stands in the cell. */
  readonly typed: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** What to do about it, in the language of whoever imports. */
  readonly description: string;
}

/** A record that would change: what its cells say now, and what the file says. */
export interface ImportChange {
  readonly row: number;
  readonly cells: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** A column that is passed over: nobody knows it, it may not be filled, or it stands there twice. */
export interface IgnoredColumn {
  readonly head: string;
  readonly why: 'unknown' | 'forbidden' | 'twice';
}

/** What an import would do with a file, or has done. */
export interface ImportResult {
  /** Rows of the file, and how many of them are new records, change one, or say what one says already. */
  readonly rows: number;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  /** The first of the records that change. */
  readonly changes: readonly ImportChange[];
  /** The columns that are imported. */
  readonly columns: readonly { readonly name: string; readonly head: string }[];
  readonly ignored: readonly IgnoredColumn[];
  /** The first of what is wrong. */
  readonly faults: readonly ImportFault[];
  readonly faults_total: number;
  /** The first rows as they are written, and the first of those that something is wrong with. */
  readonly sample: readonly { readonly row: number; readonly cells: readonly string[] }[];
}
