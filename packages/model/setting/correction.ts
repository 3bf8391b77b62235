import { memo } from '@hanjan/core';

/** What answers that touched suggestions name. */
export const CORRECTION = 'correction';
/** One's own suggestions: `GET {path}/list`, and `POST {path}/edit` for a new one. */
export const CORRECTION_PATH = '/api/user/correction';
/** Those that wait for an administrator: `GET {path}/list`, `POST {path}/settle`. */
export const CORRECTIONS_PATH = '/api/setting/correction';
/** How many of one person wait at the most. */
export const MOST_CORRECTIONS = 20;

/** What is written of one. */
export const correctionFields = {
  correction_text: memo({ required: true, max: 1000 }),
  correction_answer: memo({ max: 1000 }),
} as const;

/** How one was settled. */
export const SETTLED = ['DONE', 'DECLINED'] as const;
export type Settled = (typeof SETTLED)[number];

/** What somebody says is missing or wrong in what everybody refers to. Instants are ISO texts. */
export interface Correction {
  readonly correction_seq: number;
  /** The kind of records, and which of them it is about; null where one is missing. */
  readonly entity: string;
  readonly record_seq: number | null;
  /** The names of that one. */
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly correction_text: string;
  readonly correction_state: 'OPEN' | Settled;
  readonly correction_answer: string | null;
  readonly correction_at: string;
}

/** One that waits, for administrators: whose it is, and the screen that shows the record. */
export interface WaitingCorrection extends Correction {
  readonly user_name: string | null;
  readonly screen: string | null;
}
