import { scaled } from '@hanjan/core';

// What several records measure in the same way.

/** A share of a hundred, with one decimal. */
export const percent = scaled({ scale: 10, min: 0, max: 100, unit: '%' });

/** What roasting or blending takes away from the mass. */
export const loss = percent;

/** What it takes away from the dry mass: smaller than the loss, so it shows a decimal more. */
export const organicLoss = scaled({ scale: 10, decimals: 1, min: 0, max: 100, unit: '%' });

/** Up to a hundred tonnes. */
export const mass = scaled({ scale: 10, min: 0, max: 100_000_000, unit: 'g' });
