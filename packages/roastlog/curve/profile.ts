import { readingAt } from '../figures/at.ts';
import { toMilliseconds } from '../finish/order.ts';
import type { Control, Meta, Note, Reading, RoastLog } from '../log.ts';
import { columnsOf, joined } from './lines.ts';
import {
  CHECK_KEYS,
  type Check,
  INPUTS,
  isNumber,
  isTime,
  MARK_OF,
  POINTS,
  type Point,
  type Profile,
  readingOf,
  type TypedReading,
  typedReading,
  typedTime,
} from './points.ts';
import { marksOf, settle, withInputs } from './settle.ts';

/** Notes of what the readings and weights are now; those of what happened to the file stay true whatever is typed. */
const OF_THE_READINGS: ReadonlySet<Note['key']> = new Set([
  'weight_missing',
  'air_missing',
  'bean_gaps',
  'few_samples',
]);

/**
 * The fields of a profile as a log says them, also those that are estimated; what it does not say is null. As exact as
 * fields are: tenths of a second, hundredths of a degree.
 */
export function profileOf(log: RoastLog): Profile {
  const first = log.time[0] ?? 0;
  const fields: Record<string, Reading> = {};
  for (const point of POINTS) {
    const mark = MARK_OF[point];
    const preheated = point === 'pre_heating_start' && first < 0 ? first : null;
    const s = mark ? (log.marks[mark]?.s ?? null) : preheated;
    const read = (values: readonly Reading[]) => (s === null ? null : hundredths(readingAt(log.time, values, s)));
    fields[`${point}_term`] = s && Math.round(s * 10) * 100;
    fields[`${point}_bean`] = read(log.bean);
    fields[`${point}_air`] = read(log.air);
    for (const [at, kind] of INPUTS.entries()) {
      fields[`${point}_input${at + 1}`] = s === null ? null : settingAt(log.controls, kind, s);
    }
  }
  return fields;
}

/** The checks that were typed, in order of time; where no temperature was typed it is what the log read then. */
export function checksOf(typed: Profile, { time, bean, air }: Pick<RoastLog, 'time' | 'bean' | 'air'>): Check[] {
  const checks = CHECK_KEYS.flatMap((key) => {
    const s = typedTime(typed, key);
    if (s === null) return [];
    const said = typedReading(typed, key, s);
    return { key, s, bean: said.bean ?? readingAt(time, bean, s), air: said.air ?? readingAt(time, air, s) };
  });
  return checks.sort((a, b) => a.s - b.s);
}

/**
 * A log in which what a person typed wins over what the file says: such a mark is not estimated any more, a temperature
 * that was typed at a mark is the reading there, an input is set there, and null takes a mark away.
 * `roasting_start_term` says where on the log's own clock the charge was; all other times are counted from that charge.
 */
export function withProfile(log: RoastLog, typed: Profile): RoastLog {
  const isTyped = Object.entries(typed).some(
    ([key, value]) => value !== undefined && !key.startsWith('roasting_check'),
  );
  if (!isTyped) return log;
  const moved = shifted(log, typedTime(typed, 'roasting_start') ?? 0);
  const times = timesOf(typed, moved.marks);
  const rows = new Map(moved.time.map((s, at) => [s, { s, bean: moved.bean[at] ?? null, air: moved.air[at] ?? null }]));
  for (const [point, s] of times) {
    const { bean, air } = typedReading(typed, point, s);
    if (bean === null && air === null) continue;
    const read = (values: readonly Reading[]) => readingAt(moved.time, values, s);
    rows.set(s, { s, bean: bean ?? read(moved.bean), air: air ?? read(moved.air) });
  }
  const marks = Object.entries(moved.marks).flatMap(([mark, at]) => (at && !at.isEstimated ? [[mark, at.s]] : []));
  const start = typed.roasting_start_term;
  const known = {
    ...columnsOf(inTime(rows)),
    marks: { ...Object.fromEntries(marks), ...marksOf(typed) },
    curves: moved.curves,
    controls: withInputs(moved.controls, times, typed),
    meta: log,
    notes: log.notes.filter(({ key }) => !OF_THE_READINGS.has(key)),
    zero: start === undefined ? log.zero : start === null ? ('start' as const) : ('charge' as const),
  };
  return { ...settle(known, typed), source: log.source, unit: log.unit };
}

/**
 * The log of a roast without a file: straight lines through the points, checks and readings that were typed. Where one
 * time has several, a point counts before a check and a check before a reading. It is charged at second 0 once anything
 * was typed from there on, unless `roasting_start_term` is null. Nothing typed: a log without readings.
 */
export function logOfProfile(typed: Profile, readings: readonly TypedReading[], meta: Partial<Meta> = {}): RoastLog {
  const times = timesOf({ ...typed, roasting_start_term: typed.roasting_start_term === null ? null : 0 }, {});
  const checks = CHECK_KEYS.flatMap((key) => typedReading(typed, key, typedTime(typed, key) ?? Number.NaN));
  const points = [...times].map(([point, s]) => typedReading(typed, point, s));
  const rows = new Map<number, TypedReading>();
  for (const { s, bean, air } of [...points, ...checks, ...readings]) {
    if (!isTime(s) || (!isNumber(bean) && !isNumber(air))) continue;
    const at = toMilliseconds(s);
    const said = rows.get(at);
    rows.set(at, { s: at, bean: said?.bean ?? readingOf(bean), air: said?.air ?? readingOf(air) });
  }
  const marked = [...times].filter(([point]) => point !== 'roasting_start' || isNumber(typed.roasting_start_term));
  const isCharged = times.has('roasting_start') && [...rows.keys(), ...marked.map(([, s]) => s)].some((s) => s >= 0);
  const known = {
    ...joined(inTime(rows)),
    marks: marksOf(typed),
    curves: [],
    controls: withInputs([], times, typed),
    meta,
    notes: [],
    zero: isCharged ? ('charge' as const) : ('start' as const),
  };
  return settle(known, typed);
}

/** When the points were: as it was typed, or as the marks of a log say. */
function timesOf(typed: Profile, marks: Partial<RoastLog['marks']>): Map<Point, number> {
  const times = POINTS.flatMap((point): [Point, number][] => {
    const mark = MARK_OF[point];
    const isAway = typed[`${point}_term`] === null;
    const s = mark === 'CHARGE' ? 0 : (typedTime(typed, point) ?? (mark && marks[mark]?.s));
    return isAway || s === undefined ? [] : [[point, s]];
  });
  return new Map(times);
}

const inTime = (rows: ReadonlyMap<number, TypedReading>) => [...rows.values()].sort((a, b) => a.s - b.s);

/** A log whose second 0 is `by` seconds later. */
function shifted(log: RoastLog, by: number): RoastLog {
  if (by === 0) return log;
  const move = <T extends { readonly s: number }>(at: T): T => ({ ...at, s: toMilliseconds(at.s - by) });
  return {
    ...log,
    time: log.time.map((s) => toMilliseconds(s - by)),
    marks: Object.fromEntries(
      Object.entries(log.marks).map(([mark, at]) => [mark, at && move(at)]),
    ) as RoastLog['marks'],
    curves: log.curves.map((curve) => ({ ...curve, time: curve.time.map((s) => toMilliseconds(s - by)) })),
    controls: log.controls.map((control) => ({ ...control, steps: control.steps.map(move) })),
  };
}

const hundredths = (value: Reading): Reading => value && Math.round(value * 100) / 100;

/** How far something was opened at second `s`: what was set last. */
function settingAt(controls: readonly Control[], kind: Control['kind'], s: number): number | null {
  const control = controls.find((one) => one.kind === kind);
  return control?.steps.findLast((step) => step.s <= s)?.value ?? null;
}
