import type { Control, Mark, Reading } from '../log.ts';

/** The points of a roast as the fields of a profile call them, in the order in which they come. */
export const POINTS = [
  'pre_heating_start',
  'pre_heating_end',
  'roasting_start',
  'turning',
  'dried',
  'first_start',
  'first_end',
  'second_start',
  'second_end',
  'end',
] as const;
export type Point = (typeof POINTS)[number];

/** The marks that points of a profile are. Preheating has no marks, and no field says when the coffee was cool. */
export const MARK_OF: Readonly<Partial<Record<Point, Mark>>> = {
  roasting_start: 'CHARGE',
  turning: 'TP',
  dried: 'DRY',
  first_start: 'FCs',
  first_end: 'FCe',
  second_start: 'SCs',
  second_end: 'SCe',
  end: 'DROP',
};

/** What `input1` to `input3` of a point say: how far the machine was opened then. */
export const INPUTS = ['heat', 'airflow', 'drum'] as const satisfies readonly Control['kind'][];

/** How many further readings can be noted by hand, `roasting_check1` to `roasting_check10`. */
const CHECKS = 10;

/**
 * Values of the fields of a profile by their names: `<point>_term` in ms from charge, negative before it, `<point>_bean`
 * and `<point>_air` in °C, `<point>_input1` to `3`, and the same without inputs for each check. `undefined`: nobody typed
 * it. null: it was typed and taken away.
 */
export type Profile = Readonly<Record<string, number | null | undefined>>;

/** A reading that was typed: seconds from charge, °C. */
export interface TypedReading {
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
}

/** A further reading with the name of its fields, e.g. `roasting_check1`. */
export interface Check extends TypedReading {
  readonly key: string;
}

/** Names of all checks. */
export const CHECK_KEYS: readonly string[] = Array.from({ length: CHECKS }, (_, at) => `roasting_check${at + 1}`);

/** No time in a profile is longer, in seconds. */
const DAY_S = 86_400;

/** When a point or a check was, in seconds; null unless that was typed. */
export function typedTime(typed: Profile, key: string): number | null {
  const term = typed[`${key}_term`];
  return isNumber(term) && isTime(term / 1000) ? term / 1000 : null;
}

/** What was typed of a reading at a point or a check, at second `s`. */
export const typedReading = (typed: Profile, key: string, s: number): TypedReading => ({
  s,
  bean: readingOf(typed[`${key}_bean`]),
  air: readingOf(typed[`${key}_air`]),
});

/** Whether a value is a number that can be calculated with. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whether a value is seconds that can be those of a roast. */
export const isTime = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= DAY_S;

/** A value as a reading: null where it is none. */
export const readingOf = (value: unknown): Reading => (isNumber(value) ? value : null);
