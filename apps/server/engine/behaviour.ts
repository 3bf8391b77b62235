import type { Row } from '@hanjan/core';
import type { Transaction } from './transaction.ts';

/** A record before and after a change; null before it was written or brought back, and after it was removed. */
export interface Change<Stored = Row, Sound = Row> {
  readonly before: Stored | null;
  readonly after: Sound | null;
}

/**
 * What a kind of record does besides what its definition says. `Stored` is a record as it is stored, `Sound` one that was
 * found good, before the server has given it everything.
 */
export interface Behaviour<Stored = Row, Sound = Row> {
  /** Locks what is to be locked before a stored record is, where others lock both the other way round. */
  lock?(transaction: Transaction, key: number): Promise<void>;
  /** A sound record with what the server gives, before what it refers to is looked for; `before` is null for a new one. */
  fill?(transaction: Transaction, row: Sound, before: Stored | null): Promise<Sound>;
  /** Writes what follows from a change. Throws a Refusal where it cannot be: then nothing of it was. */
  follow?(transaction: Transaction, change: Change<Stored, Sound>, key: number): Promise<void>;
}

/** Behaviours by the names of their entities. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
