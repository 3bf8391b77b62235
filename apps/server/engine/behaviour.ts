import type { Row } from '@hanjan/core';
import type { Work } from './work.ts';

/** A record before and after a change; null before it was written or brought back, and after it was removed. */
export interface Change {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What a kind of record does besides what its definition says. It gets the transaction and never the engine. */
export interface Behaviour {
  /** A sound record with what the server gives, before what it refers to is looked for; `before` is null for a new one. */
  fill?(work: Work, row: Row, before: Row | null): Promise<Row>;
  /** Writes what follows from a change. Throws a Refusal where it cannot be: then nothing of it was. */
  follow?(work: Work, change: Change, key: number): Promise<void>;
}

/** Behaviours by the names of their entities. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
