import type { Row } from '@hanjan/core';
import { isLong } from '../plan.ts';

/** A pour that began; `sum` is what the scale showed when it was over, in tenths of a gram. */
export interface Closed {
  readonly term: number;
  readonly sum: number | null;
}

/** A brew that runs, stands still or is over. Moments are ms since 1970, times ms from 0:00. */
export interface Run {
  readonly id: string;
  /** The path that began it, without its language. */
  readonly home: string;
  /** Who began it: nobody else on this device is shown it. A guest's is whoever's that signs in. */
  readonly owner?: string | null | undefined;
  /** The draft of the new record that began it. */
  readonly draft?: string | null | undefined;
  readonly title: string;
  /** What is to be recorded, with the steps of the plan. */
  readonly fields: Row;
  /** When it was begun; pauses do not move it. */
  readonly began: number;
  /** What its time counts from; going on after a pause moves it. */
  readonly start: number;
  readonly pausedAt: number | null;
  /** The pours that began; the first one is the start at 0:00. */
  readonly begun: readonly Closed[];
  /** How long it took, once it is over. */
  readonly end: number | null;
  /** It may take a day instead of an hour. */
  readonly isHours: boolean;
}

/** What a brew is begun with. */
export type Given = Pick<Run, 'home' | 'draft' | 'title' | 'fields'>;
/** How it stands. */
export type Stage = 'running' | 'paused' | 'over';

const HOUR = 3_600_000;
/** The longest that a brew is waited for, in ms. */
export const DAY = 24 * HOUR;

/** A brew that begins at a moment, or stands ready at 0:00 until somebody starts it. */
export const begin = (given: Given & Pick<Run, 'owner'>, now: number, isReady = false): Run => ({
  ...given,
  ...{ id: String(now), began: now, start: now, pausedAt: isReady ? now : null },
  ...{ begun: [{ term: 0, sum: null }], end: null },
  isHours: isLong(given.fields),
});

/** Whether it has not been started yet. */
export const isReady = ({ start, pausedAt, end }: Run): boolean => end === null && pausedAt === start;

/** How far it is: it stands still while it is paused and when it is over, and is never below zero. */
export const elapsed = ({ start, pausedAt, end }: Run, now: number): number =>
  end ?? Math.max(0, (pausedAt ?? now) - start);

/** How it stands: what is over does not pause any more. */
export const stageOf = ({ end, pausedAt }: Run): Stage =>
  end !== null ? 'over' : pausedAt === null ? 'running' : 'paused';

/** The longest that a brew may take. */
export const limitOf = ({ isHours }: Pick<Run, 'isHours'>): number => (isHours ? DAY : HOUR);

/** When the last pour began. */
export const lastTerm = ({ begun }: Run): number => begun.at(-1)?.term ?? 0;
