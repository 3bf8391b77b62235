import { extractionYield, roundTo } from '@hanjan/core';

const held = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Percent of the dose that is in the cup, with one decimal, from what the fields of a brew hold: strength ×100, masses ×10. */
export function yieldOf(strength: unknown, beverage: unknown, dose: unknown): string | null {
  const percent = extractionYield(held(strength), held(beverage), held(dose));
  return percent === null ? null : roundTo(percent, 10).toFixed(1);
}
