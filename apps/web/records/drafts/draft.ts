import { numberOrNull, type Row } from '@hanjan/core';
import type { Waiting } from './wait.ts';

/** Days that unsaved writing stays on a device after it was last written on. */
export const DRAFT_DAYS = 30;

/** Of which form: one person's, in one organisation or none, on one screen, of a stored record or (null) a new one. */
export interface Place {
  /** The person's `user_uuid`. */
  readonly owner: string;
  readonly org: number | null;
  readonly screen: string;
  readonly key: number | null;
}

/** A save that was sent and may have arrived without its answer: sent again it keeps its key. */
export interface Attempt {
  /** What was to be saved, as JSON. */
  readonly payload: string;
  /** What the person had said yes to when it was sent. */
  readonly confirm?: Row;
  readonly key: string;
}

/** What a person typed into one form and has not saved. */
export interface Draft extends Place {
  readonly id: string;
  /** The opened page that writes it; another one may take it over. */
  readonly page: string;
  /** Version of the record that was changed, null for a new one. */
  readonly version: number | null;
  /** How people know the record, as far as it is written. */
  readonly name: string;
  /** The changed fields as they were; of a new record everything that it began with. */
  readonly before: Row;
  /** The changed fields as they stand. */
  readonly values: Row;
  /** What stands typed in fields and is no value yet. */
  readonly typed: Readonly<Record<string, string>>;
  readonly attempt: Attempt | null;
  /** When it was last written on. */
  readonly at: string;
  /** It was saved without a network: its attempt is sent once there is one. */
  readonly waiting?: Waiting;
}

/** Raised when an older program could no longer make sense of what is stored. */
const FORMAT = 1;

/** A draft as the device keeps it. Whose it is stands in its key. */
export function writeDraft({ id, owner, ...rest }: Draft): string {
  return JSON.stringify({ format: FORMAT, ...rest });
}

/** A draft as it was stored, by this program or an older one; null for anything else. */
export function readDraft(id: string, owner: string, text: string): Draft | null {
  const kept = parse(text);
  if (!kept || kept.format !== FORMAT) return null;
  const { org, screen, key, page, version, name, before, values, typed, attempt, at, waiting } = kept;
  if (typeof screen !== 'string' || !isRow(values) || writtenAt(text) === null) return null;
  return {
    id,
    owner,
    org: numberOrNull(org),
    screen,
    key: numberOrNull(key),
    page: String(page),
    version: numberOrNull(version),
    name: typeof name === 'string' ? name : '',
    before: isRow(before) ? before : {},
    values,
    typed: isRow(typed) ? textsOf(typed) : {},
    attempt: isRow(attempt) ? attemptOf(attempt) : null,
    at: String(at),
    ...(isRow(waiting) && { waiting: waiting as unknown as Waiting }),
  };
}

/** A save as it was stored. */
const attemptOf = ({ payload, confirm, key }: Row): Attempt => ({
  payload: String(payload),
  ...(isRow(confirm) && { confirm }),
  key: String(key),
});

/** When a kept draft of any format was last written on, in ms; null when it does not say. */
export function writtenAt(text: string): number | null {
  const at = parse(text)?.at;
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.owner === b.owner && a.org === b.org && a.screen === b.screen && a.key === b.key;

function parse(text: string): Row | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isRow(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const textsOf = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
