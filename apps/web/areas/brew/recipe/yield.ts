import { extractionYield, numberOrNull, roundTo } from '@hanjan/core';

/** Percent of the dose that is in the cup, with one decimal, from what the fields of a brew hold: strength ×100, masses ×10. */
export function yieldOf(strength: unknown, beverage: unknown, dose: unknown): string | null {
  const percent = extractionYield(numberOrNull(strength), numberOrNull(beverage), numberOrNull(dose));
  return percent === null ? null : roundTo(percent, 10).toFixed(1);
}
