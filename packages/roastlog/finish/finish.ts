import { RoastFaultError } from '../fault.ts';
import {
  type Control,
  type Curve,
  MARKS,
  type Mark,
  type MarkAt,
  type RawLog,
  type Reading,
  type RoastLog,
} from '../log.ts';
import { withoutSpikes } from '../spikes.ts';
import { chargeOf } from './estimate.ts';
import { metaOf } from './meta.ts';
import { notesOf, together } from './notes.ts';
import { celsius, DAY_S, inOrder, toMilliseconds } from './order.ts';
import { saidLine } from './said.ts';
import { dryOf, hottestOf, turningOf } from './turning.ts';

type Marked = Partial<Record<Mark, number>>;

/**
 * Puts what a reader found in order: rows by time, second 0 at the charge, temperatures in °C, null where nothing was
 * read; finds the turning point, proposes charge and dry end where nobody marked them, and notes what is missing and what
 * was done. Throws a `RoastFaultError` for a log without readings.
 */
export function finish(raw: RawLog): RoastLog {
  const rows = inOrder(raw.time, [raw.bean, raw.air]);
  if (rows.time.length === 0) throw new RoastFaultError('no_samples');
  const [bean, air] = rows.columns.map((values) => values.map((value) => celsius(value, raw.unit))) as [
    Reading[],
    Reading[],
  ];
  if (bean.every((value) => value === null)) throw new RoastFaultError('no_bean');
  const set = setMarks(raw.marks, rows.time);
  const steady = withoutSpikes(rows.time, bean);
  const charge = set.CHARGE ?? chargeOf(rows.time, steady, boundsOf(set));
  const zero = charge ?? (rows.time[0] as number);
  const time = rows.time.map((s) => toMilliseconds(s - zero));
  const isArtisan = raw.source.startsWith('artisan');
  // Air that has passed the beans is warmer than they are: of yellow beans it says nothing.
  const isExhaust = raw.notes?.some(({ key }) => key === 'bean_is_exhaust') ?? false;
  const found = marksOf(set, charge, zero, time, steady, isArtisan);
  const marks = isExhaust && found.DRY?.isEstimated ? { ...found, DRY: null } : found;
  const meta = metaOf(raw.meta);
  return {
    ...meta,
    source: raw.source,
    unit: raw.unit,
    zero: charge === null ? 'start' : set.CHARGE === undefined ? 'estimated' : 'charge',
    time,
    bean,
    air,
    marks,
    curves: (raw.curves ?? []).map((curve) => curveOf(curve, zero, raw)),
    controls: (raw.controls ?? []).map((control) => controlOf(control, zero)),
    notes: together([...(raw.notes ?? []), ...notesOf(raw.unit, rows, { ...meta, bean, air, marks })]),
  };
}

/** Marks that a person or a machine set, on the clock of the readings; the turning point is found anew. */
function setMarks(marks: RawLog['marks'], time: readonly number[]): Marked {
  const [first, last] = [time[0] as number, time.at(-1) as number];
  const set: Marked = {};
  for (const mark of MARKS) {
    const s = marks[mark];
    if (mark === 'TP' || s === undefined || !(s >= first - DAY_S && s <= last + DAY_S)) continue;
    set[mark] = toMilliseconds(s);
  }
  return set;
}

/** A charge lies before everything else that was marked, and what comes after the drop is no roast. */
function boundsOf({ CHARGE: _charge, COOL, DROP, ...others }: Marked) {
  const until = DROP ?? COOL ?? Number.POSITIVE_INFINITY;
  return { by: Math.min(until, ...Object.values(others)), until };
}

function marksOf(
  set: Marked,
  charge: number | null,
  zero: number,
  time: readonly number[],
  bean: readonly Reading[],
  isArtisan: boolean,
) {
  const marks = Object.fromEntries(
    MARKS.map((mark) => [
      mark,
      set[mark] === undefined ? null : { s: toMilliseconds(set[mark] - zero), isEstimated: false },
    ]),
  ) as Record<Mark, MarkAt | null>;
  if (charge === null) return marks;
  const isEstimated = set.CHARGE === undefined;
  if (isEstimated) marks.CHARGE = { s: 0, isEstimated };
  const end = (marks.FCs ?? marks.DROP)?.s ?? hottestOf(time, bean);
  // Artisan has the turning point of beans that only grew hotter where they were charged.
  const turning = turningOf(time, bean, 0, end, isArtisan && !isEstimated);
  if (turning !== null) marks.TP = { s: turning, isEstimated };
  const dry = marks.DRY === null ? dryOf(time, bean, turning ?? 0, end) : null;
  if (dry !== null) marks.DRY = { s: dry, isEstimated: true };
  return marks;
}

function curveOf({ name, unit, time, values }: Curve, zero: number, raw: RawLog): Curve {
  const rows = inOrder(time, [values]);
  const read = (value: Reading) =>
    unit === 'temperature' ? celsius(value, raw.unit) : Number.isFinite(value) ? value : null;
  return {
    name: saidLine(name),
    unit,
    time: rows.time.map((s) => toMilliseconds(s - zero)),
    values: (rows.columns[0] ?? []).map(read),
  };
}

function controlOf({ steps, ...control }: Control, zero: number): Control {
  const rows = inOrder(
    steps.map(({ s }) => s),
    [steps.map(({ value }) => (Number.isFinite(value) ? value : null))],
  );
  return {
    ...control,
    unit: saidLine(control.unit),
    steps: rows.time.flatMap((s, at) => {
      const value = rows.columns[0]?.[at] ?? null;
      return value === null ? [] : [{ s: toMilliseconds(s - zero), value }];
    }),
  };
}
