import { isNumber, isTime } from '../curve/points.ts';
import { RoastFaultError } from '../fault.ts';
import { META_KEYS, META_TEXTS } from '../finish/meta.ts';
import {
  type Control,
  type Curve,
  MARKS,
  type MarkAt,
  type Meta,
  NOTES,
  type Note,
  type Reading,
  type RoastLog,
  SOURCES,
} from '../log.ts';

/** How JSON of our own begins. */
const OWN = /^\s*\{\s*"hanjan_roast"\s*:\s*1\b/;
/** °C, far beyond what any probe reads. */
const MOST_C = 2000;

type Row = Readonly<Record<string, unknown>>;

/**
 * The log that `jsonOf` wrote, as it was: nothing is proposed once more. null for any other text, and for one that is not
 * whole any more.
 * @throws RoastFaultError where there is nothing in it
 */
export function ownLog(text: string): RoastLog | null {
  if (!OWN.test(text)) return null;
  const held = parsed(text);
  const log = isRow(held) ? logIn(held) : null;
  if (log && log.time.length === 0 && MARKS.every((mark) => log.marks[mark] === null)) {
    throw new RoastFaultError('no_samples');
  }
  return log;
}

function logIn(held: Row): RoastLog | null {
  const { time, bean, air, marks, curves, controls, notes } = held;
  const source = SOURCES.find((one) => one === held.source);
  const unit = (['C', 'F'] as const).find((one) => one === held.unit);
  const zero = (['charge', 'estimated', 'start'] as const).find((one) => one === held.zero);
  if (!source || !unit || !zero || !isTimes(time) || !isReadings(bean, time) || !isReadings(air, time)) return null;
  if (!isRow(marks) || !MARKS.every((mark) => isMark(marks[mark]))) return null;
  if (!isListOf(curves, isCurve) || !isListOf(controls, isControl) || !isListOf(notes, isNote)) return null;
  if (!META_KEYS.every((key) => isSaid(key, held[key]))) return null;
  return {
    ...(Object.fromEntries(META_KEYS.map((key) => [key, held[key]])) as unknown as Meta),
    ...{ source, unit, zero, time, bean, air },
    marks: Object.fromEntries(MARKS.map((mark) => [mark, marks[mark]])) as RoastLog['marks'],
    ...{ curves, controls, notes },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);

const isTimes = (value: unknown): value is number[] =>
  isListOf(value, isTime) && value.every((s, at) => at === 0 || s > (value[at - 1] as number));

const isReadings = (value: unknown, time: readonly number[], most = MOST_C): value is Reading[] =>
  Array.isArray(value) &&
  value.length === time.length &&
  value.every((reading) => reading === null || (isNumber(reading) && Math.abs(reading) <= most));

const isMark = (value: unknown): value is MarkAt | null =>
  value === null || (isRow(value) && isTime(value.s) && typeof value.isEstimated === 'boolean');

const isCurve = (value: unknown): value is Curve =>
  isRow(value) &&
  typeof value.name === 'string' &&
  typeof value.unit === 'string' &&
  isTimes(value.time) &&
  isReadings(value.values, value.time, Number.MAX_VALUE);

const isControl = (value: unknown): value is Control =>
  isRow(value) &&
  ['heat', 'airflow', 'drum', 'other'].includes(value.kind as string) &&
  typeof value.name === 'string' &&
  typeof value.unit === 'string' &&
  isListOf(value.steps, isStep) &&
  isTimes(value.steps.map(({ s }) => s));

const isStep = (value: unknown): value is Control['steps'][number] =>
  isRow(value) && isTime(value.s) && isNumber(value.value);

const isNote = (value: unknown): value is Note =>
  isRow(value) &&
  NOTES.some((key) => key === value.key) &&
  (value.args === undefined ||
    (isRow(value.args) && Object.values(value.args).every((arg) => typeof arg === 'string' || isNumber(arg))));

const isSaid = (key: keyof Meta, value: unknown): boolean =>
  value === null || (META_TEXTS.includes(key) ? typeof value === 'string' : isNumber(value));
