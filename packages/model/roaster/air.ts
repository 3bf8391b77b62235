import { count, scaled } from '@hanjan/core';
import { airTemperature, percent } from '../presets.ts';

/** Where the air of a roast is measured: outside, and in three places inside. */
export const PLACES = ['outside', 'inside1', 'inside2', 'inside3'] as const;
type Place = (typeof PLACES)[number];
/** What is measured in each of them. */
export const MEASURED = ['air', 'humidity', 'pressure', 'distance'] as const;

const airPressure = scaled({ scale: 10, min: 0, max: 2000, unit: 'hPa' });
/** How far from the machine. */
const distance = count({ min: 0, max: 100_000, unit: 'cm' });

type AirFields = { readonly [Name in `${Place}_air`]: typeof airTemperature } & {
  readonly [Name in `${Place}_humidity`]: typeof percent;
} & { readonly [Name in `${Place}_pressure`]: typeof airPressure } & {
  readonly [Name in `${Place}_distance`]: typeof distance;
};

const placed = (place: Place) => ({
  [`${place}_air`]: airTemperature,
  [`${place}_humidity`]: percent,
  [`${place}_pressure`]: airPressure,
  [`${place}_distance`]: distance,
});

/** The air outside and around the machine. */
export const airFields = Object.assign({}, ...PLACES.map(placed)) as AirFields;

/** The fields of the air in the order of a form. */
export const AIR = Object.keys(airFields) as readonly (keyof AirFields)[];
