import { POINTS, type Point, type TypedReading } from '@hanjan/roastlog/curve/points.ts';
import { beganAt, type LiveWork, type Noted, notedOf, timeOf, toSecond, zeroOf } from '../live.ts';
import { INPUTS, pointGone, retyped } from '../points/points.ts';

export const NO_PREHEAT = { from: null, to: null } as const;

/** A roast from its very beginning. */
export const fresh = (): LiveWork & { readonly file: null } => ({
  ...{ file: null, typed: {}, readings: [], start: null, preheat: NO_PREHEAT },
});

/** What marking a point at a moment changes. */
export function marked(work: LiveWork, point: Point, now: number): Partial<LiveWork> {
  const { typed, start, preheat } = work;
  if (point === 'pre_heating_start') return { preheat: { from: now, to: null } };
  if (point === 'pre_heating_end') return { preheat: { ...preheat, to: now } };
  if (point === 'roasting_start') return charged(work, now);
  return start === null ? {} : { typed: { ...typed, [`${point}_term`]: toSecond(Math.max(0, now - start)) } };
}

/** From the charge on, times count from it, and those of the preheating are below zero. */
function charged({ typed, readings, preheat: { from, to } }: LiveWork, start: number): Partial<LiveWork> {
  const before = (moment: number | null) => (moment === null ? undefined : toSecond(Math.min(0, moment - start)));
  return {
    start,
    typed: retyped(typed, {
      roasting_start_term: 0,
      pre_heating_start_term: before(from),
      pre_heating_end_term: before(to),
    }),
    readings: from === null ? readings : shifted(readings, from - start),
  };
}

const shifted = (readings: readonly TypedReading[], ms: number): TypedReading[] =>
  readings.map((reading) => ({ ...reading, s: reading.s + toSecond(ms) / 1000 }));

/** What taking back what was noted changes. A charge can only be the last of all. */
export function takenBack(work: LiveWork, noted: Noted): Partial<LiveWork> {
  if ('nth' in noted) return { readings: work.readings.toSpliced(noted.nth, 1) };
  const { point } = noted;
  const { preheat } = work;
  const typed = retyped(work.typed, pointGone(point, false));
  if (point === 'pre_heating_start') return { typed, preheat: NO_PREHEAT };
  if (point === 'pre_heating_end') return { typed, preheat: { ...preheat, to: null } };
  if (point !== 'roasting_start') return { typed };
  const { pre_heating_start_term, pre_heating_end_term, ...rest } = typed;
  return { typed: rest, start: null, readings: shifted(work.readings, (work.start ?? 0) - (preheat.from ?? 0)) };
}

/** What moving a point by some ms changes; nothing where it would leave its place between its neighbours. */
export function moved(work: LiveWork, point: Point, by: number): Partial<LiveWork> {
  const { typed, start, preheat, readings } = work;
  const at = timeOf(work, point);
  if (at === null) return {};
  const nth = POINTS.indexOf(point);
  const isOver = POINTS.some((one, place) => {
    const time = timeOf(work, one);
    return time !== null && (place < nth ? time > at + by : place > nth && time < at + by);
  });
  if (isOver) return {};
  if (point === 'roasting_start' && start !== null) {
    const terms = Object.entries(typed).map(([name, value]) => [
      name,
      name.endsWith('_term') && name !== 'roasting_start_term' && typeof value === 'number' ? value - by : value,
    ]);
    return { start: start + by, typed: Object.fromEntries(terms), readings: shifted(readings, -by) };
  }
  const term = start === null ? {} : { typed: { ...typed, [`${point}_term`]: at + by } };
  if (point === 'pre_heating_start' && preheat.from !== null) {
    const before = start === null ? { readings: shifted(readings, -by) } : {};
    return { ...term, ...before, preheat: { ...preheat, from: preheat.from + by } };
  }
  if (point === 'pre_heating_end' && preheat.to !== null) {
    return { ...term, preheat: { ...preheat, to: preheat.to + by } };
  }
  return term;
}

/** What is typed with the pad: a point's values, or a reading between points at some ms. */
export type PadTarget = { readonly point: Point } | { readonly ms: number };
export const PAD_FIELDS = ['bean', 'air', ...INPUTS] as const;
export type PadField = (typeof PAD_FIELDS)[number];
export type PadValues = Readonly<Partial<Record<PadField, number>>>;

/** When a reading that is begun at a moment was read, in ms after the moment that times count from. */
export function readingTime(work: LiveWork, now: number): number {
  const zero = zeroOf(work);
  return zero === null ? 0 : toSecond(Math.max(0, now - zero));
}

/** What noting the values of the pad changes. A reading at the time of another one is the same reading. */
export function written(work: LiveWork, target: PadTarget, values: PadValues): Partial<LiveWork> {
  if ('point' in target) {
    const fields = Object.entries(values).map(([field, value]) => [`${target.point}_${field}`, value]);
    return { typed: { ...work.typed, ...Object.fromEntries(fields) } };
  }
  if (values.bean === undefined && values.air === undefined) return {};
  const s = target.ms / 1000;
  const before = work.readings.find((reading) => reading.s === s);
  const reading = { s, bean: values.bean ?? before?.bean ?? null, air: values.air ?? before?.air ?? null };
  const others = work.readings.filter((one) => one !== before);
  return { readings: [...others, reading].sort((a, b) => a.s - b.s) };
}

/** Goes on from what was noted last: the moments move so that no time is lost or won by the device's clock. */
export function wentOn(work: LiveWork, now: number): Partial<LiveWork> {
  const begin = beganAt(work);
  if (begin === null) return {};
  const zero = zeroOf(work) ?? begin;
  const last = Math.max(begin - zero, ...notedOf(work).map(({ ms }) => ms));
  return adjusted(work, now - (zero + last));
}

/** The same roast after the device's clock was set by some ms. */
export function adjusted({ start, preheat: { from, to } }: LiveWork, by: number): Partial<LiveWork> {
  const set = (moment: number | null) => (moment === null ? null : moment + by);
  return { start: set(start), preheat: { from: set(from), to: set(to) } };
}

/** Ends a roast whose drop nobody marked: it stays as it was noted, and its drop stays open. */
export const ended = (): Partial<LiveWork> => ({ start: null, preheat: NO_PREHEAT });
