import { MARKS, type Meta, type Reading, type RoastLog } from './log.ts';

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

/** How many further readings can be noted by hand, `roasting_check1` to `roasting_check10`. */
export const CHECKS = 10;

/** Values of the fields of a profile by their names: times in ms from charge, temperatures in °C. */
export type Profile = Readonly<Record<string, number | null | undefined>>;

/** A reading that was typed: seconds from charge, °C. */
export interface TypedReading {
  readonly s: number;
  readonly bean: Reading;
  readonly air: Reading;
}

/** The fields of a profile as a log says them. */
export function profileOf(_log: RoastLog): Profile {
  return {};
}

/** A log in which what a person typed wins over what the file says. */
export function withProfile(log: RoastLog, _typed: Profile): RoastLog {
  return log;
}

/** The log of a roast without a file: straight lines through what was typed. */
export function logOfProfile(_typed: Profile, _readings: readonly TypedReading[], meta: Partial<Meta> = {}): RoastLog {
  return {
    ...{ title: null, beans: null, roasted_at: null, batch: null, machine: null, operator: null },
    ...{ roasting_notes: null, cupping_notes: null, green_g: null, roasted_g: null },
    ...{ moisture_green: null, moisture_roasted: null, density: null, whole_color: null, ground_color: null },
    ...{ color_system: null, ambient_c: null, ambient_humidity: null, ambient_pressure: null },
    ...meta,
    ...{ source: 'hanjan', unit: 'C', zero: 'start', time: [], bean: [], air: [], curves: [], controls: [], notes: [] },
    marks: Object.fromEntries(MARKS.map((mark) => [mark, null])) as RoastLog['marks'],
  };
}
