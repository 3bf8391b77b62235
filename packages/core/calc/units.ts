/** A unit that people read a measured number in. */
export interface Unit {
  readonly symbol: string;
  /** One of it, in the first unit of its measure. */
  readonly size: number;
  /** Its zero, in the first unit of its measure. */
  readonly zero?: number;
  /** What people also type for it, in small letters. */
  readonly words: readonly string[];
}

const celsius = { symbol: '°C', size: 1, words: ['c'] };
// Water freezes at 32 °F and boils at 212 °F.
const fahrenheit = { symbol: '°F', size: 5 / 9, zero: (-32 * 5) / 9, words: ['f'] };
const gram = { symbol: 'g', size: 1, words: ['그램'] };
const kilogram = { symbol: 'kg', size: 1000, words: ['킬로', '킬로그램'] };
const tonne = { symbol: 't', size: 1_000_000, words: ['톤'] };
// The trade's round figures for the avoirdupois ounce (28.3495 g) and pound (453.592 g).
const ounce = { symbol: 'oz', size: 28.35, words: ['온스'] };
const pound = { symbol: 'lb', size: 453.6, words: ['lbs', '파운드'] };

/** What is measured in several units, each with the one that is stored first. */
const measures = {
  temperature: [celsius, fahrenheit],
  /** What is bought, roasted and stored. */
  mass: [gram, kilogram, tonne, ounce, pound],
  /** What is brewed. */
  dose: [gram, ounce],
} as const satisfies Record<string, readonly Unit[]>;

export type MeasureName = keyof typeof measures;

/** The units that somebody prefers, by symbol; where there is none a number is read as it is stored. */
export type Units = Readonly<Partial<Record<MeasureName, string>>>;

/** The units that something can be read in. */
export const unitsOf = (measure: MeasureName): readonly Unit[] => measures[measure];

export const MEASURES = Object.keys(measures) as readonly MeasureName[];

/** Whether a unit goes by what was typed or named. */
export const isCalled = ({ symbol, words }: Unit, name: string): boolean =>
  symbol.toLowerCase() === name.toLowerCase() || words.includes(name.toLowerCase());

/** A number in another unit of its measure; untouched when it is the same. */
export function convert(value: number, from: Unit, to: Unit): number {
  if (from === to) return value;
  return (value * from.size + (from.zero ?? 0) - (to.zero ?? 0)) / to.size;
}
