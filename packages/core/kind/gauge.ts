import { readNumber } from '../calc/numbers.ts';
import { ceilTo, floorTo, roundTo } from '../calc/rounding.ts';
import { convert, isCalled, type Unit, type Units, unitsOf } from '../calc/units.ts';
import type { NumberOptions, ScaledOptions } from './scaled.ts';

/** What a number field says about its values. */
export interface Gauged extends NumberOptions, Partial<Pick<ScaledOptions, 'scale' | 'decimals'>> {}

/** The numbers of a field as somebody reads them. */
export interface Gauge {
  /** Symbol of the unit that is read. */
  readonly unit: string | undefined;
  /** Symbols of all units that can be read. */
  readonly units: readonly string[];
  /** Bounds of what is stored. */
  readonly low: number;
  readonly high: number;
  /** The distance between held values, counted from `from`; 0 when every one is good. */
  readonly size: number;
  readonly from: number;
  /** A stored value in the unit that is read, as it is said. */
  shown(held: number): number;
  /** What is stored of a number in the unit that is read. */
  held(shown: number): number;
  /** A stored value in words, without its unit. */
  text(held: number): string;
  /** What is stored of what was typed, or undefined. */
  read(typed: string): number | undefined;
  /** Bounds and steps of a fault, where it is read in another unit than is held. */
  args<A extends Readonly<Record<string, string | number>>>(args: A): A;
}

/** The largest whole number of a column. */
export const INT4 = 2_147_483_647;
/** No unit of any measure needs more decimals to tell two held values apart. */
const MOST_DECIMALS = 12;
/** Decimals of bounds as they are said. */
const SAID = 1000;

/**
 * How the numbers of a field are stored, shown and read; without a reader as they are stored. In another unit than is held a
 * number goes to the nearest value.
 */
export function gaugeOf(field: Gauged, units?: Units): Gauge {
  const { scale = 1, decimals = 0, min, max, step = 0, unit, measure, reads, prefix = '' } = field;
  const choices: readonly Unit[] = measure ? unitsOf(measure) : [];
  const own = choices.find(({ symbol }) => symbol === unit) ?? { symbol: unit ?? '', size: 1, words: [] };
  const known = choices.includes(own) ? choices : [own];
  const read = known.find(({ symbol }) => measure && units && symbol === (units[measure] ?? reads)) ?? own;
  const places = Math.round(Math.log10(scale)) + decimals;

  const low = min === undefined ? -INT4 : Math.round(min * scale);
  const high = max === undefined ? INT4 : Math.round(max * scale);
  const size = Math.round(step * scale);
  const from = min === undefined ? 0 : low;

  const exact = (held: number) => convert(held / scale, own, read);
  // Adding zero makes minus zero none.
  const nearest = (value: number, unit: Unit) => roundTo(convert(value, unit, own) * scale, 10 ** decimals) + 0;
  const inStep = (held: number) => (size > 0 ? from + Math.round((held - from) / size) * size : held);
  const holds = (value: number, unit: Unit) => (unit === own ? nearest(value, unit) : inStep(nearest(value, unit)));
  const fixed = (value: number, count: number) => value.toFixed(count).replace(/^-(?=[0.]+$)/, '');

  /** In another unit the fewest decimals that still read as the same value. */
  const shortest = (value: number) => {
    for (let count = Math.min(1, places); count < MOST_DECIMALS; count++) {
      const text = fixed(exact(value), count);
      if (nearest(Number(text), read) === value) return text;
    }
    return fixed(exact(value), MOST_DECIMALS);
  };
  const said = (value: number) => (read === own ? fixed(value / scale, places) : shortest(value));

  return {
    unit: read.symbol || undefined,
    units: known.flatMap(({ symbol }) => symbol || []),
    ...{ low, high, size, from },
    shown: (value) => Number(said(value)),
    held: (value) => holds(value, read),
    text: (value) => said(value).replace('-', '−'),
    read(typed) {
      const text = typed.trim();
      const number = readNumber(text.startsWith(prefix) ? text.slice(prefix.length) : text);
      const typedIn = number?.unit ? known.find((one) => isCalled(one, number.unit)) : read;
      if (!number || !typedIn) return undefined;
      // A count is whole: three and a half is none.
      if (places === 0 && typedIn === own && !Number.isInteger(number.value)) return undefined;
      const value = holds(number.value, typedIn);
      return Number.isSafeInteger(Math.round(value)) ? value : undefined;
    },
    args(args) {
      if (read === own) return args;
      const say = {
        min: (value: number) => ceilTo(exact(value * scale), SAID),
        max: (value: number) => floorTo(exact(value * scale), SAID),
        from: (value: number) => ceilTo(exact(value * scale), SAID),
        step: (value: number) => roundTo((value * own.size) / read.size, SAID),
      };
      const inUnit = Object.entries(say).flatMap(([name, sayIn]) =>
        typeof args[name] === 'number' ? [[name, sayIn(args[name])]] : [],
      );
      return { ...args, ...Object.fromEntries(inUnit) };
    },
  };
}
