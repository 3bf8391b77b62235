import { POINTS, type Point, type Profile, type TypedReading } from '@hanjan/roastlog/curve/points.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import { SLACK } from '../../parts/clock/clock_set.ts';
import { WEIGHTS } from './weights.ts';

/** What a roast that is watched live is made of. Moments are ms since 1970, so it goes on through reloads and locks. */
export interface LiveWork {
  /** What was typed; times count from the charge. */
  readonly typed: Profile;
  /** Readings between points, from the charge; before it from the beginning of the preheating. */
  readonly readings: readonly TypedReading[];
  /** The charge. */
  readonly start: number | null;
  readonly preheat: { readonly from: number | null; readonly to: number | null };
}

/** How far a roast is. */
export type Stage = 'idle' | 'preheating' | 'preheated' | 'roasting' | 'done';

/** Why a clock cannot be right: it would run backwards, or nobody has ended it for too long. */
export type Trouble = 'ahead' | 'old';

/** A roast that began longer ago than this and has no end is asked about, in ms. */
const ROAST_LIMIT = 3_600_000;
/** Large drums are heated for long. */
const PREHEAT_LIMIT = 3 * ROAST_LIMIT;
/** A second press this soon is the same press. */
const DOUBLE = 800;
/** Points that every roast has; the others are optional. */
const USUAL: readonly Point[] = ['roasting_start', 'dried', 'first_start', 'end'];

/** Whether a press follows another one so soon that a wet finger meant one of them. */
export const isDouble = (before: number | null, at: number): boolean =>
  before !== null && at - before >= 0 && at - before < DOUBLE;

export function stageOf({ typed, start, preheat }: LiveWork): Stage {
  if (start !== null) return typeof typed.end_term === 'number' ? 'done' : 'roasting';
  if (preheat.to !== null) return 'preheated';
  return preheat.from === null ? 'idle' : 'preheating';
}

/** Whether somebody is at a roast now, so that its page goes on with it after a reload. */
export const isLive = (work: LiveWork): boolean => !['idle', 'done'].includes(stageOf(work));

/** Whether there is another roast already, which a live one would take the place of; what was weighed alone is none. */
export const isTaken = (work: LiveWork & { readonly file: unknown }): boolean =>
  !isLive(work) && (work.file !== null || work.readings.length > 0 || Object.keys(work.typed).some(isOfRoast));

const isOfRoast = (name: string) => !WEIGHTS.some((weight) => weight === name);

/**
 * The three clocks in ms: since the preheating began, since it ended, since the charge; null where one does not run.
 * None is ever below zero. The end stops that of the roast and clears the others.
 */
export function timersOf(work: LiveWork, now: number): Record<'preheat' | 'ready' | 'roast', number | null> {
  const { typed, start, preheat } = work;
  const isDone = stageOf(work) === 'done';
  const since = (moment: number | null) => (moment === null || isDone ? null : Math.max(0, now - moment));
  return {
    preheat: since(preheat.from),
    ready: since(preheat.to),
    roast: isDone ? (typed.end_term ?? null) : since(start),
  };
}

/** The clock that is looked at: of the roast, before it of the preheating. */
export function clockOf(work: LiveWork, now: number): number {
  const { preheat, ready, roast } = timersOf(work, now);
  return roast ?? ready ?? preheat ?? 0;
}

/** When what is timed now began: the roast, before it the wait for the charge or the preheating; null before any. */
export const beganAt = ({ start, preheat }: LiveWork) => start ?? preheat.to ?? preheat.from;

/** What is wrong with the clock of a roast that nobody has ended. */
export function troubleOf(work: LiveWork, now: number): Trouble | null {
  if (!isLive(work)) return null;
  const begin = beganAt(work) ?? now;
  if (begin - now > SLACK) return 'ahead';
  return now - begin > (work.start === null ? PREHEAT_LIMIT : ROAST_LIMIT) ? 'old' : null;
}

/** The moment that times count from: the charge, before it the beginning of the preheating. */
export const zeroOf = ({ start, preheat }: LiveWork) => start ?? preheat.from;

/** What is stored of a time: whole seconds, in ms. */
export const toSecond = (ms: number): number => Math.round(ms / 1000) * 1000 + 0;

/** When a point was, in ms after the moment that times count from; null when it was not. */
export function timeOf(work: LiveWork, point: Point): number | null {
  const { typed, start, preheat } = work;
  if (start !== null) return typed[`${point}_term`] ?? null;
  if (preheat.from === null) return null;
  if (point === 'pre_heating_start') return 0;
  return point === 'pre_heating_end' && preheat.to !== null ? toSecond(preheat.to - preheat.from) : null;
}

/** Points that can be marked now: the one that comes next, and those that may come as well, in their order. */
export function nextOf(work: LiveWork): { readonly next: Point | null; readonly others: readonly Point[] } {
  const stage = stageOf(work);
  if (stage === 'done') return { next: null, others: [] };
  const last = stage === 'idle' ? -1 : POINTS.findLastIndex((point) => timeOf(work, point) !== null);
  const open = POINTS.slice(last + 1).filter((point) =>
    stage === 'roasting' ? true : !(stage === 'idle' && point === 'pre_heating_end') && isBeforeRoast(point),
  );
  const usual: readonly Point[] = stage === 'roasting' ? USUAL : ['pre_heating_start', 'pre_heating_end', ...USUAL];
  const next = open.find((point) => usual.includes(point)) ?? null;
  return { next, others: open.filter((point) => point !== next) };
}

const isBeforeRoast = (point: Point) => POINTS.indexOf(point) <= POINTS.indexOf('roasting_start');

/** Something that was noted: a point, or a reading between points. */
export type Noted = { readonly ms: number } & ({ readonly point: Point } | { readonly nth: number });

/** Everything that was noted, in order of time. */
export function notedOf(work: LiveWork): Noted[] {
  const points = POINTS.flatMap((point) => {
    const ms = timeOf(work, point);
    return ms === null ? [] : [{ point, ms }];
  });
  const readings = work.readings.map(({ s }, nth) => ({ nth, ms: s * 1000 }));
  return [...points, ...readings].sort((a, b) => a.ms - b.ms);
}

/** The bean temperature of something that was noted. */
export const beanAt = (work: LiveWork, noted: Noted): Reading =>
  ('point' in noted ? work.typed[`${noted.point}_bean`] : work.readings[noted.nth]?.bean) ?? null;

/** The last bean temperature that was noted, and how fast it rose since the one before, in °C per minute. */
export function lastBean(
  work: LiveWork,
): { readonly ms: number; readonly bean: number; readonly ror: number | null } | null {
  const beans = notedOf(work).flatMap((noted) => {
    const bean = beanAt(work, noted);
    return bean === null ? [] : [{ ms: noted.ms, bean }];
  });
  const last = beans.at(-1);
  const before = beans.findLast(({ ms }) => last !== undefined && ms < last.ms);
  if (!last) return null;
  return { ...last, ror: before ? ((last.bean - before.bean) * 60_000) / (last.ms - before.ms) : null };
}
