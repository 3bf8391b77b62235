import { type PlannedPour, type Row, toSeconds } from '@hanjan/core';
import { SLACK } from '../timer/clock_set.ts';
import { isMass } from './is_run.ts';
import { isLong, isShot, type Plan, planOf, stepsOf } from './plan.ts';

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
/** Why its clock cannot be right: it lies before the last tap, or nobody ended the brew until it reached its limit. */
export type RunTrouble = 'ahead' | 'limit';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A second tap this soon is the same tap. */
const DOUBLE = 300;
/** What is recorded, and what the clock shows. */
const TENTH = 100;
const toTenth = (ms: number) => Math.floor(ms / TENTH) * TENTH;

/** A brew that begins at a moment. */
export const begin = (given: Given, now: number): Run => ({
  ...given,
  ...{ id: String(now), began: now, start: now, pausedAt: null, begun: [{ term: 0, sum: null }], end: null },
  isHours: isLong(given.fields),
});

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

/** Has its clock stand still. */
export const pause = (run: Run, now: number): Run => (stageOf(run) === 'running' ? { ...run, pausedAt: now } : run);

/** Goes on where it was paused, whatever the device's clock did meanwhile. */
export const resume = (run: Run, now: number): Run =>
  run.pausedAt === null || run.end !== null ? run : { ...run, start: run.start + now - run.pausedAt, pausedAt: null };

/** Begins the next pour now, also out of a pause; after the last one the brew is over. */
export function next(run: Run, now: number): Run {
  const term = toTenth(elapsed(run, now));
  if (run.end !== null || term - lastTerm(run) <= DOUBLE) return run;
  if (run.begun.length >= planOf(run.fields).pours.length) return { ...run, end: term };
  return { ...resume(run, now), begun: [...run.begun, { term, sum: null }] };
}

/** Takes the last tap back, also the end; the start stays. */
export function back(run: Run): Run {
  if (run.end !== null) return { ...run, end: null };
  return run.begun.length > 1 ? { ...run, begun: run.begun.slice(0, -1) } : run;
}

/** What the scale showed when a pour was over, the start counted as 0; null takes it away. */
export function weighed(run: Run, nth: number, sum: number | null): Run {
  const good = sum === null ? null : Math.round(sum);
  if (!run.begun[nth] || (good !== null && !isMass(good))) return run;
  return { ...run, begun: run.begun.with(nth, { ...run.begun[nth], sum: good }) };
}

/** Ends it now, whatever is still planned. */
export const finish = (run: Run, now: number): Run =>
  run.end === null ? { ...run, end: Math.max(lastTerm(run), toTenth(elapsed(run, now))) } : run;

/**
 * What is due at a moment, at its own time however late that is looked at: with `isAuto` the pours and the end as they
 * were planned; always the end at the limit, and of what has been paused for a day. The same run when nothing is.
 */
export function due(run: Run, now: number, isAuto: boolean): Run {
  if (run.end !== null) return run;
  if (run.pausedAt !== null && now - run.pausedAt > DAY) return finish(run, now);
  const ms = Math.min(elapsed(run, now), limitOf(run));
  const going = isAuto ? poured(run, ms) : run;
  return going.end === null && ms >= limitOf(run) ? { ...going, end: ms } : going;
}

/** A run in which every pour has begun that was planned until some time; over when all of them have, and the end came. */
function poured(run: Run, ms: number): Run {
  const { pours, end } = planOf(run.fields);
  const coming = pours.slice(run.begun.length).filter(({ term }) => term <= ms);
  const begun = coming.map(({ term }) => ({ term: Math.max(term, lastTerm(run)), sum: null }));
  const isOver = end !== null && end <= ms && run.begun.length + begun.length >= pours.length;
  if (begun.length === 0 && !isOver) return run;
  const going = { ...run, begun: [...run.begun, ...begun] };
  return isOver ? { ...going, end: Math.max(end, lastTerm(going)) } : going;
}

/** What happened: times as they were tapped, masses as they were weighed, and as planned what nobody measured. */
export function actualOf({ fields, begun, end }: Run): Plan {
  const planned = planOf(fields).pours;
  let poured = 0;
  const pours = begun.map(({ term, sum }, nth): PlannedPour => {
    const { mass: plan = null, bar = null, flux = null } = planned[nth] ?? {};
    const mass = sum === null ? plan : Math.max(0, sum - poured);
    poured = sum ?? poured + (plan ?? 0);
    return { term, mass, bar, flux };
  });
  return { pours, end };
}

const NO_STEPS: Plan = { pours: [], end: null };

/**
 * What is to be recorded of a brew as it went. One without steps that was poured at once has none afterwards either.
 * What the scale showed last of it, or of an espresso, is its result.
 */
export function recordOf(run: Run): Row {
  const { fields, begun, began } = run;
  const actual = actualOf(run);
  const isStepped = begun.length > 1 || fields.brewing_step_use === true;
  const sum = isStepped && !isShot(fields) ? null : (begun.at(-1)?.sum ?? null);
  return {
    ...fields,
    ...stepsOf(isStepped ? actual : NO_STEPS),
    ...(sum !== null && { brewing_mass: sum }),
    brewing_step_use: isStepped,
    brewing_term: actual.end ?? fields.brewing_term ?? null,
    brewing_start_time: toSeconds(new Date(began)),
  };
}

/** The same run after the device's clock was set by some ms. */
export const adjusted = (run: Run, by: number): Run => ({
  ...run,
  began: run.began + by,
  start: run.start + by,
  pausedAt: run.pausedAt === null ? null : run.pausedAt + by,
});

/** Why the clock of a brew cannot be right at a moment; null when it can. */
export function troubleOf(run: Run, now: number): RunTrouble | null {
  if (run.end !== null) return run.end >= limitOf(run) ? 'limit' : null;
  return (run.pausedAt ?? now) - run.start < lastTerm(run) - SLACK ? 'ahead' : null;
}

/** Whether it would be over at once if its end were taken back, because that was too long ago. */
export const endsAgain = (run: Run, now: number): boolean => due(back(run), now, false).end !== null;

/** Whether nobody ended it: it reached its limit, or was paused for a day. */
export const isForgotten = (run: Run, now: number): boolean =>
  troubleOf(run, now) === 'limit' || (run.pausedAt !== null && endsAgain(run, now));

/** From where it is gone on with: where it was paused, or else the last tap. */
export const goesOnAt = (run: Run): number =>
  run.pausedAt === null ? lastTerm(run) : Math.max(lastTerm(run), elapsed(run, run.pausedAt));

/** Goes on from there, as if no time had passed since. */
export const wentOn = (run: Run, now: number): Run => ({
  ...run,
  start: now - goesOnAt(run),
  pausedAt: null,
  end: null,
});
