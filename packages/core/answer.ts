import type { Place } from './kind/kind.ts';

/** A message about one field: its name, a message key and the values that the message shows. */
export interface FieldFault {
  readonly name: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Where inside of a field that is a list of rows. */
  readonly at?: Place;
}

/** The most rows of a page of a list; whoever asks for more gets so many. */
export const MAX_LIST_COUNT = 100;

/** For so many days a removed record can be brought back; then it is deleted for good. */
export const DAYS_AFTER_REMOVAL = 30;

/** What every call of the API answers. `status` is `OK` or the HTTP status as text. */
export interface Answer<T = unknown> {
  readonly status: string;
  readonly result: T;
  readonly description: string;
  readonly code: string | null;
  readonly fields: readonly FieldFault[];
  readonly request_id: string;
  readonly pagination?: Pagination;
  readonly write_check?: boolean;
  readonly resultName?: ResultNames;
  /** A mark of all that a look-up answered. */
  readonly last_edit_at?: string;
  /** A look-up answered as much as it does at once, and there is more. */
  readonly more?: boolean;
  /** The entities whose records a save wrote, sorted: whoever shows some of them asks again. */
  readonly touched?: readonly string[];
}

/**
 * The names behind the references of an answer: by field, by key, the plain and locale names of the record under their
 * own field names.
 */
export type ResultNames = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | null>>>>>>;

export interface Pagination {
  readonly page: number;
  readonly total_pages: number;
  readonly total: number;
}
