import { count, memo, scaled } from '@hanjan/core';

// What several records measure, rate or describe in the same way.

/** A share of a hundred, with one decimal. */
export const percent = scaled({ scale: 10, min: 0, max: 100, step: 0.1, unit: '%' });

/** What roasting or blending takes away from the mass. */
export const loss = percent;

/** What it takes away from the dry mass: smaller than the loss, so it shows a decimal more. */
export const organicLoss = scaled({ scale: 10, decimals: 1, min: 0, max: 100, unit: '%' });

/** Up to a hundred tonnes. */
export const mass = scaled({ scale: 10, min: 0, max: 100_000_000, unit: 'g', measure: 'mass' });

/** The mass of what a roastery buys, roasts and stores: in kilograms for whoever prefers no unit. */
export const lotMass = { ...mass, reads: 'kg' } as const;

/** What goes into a brew and comes out of it. */
export const dose = scaled({ scale: 10, min: 0, max: 100_000, unit: 'g', measure: 'dose' });

/** How heavy a litre of beans is. */
export const density = count({ min: 0, max: 2000, unit: 'g/L' });

/** What water, coffee and beans can have. */
export const coffeeTemperature = scaled({ scale: 100, min: 0, max: 300, unit: '°C', measure: 'temperature' });

/** The same on a graduation, with the marks of a roast on it. */
export const roastingTemperature = { ...coffeeTemperature, view: 'slider', marks: [70, 150, 190, 220, 250] } as const;

/** What air can have, in a room and outside. */
export const airTemperature = scaled({ scale: 100, min: -60, max: 60, unit: '°C', measure: 'temperature' });

/** What presses water through coffee. */
export const pressure = scaled({ scale: 10, min: 0, max: 100, unit: 'bar' });

/** Where a grinder stands. */
export const grinderPoint = scaled({ scale: 100, min: -10_000, max: 10_000 });

/** The colour of roasted coffee by the discs of the Agtron scale: the higher, the lighter. */
export const agtron = count({ min: 25, max: 95, step: 10, prefix: '#', view: 'slider' });

/** The mean of scores of a cup. */
export const meanScore = scaled({ scale: 10, min: 0, max: 10, step: 0.1 });

/** How good something is, as whole cups. */
export const rate = count({ min: 0, max: 10, view: 'rate' });

/** A text of several lines, such as a description. */
export const longText = memo({ max: 1000 });

/** A text without a bound that anybody meets by hand. */
export const memoText = memo({ max: 1_000_000 });
