import { chargeOf } from './estimate.ts';
import { RoastFaultError } from './fault.ts';
import {
  type Control,
  type Curve,
  MARKS,
  type Mark,
  type MarkAt,
  type Note,
  type RawLog,
  type Reading,
  type RoastLog,
} from './log.ts';
import { metaOf } from './meta.ts';
import { celsius, DAY_S, inOrder, type Rows, toMilliseconds } from './order.ts';
import { dryOf, turningOf, withoutSpikes } from './turning.ts';

/** Fewer readings of the beans are no curve that much can be said of. */
const FEW = 10;

type Set = Partial<Record<Mark, number>>;

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
  const marks = marksOf(set, charge, zero, time, steady);
  return {
    ...metaOf(raw.meta),
    source: raw.source,
    unit: raw.unit,
    zero: charge === null ? 'start' : set.CHARGE === undefined ? 'estimated' : 'charge',
    time,
    bean,
    air,
    marks,
    curves: (raw.curves ?? []).map((curve) => curveOf(curve, zero, raw)),
    controls: (raw.controls ?? []).map((control) => controlOf(control, zero)),
    notes: together([...(raw.notes ?? []), ...notesOf(raw, rows, { bean, air, marks })]),
  };
}

/** Marks that a person or a machine set, on the clock of the readings; the turning point is found anew. */
function setMarks(marks: RawLog['marks'], time: readonly number[]): Set {
  const [first, last] = [time[0] as number, time.at(-1) as number];
  const set: Set = {};
  for (const mark of MARKS) {
    const s = marks[mark];
    if (mark === 'TP' || s === undefined || !(s >= first - DAY_S && s <= last + DAY_S)) continue;
    set[mark] = toMilliseconds(s);
  }
  return set;
}

/** A charge lies before everything else that was marked, and what comes after the drop is no roast. */
function boundsOf({ CHARGE: _charge, COOL, DROP, ...others }: Set) {
  const until = DROP ?? COOL ?? Number.POSITIVE_INFINITY;
  return { by: Math.min(until, ...Object.values(others)), until };
}

function marksOf(set: Set, charge: number | null, zero: number, time: readonly number[], bean: readonly Reading[]) {
  const marks = Object.fromEntries(
    MARKS.map((mark) => [
      mark,
      set[mark] === undefined ? null : { s: toMilliseconds(set[mark] - zero), isEstimated: false },
    ]),
  ) as Record<Mark, MarkAt | null>;
  if (charge === null) return marks;
  const isEstimated = set.CHARGE === undefined;
  if (isEstimated) marks.CHARGE = { s: 0, isEstimated };
  const end = (marks.FCs ?? marks.DROP)?.s ?? Number.POSITIVE_INFINITY;
  const turning = turningOf(time, bean, 0, end);
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
    name,
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
    steps: rows.time.flatMap((s, at) => {
      const value = rows.columns[0]?.[at] ?? null;
      return value === null ? [] : [{ s: toMilliseconds(s - zero), value }];
    }),
  };
}

function notesOf(
  raw: RawLog,
  { skipped, reordered, repeated }: Rows,
  { bean, air, marks }: Pick<RoastLog, 'bean' | 'air' | 'marks'>,
): Note[] {
  const missing = bean.filter((value) => value === null).length;
  const [first, second] = crossed(marks);
  const weights = [raw.meta?.green_g, raw.meta?.roasted_g];
  const notes: readonly (Note | false)[] = [
    raw.unit === 'F' && { key: 'unit_converted' },
    marks.CHARGE === null && { key: 'charge_missing' },
    marks.CHARGE?.isEstimated === true && { key: 'charge_estimated' },
    marks.TP === null && { key: 'turning_missing' },
    marks.DRY === null && { key: 'dry_missing' },
    marks.DRY?.isEstimated === true && { key: 'dry_estimated' },
    marks.FCs === null && { key: 'first_crack_missing' },
    marks.DROP === null && { key: 'drop_missing' },
    first !== undefined && second !== undefined && { key: 'marks_out_of_order', args: { first, second } },
    weights.some((weight) => !weight) && { key: 'weight_missing' },
    air.every((value) => value === null) && { key: 'air_missing' },
    missing > 0 && { key: 'bean_gaps', args: { count: missing } },
    bean.length - missing < FEW && { key: 'few_samples', args: { count: bean.length - missing } },
    skipped > 0 && { key: 'rows_skipped', args: { count: skipped } },
    reordered > 0 && { key: 'time_reordered', args: { count: reordered } },
    repeated > 0 && { key: 'time_repeated', args: { count: repeated } },
  ];
  return notes.filter((note) => note !== false);
}

/** The first two marks that came in another order than they do in a roast. */
function crossed(marks: RoastLog['marks']): readonly Mark[] {
  const set = MARKS.filter((mark) => marks[mark] !== null && mark !== 'TP');
  for (const [at, second] of set.entries()) {
    const first = set.slice(0, at).find((mark) => (marks[mark]?.s ?? 0) > (marks[second]?.s ?? 0));
    if (first) return [first, second];
  }
  return [];
}

/** One note of each key; what was counted twice is summed. */
function together(notes: readonly Note[]): Note[] {
  const byKey = new Map<Note['key'], Note>();
  for (const note of notes) {
    const known = byKey.get(note.key);
    if (known === undefined) byKey.set(note.key, note);
    else if (typeof known.args?.count === 'number' && typeof note.args?.count === 'number') {
      byKey.set(note.key, { ...known, args: { ...known.args, count: known.args.count + note.args.count } });
    }
  }
  return [...byKey.values()];
}
