import type { Row, Screen } from '@hanjan/core';
import { readStored, writeStored } from '../../base/store/storage.ts';
import { createStore } from '../../base/store/store.ts';
import { markDraft } from '../drafts/open_keepers.ts';

interface Typed {
  readonly screen: string;
  /** Null for a new record. */
  readonly key: number | null;
  readonly values: Row;
  /** Where they come from in the product: only the form that is opened from there takes them. */
  readonly from?: string;
  /** The brew that they are of: it is dropped once the form has them. */
  readonly run?: string;
  /** There is nothing left to write: the form saves them at once. */
  readonly saves?: boolean;
}

/** Under which the tab keeps what comes from elsewhere: signing in on the way may load the page anew. */
const NAME = 'hanjan.typed';

/** Values that wait for the form of a record, to stand in it as if they had just been typed. */
export const typedLater = createStore<Typed | null>(readTyped());

typedLater.subscribe(() => writeStored('tab', NAME, typedLater.get()?.from ? typedLater.get() : null));

/** Has values typed into the form of a record when it is open next. They are saved only where the source says so. */
export const typeLater = (
  { name }: Pick<Screen, 'name'>,
  key: number | null,
  values: Row,
  source: Pick<Typed, 'from' | 'run' | 'saves'> = {},
): void => {
  // It begins a record of its own, whatever this tab was in the middle of; who opens one for a page has said which.
  if (key === null && !source.from) markDraft(null);
  typedLater.set({ screen: name, key, values, ...source });
};

/** The search of an address whose form takes what was typed elsewhere, and where that says it comes from. */
export const searchFrom = (from: string): string => `?from=${from}`;
export const fromIn = (search: string): string | null => new URLSearchParams(search).get('from');

/** Whether an address says of what a new record is: it begins one of its own, whatever this tab was in the middle of. */
export const beginsAnew = (search: string): boolean => new URLSearchParams(search).has('serial');

function readTyped(): Typed | null {
  const kept = readStored('tab', NAME);
  return isTyped(kept) ? kept : null;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTyped(kept: unknown): kept is Typed {
  if (!isRow(kept) || typeof kept.screen !== 'string' || kept.key !== null || !isRow(kept.values)) return false;
  const { from, run, saves } = kept;
  return !!from && (run === undefined || typeof run === 'string') && (saves === undefined || saves === true);
}
