import type { Row } from '@hanjan/core';
import type { Plan } from './plan.ts';

/** A pour that began; `sum` is what the scale showed when it was over. */
export interface Closed {
  readonly term: number;
  readonly sum: number | null;
}

/** A brew that runs, stands still or is over. Moments are ms since 1970, times ms from 0:00. */
export interface Run {
  readonly id: string;
  /** The path that began it, without its language. */
  readonly home: string;
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
export type Given = Pick<Run, 'home' | 'title' | 'fields'>;
export type Stage = 'running' | 'paused' | 'over';
/** Why its clock cannot be right: it lies ahead of the device's, or nobody ended it until it reached its limit. */
export type RunTrouble = 'ahead' | 'limit';

export const begin = (given: Given, now: number): Run => ({
  ...given,
  ...{ id: String(now), began: now, start: now, pausedAt: null, begun: [{ term: 0, sum: null }], end: null },
  isHours: false,
});
export const elapsed = (run: Run, now: number): number => run.end ?? Math.max(0, now - run.start);
export const pause = (run: Run, _now: number): Run => run;
export const resume = (run: Run, _now: number): Run => run;
/** Begins the next pour now, also out of a pause; after the last one the brew is over. */
export const next = (run: Run, _now: number): Run => run;
export const back = (run: Run): Run => run;
export const weighed = (run: Run, _nth: number, _sum: number | null): Run => run;
export const finish = (run: Run, _now: number): Run => run;
export const due = (run: Run, _now: number, _isAuto: boolean): Run => run;
export const stageOf = (run: Run): Stage => (run.end === null ? 'running' : 'over');
export const actualOf = (_run: Run): Plan => ({ pours: [], end: null });
export const recordOf = (run: Run): Row => run.fields;
export const adjusted = (run: Run, _by: number): Run => run;
export const troubleOf = (_run: Run, _now: number): RunTrouble | null => null;
/** Goes on from the last tap, as if no time had passed since. */
export const wentOn = (run: Run, _now: number): Run => run;
export const isRun = (_value: unknown): _value is Run => false;
