import { extractionYield, type Row } from '@hanjan/core';
import { type Plan, totalOf } from '../plan.ts';
import { numberOf } from '../work/fields.ts';

/** Tenths of a gram in a second from the first drop to the end; null where that is not known, or too slow to be told. */
export function meanFlow(plan: Plan): number | null {
  const total = totalOf(plan);
  return total === null || !plan.end ? null : Math.round((total * 1000) / plan.end) || null;
}

/** Percent of the dose in the cup, where the strength of the cup is known. */
export const yieldOf = (fields: Row): number | null =>
  extractionYield(
    numberOf(fields, 'brewing_result_tds'),
    numberOf(fields, 'brewing_mass'),
    numberOf(fields, 'brewing_bean_mass'),
  );

/** Whether neither a time nor a mass is known, so that nothing can be drawn. */
export const isUnknown = (plan: Plan): boolean => plan.end === null && plan.pours.length < 2 && totalOf(plan) === null;
