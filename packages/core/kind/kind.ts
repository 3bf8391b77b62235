import type { Units } from '../calc/units.ts';
import type { Fields } from './registry.ts';

/** The message keys that a value can fail with; each has a text in every language. */
export type FaultKey =
  | 'field_required'
  | 'field_NaN'
  | 'field_minValue'
  | 'field_maxValue'
  | 'field_step'
  | 'field_minLength'
  | 'field_maxLength'
  | 'sublist_minLength'
  | 'sublist_maxLength'
  | 'field_text'
  | 'field_capitals'
  | 'field_circle'
  | 'field_nested'
  | 'field_colour'
  | 'field_marks'
  | 'field_flag'
  | 'field_date'
  | 'field_code'
  | 'field_ref'
  | 'field_twice'
  | 'field_link'
  | 'field_image'
  | 'field_picture'
  | 'field_file'
  | 'field_period'
  | 'field_time'
  | 'field_rows'
  | 'field_below'
  | 'field_heavier'
  | 'field_curve'
  | 'field_id'
  // A box that has to be ticked says in words of its own for what.
  | `${string}_check_ok`;

/** Why a value is refused: a message key and the values that the message shows, in the units that people see. */
export interface Fault {
  readonly key: FaultKey;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Where inside of the value, when it is a list of rows. */
  readonly at?: Place;
}

/** A value in a list of rows: the row, counted from 0, and the name of the item. */
export interface Place {
  readonly row: number;
  readonly item: string;
}

/** How a kind lies in PostgreSQL. `check` is the condition on the column, in SQL; null always passes. */
export interface Column {
  readonly type: string;
  readonly check?: (column: string) => string;
  /** The rest of the column definition, such as `NOT NULL DEFAULT false`. */
  readonly rest?: string;
  /** Holds a value always: empty is not among its values. */
  readonly isNeverEmpty?: boolean;
  /** The column as JSON holds its value, in SQL, where PostgreSQL would word it otherwise. */
  readonly json?: (column: string) => string;
  /** Name of the entity whose key the column holds. */
  readonly references?: string;
  /**
   * PostgreSQL works it out whenever it is asked for, in SQL from the row that is named: it is selected, compared and
   * ordered by as a column is, but never written.
   */
  readonly computed?: (row: string) => string;
}

/** Codes of a group, records of an entity or uploaded pictures, by their hashes, that a value points at, and where inside of it. */
export type Pointer = { readonly at?: Place } & (
  | { readonly group: string; readonly ids: readonly string[] }
  | { readonly pictures: readonly string[] }
  | { readonly entity: string; readonly keys: readonly number[] }
);

/** How a list can be narrowed by a field of this kind. */
export type SearchMode = 'contains' | 'range' | 'overlaps' | 'equals' | 'one_of' | 'any_of';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What `show` may ask: the reader's language and units, and the names behind codes and references. */
export interface Names {
  readonly locale: string;
  code(group: string, id: string): string;
  ref(entity: string, key: number): string;
  text(key: string): string;
  /** The units that the reader prefers; where it says none, the one that is stored. */
  readonly units?: Units | undefined;
}

/** What a cell of a spreadsheet holds besides texts: a number, a calendar date, an instant. */
export type CellValue = { readonly number: number } | { readonly day: string } | { readonly instant: string };

/** Who types, as far as reading depends on it. */
export type Reader = Pick<Names, 'units'>;

/** The state of a record in which a field of it cannot be changed. */
export interface Lock {
  /** The fields that it is read from. */
  readonly from: readonly string[];
  /** Whether a record with these values is in it. Pure; takes anything. */
  when(values: Readonly<Record<string, unknown>>): boolean;
}

/** Options that every field has, whatever its kind. */
export interface FieldOptions {
  /**
   * Must not be empty when saved. Of a pair of names `plain` must be given by whoever works in English, `locale` by
   * everybody else.
   */
  readonly required?: boolean | 'plain' | 'locale';
  /** The flag of the record while which it may be empty nevertheless. */
  readonly waived?: string;
  /** Can be given on create and never changed afterwards, or not once a record is stored in some state. */
  readonly locked?: boolean | Lock;
  /** Is typed into the form of a new record only, for what follows from it there: nothing stores or answers it. */
  readonly passing?: boolean;
  /** Calculated or given by the server; a client never saves it. */
  readonly readonly?: boolean;
  /** Lists of very many records are narrowed by it: it has an index of its own, which every save has to write. */
  readonly indexed?: boolean;
  /** How the form shows it when not in its kind's usual way. */
  readonly view?: string;
  /** The column's former name, so that a drafted migration renames instead of dropping. */
  readonly was?: string;
  /** Steers the form, or how something is drawn: it is chosen there and is no fact for whoever reads the record. */
  readonly steers?: boolean;
  /** The key of its text, where its name says something else in other records. */
  readonly called?: string;
  /** What it is called while another field has one of some values, by keys of texts; otherwise by its own name. */
  readonly labels?: { readonly by: string; readonly of: Readonly<Record<string, string>> };
  /** A new form starts with what the person saved last on their device; at first with this. */
  readonly remembered?: unknown;
  /** What a new form starts with. `today` is the reader's own calendar day. */
  readonly initial?: unknown;
}

/** Values that must pass and values that must fail, for one set of options: they drive the shared suites. */
export interface Sample<Options> {
  readonly options: Options;
  readonly good: readonly unknown[];
  readonly bad: readonly (readonly [value: unknown, key: FaultKey])[];
}

/**
 * A value type: how it lies in the database and in JSON, what is refused, how it is shown and read.
 * Slider, rate and radio are views of a kind, not kinds.
 */
export interface Kind<Options = FieldOptions> {
  /** null when a value is a list of rows that lie in a table of their own. */
  column(options: Options): Column | null;
  /** The items of each row of a value that is a list of rows, how many rows it has at the most, and its table if it says. */
  rows?(options: Options): { readonly fields: Fields; readonly max: number; readonly table?: string };
  json(options: Options): JsonSchema;
  /** Empty texts and empty lists become null: they count as empty everywhere. */
  clean(value: unknown, options: Options): unknown;
  /**
   * Why a value that is not empty is refused, or null when it is good. Takes anything, throws never. Which of two names
   * inside of it is needed depends on the language.
   */
  check(value: unknown, options: Options, locale?: string): Fault | null;
  /** The value for a reader, without its unit. Never called with an empty value. */
  show(value: unknown, options: Options, names: Names): string;
  /** The unit that `show` leaves out. */
  unit?(options: Options, reader: Reader): string | undefined;
  /**
   * What a person typed as a value; `undefined` when it is none. The inverse of typing what a field shows, to the same
   * reader.
   */
  read(typed: string, options: Options, reader?: Reader): unknown;
  /** The smallest place that holds a value: a cell of a list unless it says otherwise, one of a sheet, or a form alone. */
  readonly room?: 'sheet' | 'form';
  /** The value in a spreadsheet, in the unit that is stored, where it is no text there. */
  cell?(value: unknown, options: Options): CellValue | null;
  /** What a good value points at; asked of the database when it is saved. */
  points?(value: unknown, options: Options): Pointer | readonly Pointer[];
  /** The value with what is calculated inside of it. Pure, on both sides, before anything is derived from it. */
  settle?(value: unknown, options: Options): unknown;
  readonly search: SearchMode;
  readonly samples: readonly Sample<Options>[];
}

/** null for what counts as empty, the value itself otherwise. */
export const emptyToNull = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
