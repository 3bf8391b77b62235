import type { Profile, TypedReading } from '@hanjan/roastlog/curve/points.ts';
import { ROR_DEFAULT, ROR_SPANS } from '@hanjan/roastlog/figures/ror.ts';
import { MARKS, type Mark, type Unit } from '@hanjan/roastlog/log.ts';
import { units } from '../../base/session/preferences.ts';
import { isObject } from '../../base/store/storage.ts';
import { workOf } from '../chart/work.ts';
import { createWorking } from '../chart/working.ts';

/** A log of a file, which lies in the browser's database. */
export interface RoastFile {
  /** `SAMPLE` and `SAMPLE_BELOW` are our own and lie nowhere. */
  readonly id: string;
  readonly name: string;
}

/** How a roast is to be shown: a span of null is the one that suits the log. */
export type ChosenOptions = Omit<RoastOptions, 'span_s'> & { readonly span_s: number | null };

/** How a roast is shown. */
export interface RoastOptions {
  /** Seconds that a rate of rise is taken over, and smoothed over. */
  readonly span_s: number;
  readonly smooth_s: number;
  /** Seconds that it is shown for. */
  readonly per: 60 | 30;
  readonly unit: Unit;
  /** °C, or none. */
  readonly checkLine: number | null;
  /** Lines that are not drawn. */
  readonly hidden: readonly RoastLine[];
}

export const LINES = ['bean', 'air', 'ror', 'others'] as const;
export type RoastLine = (typeof LINES)[number];

/** What one does at the chart of a roast: a log or readings, what was typed over it, and how it is shown. */
export interface RoastWork {
  readonly file: RoastFile | null;
  /** A log beneath, with the mark at which both lie together. */
  readonly background: (RoastFile & { readonly align: Mark }) | null;
  /** Readings that were typed while roasting. */
  readonly readings: readonly TypedReading[];
  /** What a person typed, which wins over what a file says. */
  readonly typed: Profile;
  /** The charge of a live roast, ms since 1970. */
  readonly start: number | null;
  readonly preheat: { readonly from: number | null; readonly to: number | null };
  readonly title: string;
  readonly options: ChosenOptions;
}

/** Ids of roasts of our own: the one to look at, and the one to lie beneath. */
export const SAMPLE = 'sample';
export const SAMPLE_BELOW = 'sample below';
/** Whole seconds or none that rates may be smoothed over. */
export const SMOOTHINGS = [0, 5, 10, 20, 30] as const;
/** °C of the line that checks are read at, unless somebody chooses another. */
export const CHECK_LINE = 200;

/** Our own roast to lie beneath another. */
export const BELOW = { id: SAMPLE_BELOW, name: 'B-1104', align: 'CHARGE' } as const;

/** The unit that the person reads temperatures in. */
export const chosenUnit = (): Unit => (units.get().temperature === '°F' ? 'F' : 'C');

export const BEGIN: RoastWork = {
  ...{ file: null, background: null, readings: [], typed: {}, start: null, preheat: { from: null, to: null } },
  title: '',
  options: {
    ...ROR_DEFAULT,
    span_s: null,
    ...{ per: 60, unit: chosenUnit(), checkLine: CHECK_LINE, hidden: [] },
  },
};

const { file, readings, typed, start, preheat, title } = BEGIN;
/** What goes when another roast comes. */
export const NO_ROAST = { file, readings, typed, start, preheat, title } as const;

/** Whether there is a roast, or the beginning of one. */
export const hasRoast = ({ file, readings, typed }: RoastWork): boolean =>
  file !== null || readings.length > 0 || Object.values(typed).some((value) => value !== undefined);

const store = () => workOf('roastingprofile', BEGIN, isRoastWork);

/** The work at roasts. It survives that the page is loaded anew; what can be taken back does not. */
export const useRoastWork = createWorking(store, (part) => 'file' in part);

/** Whether stored data, of this or another version of the program, can be worked on. */
export function isRoastWork(value: unknown): value is RoastWork {
  if (!isObject(value)) return false;
  const { file, background, readings, typed, start, preheat, title, options } = value;
  return (
    (file === null || isFile(file)) &&
    (background === null || (isFile(background) && MARKS.includes(background.align as Mark))) &&
    Array.isArray(readings) &&
    readings.every((one) => isObject(one) && isNumber(one.s) && isReading(one.bean) && isReading(one.air)) &&
    isObject(typed) &&
    Object.values(typed).every(isReading) &&
    isReading(start) &&
    isObject(preheat) &&
    isReading(preheat.from) &&
    isReading(preheat.to) &&
    typeof title === 'string' &&
    isObject(options) &&
    areOptions(options)
  );
}

const areOptions = ({ span_s, smooth_s, per, unit, checkLine, hidden }: Record<string, unknown>): boolean =>
  (span_s === null || (ROR_SPANS as readonly unknown[]).includes(span_s)) &&
  (SMOOTHINGS as readonly unknown[]).includes(smooth_s) &&
  (per === 60 || per === 30) &&
  (unit === 'C' || unit === 'F') &&
  isReading(checkLine) &&
  Array.isArray(hidden) &&
  hidden.every((line) => LINES.includes(line));

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isReading = (value: unknown) => value === null || isNumber(value);
const isFile = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';
