/** What marks a roast, in the order in which it comes. TP is found in the readings, the others are set by whoever roasts. */
export const MARKS = ['CHARGE', 'TP', 'DRY', 'FCs', 'FCe', 'SCs', 'SCe', 'DROP', 'COOL'] as const;
export type Mark = (typeof MARKS)[number];

/** The unit that temperatures were recorded in. */
export type Unit = 'C' | 'F';

/** A number that was read from a probe; null where there was no reading. */
export type Reading = number | null;

/** Programs and machines whose logs are read, tables of time and temperature, sheets with a row for each roast, and roasts that were typed here. */
export const SOURCES = [
  'artisan',
  'artisan_csv',
  'artisan_json',
  'roastime',
  'giesen',
  'ikawa',
  'kaleido',
  'loring',
  'petroncini',
  'roest',
  'rubasse',
  'kaffelogic',
  'stronghold',
  'cropster',
  'hibean',
  'probat',
  'table',
  'sheet',
  'hanjan',
] as const;
export type Source = (typeof SOURCES)[number];

/** A further curve that a log holds, e.g. the exhaust or a drum's temperature. */
export interface Curve {
  readonly name: string;
  /** `temperature`: held in °C; otherwise the unit as the log writes it, '' when it says none. */
  readonly unit: string;
  /** Seconds from charge, rising. */
  readonly time: readonly number[];
  readonly values: readonly Reading[];
}

/** What was set on the machine, step by step. */
export interface Control {
  /** What it steers, as far as the log says. */
  readonly kind: 'heat' | 'airflow' | 'drum' | 'other';
  /** As the log writes it; '' when it says none. */
  readonly name: string;
  readonly unit: string;
  /** When it was set to what, seconds from charge, rising; it stays until the next. */
  readonly steps: readonly ControlStep[];
}

/** Seconds from charge, and what was set then. */
export interface ControlStep {
  readonly s: number;
  readonly value: number;
}

/** When something was marked, in seconds from charge. */
export interface MarkAt {
  readonly s: number;
  /** Nobody marked it: it is proposed from the readings. */
  readonly isEstimated: boolean;
}

/** What a log says about the roast besides its curves; null where it says nothing. */
export interface Meta {
  readonly title: string | null;
  readonly beans: string | null;
  /** As ISO 8601, with the time of day where the log says it: `2026-11-18` or `2026-11-18T14:06:00`. */
  readonly roasted_at: string | null;
  readonly batch: string | null;
  readonly machine: string | null;
  readonly operator: string | null;
  readonly roasting_notes: string | null;
  readonly cupping_notes: string | null;
  /** Grams. */
  readonly green_g: number | null;
  readonly roasted_g: number | null;
  /** Percent of mass. */
  readonly moisture_green: number | null;
  readonly moisture_roasted: number | null;
  /** g/L of the green coffee. */
  readonly density: number | null;
  readonly whole_color: number | null;
  readonly ground_color: number | null;
  readonly color_system: string | null;
  /** °C, percent and hPa of the room. */
  readonly ambient_c: number | null;
  readonly ambient_humidity: number | null;
  readonly ambient_pressure: number | null;
}

/** What a log does not say, what was proposed instead, and what was left out: keys of texts, with what they name. */
export const NOTES = [
  'charge_estimated',
  'charge_missing',
  'dry_estimated',
  'dry_missing',
  'turning_missing',
  'first_crack_missing',
  'drop_missing',
  'drop_at_end',
  'weight_missing',
  'weight_unlikely',
  'air_missing',
  'bean_is_exhaust',
  'bean_unlikely',
  'bean_gaps',
  'few_samples',
  'marks_out_of_order',
  'time_repeated',
  'time_reordered',
  'time_assumed',
  'unit_assumed',
  'unit_unlikely',
  'unit_converted',
  'rows_skipped',
  'cells_unreadable',
  'file_truncated',
  'thinned',
] as const;
export interface Note {
  readonly key: (typeof NOTES)[number];
  /** Numbers and words that the text names, e.g. `{ count: 12 }`. */
  readonly args?: Readonly<Record<string, string | number>>;
}

/** One roast, from whatever program: time runs from charge, temperatures are °C, all readings have the length of `time`. */
export interface RoastLog extends Meta {
  readonly source: Source;
  readonly unit: Unit;
  /** Where second 0 lies: at the charge, at a charge that is proposed, or, when there is none, at the first reading. */
  readonly zero: 'charge' | 'estimated' | 'start';
  /** Seconds, strictly rising, negative before the charge. */
  readonly time: readonly number[];
  readonly bean: readonly Reading[];
  readonly air: readonly Reading[];
  readonly marks: Readonly<Record<Mark, MarkAt | null>>;
  readonly curves: readonly Curve[];
  readonly controls: readonly Control[];
  readonly notes: readonly Note[];
}

/**
 * What a reader finds in a file, before it is put in order: on the file's own clock, in the file's own unit, with
 * readings as they stand there. `finish` makes a `RoastLog` of it.
 */
export interface RawLog {
  readonly source: Source;
  readonly unit: Unit;
  /** Seconds on the file's clock, in the file's order. */
  readonly time: readonly number[];
  readonly bean: readonly Reading[];
  readonly air: readonly Reading[];
  /** Seconds on the file's clock. */
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  /** Temperatures have the unit `temperature` and are converted; other units are kept as they are. */
  readonly curves?: readonly Curve[];
  readonly controls?: readonly Control[];
  readonly meta?: Readonly<Partial<Meta>>;
  readonly notes?: readonly Note[];
}
