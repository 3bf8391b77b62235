import type { Row, Screen } from '@hanjan/core';
import { createStore } from '../store.ts';

interface Typed {
  readonly screen: string;
  /** Null for a new record. */
  readonly key: number | null;
  readonly values: Row;
}

/** Values that wait for the form of a record, to stand in it as if they had just been typed. */
export const typedLater = createStore<Typed | null>(null);

/** Has values typed into the form of a record when it is open next. Nothing is saved by that. */
export const typeLater = (screen: Screen, key: number | null, values: Row): void =>
  typedLater.set({ screen: screen.name, key, values });
