import type { FaultKey, Row } from '@hanjan/core';

/** What a person or their browser puts into the input of a field. */
export interface Typed {
  /** Goes in as one piece, like something that is pasted: newlines and tabs too. */
  readonly typed: string;
  /** What stands in the input once it is left. */
  readonly shows: string;
  /** What the field fails with then. */
  readonly fault: FaultKey | null;
  /** What the form holds then, when the field does not fail. */
  readonly value?: unknown;
}

/** What somebody sends to the server, past every form. */
export interface Sent {
  readonly value: unknown;
  readonly fault: FaultKey | null;
  /** Other fields that are sent along, such as the own words of a choice. */
  readonly with?: Row;
  /** What is read back when it is good and not kept as it was sent. */
  readonly kept?: unknown;
}

/** Hostile values of one field of `dev_kind`. */
export interface Hostile {
  readonly field: string;
  readonly typed: readonly Typed[];
  readonly sent: readonly Sent[];
}
