import { numberOrNull, type Row, roundTo } from '@hanjan/core';
import { STEPS } from '@hanjan/model/brewing/steps.ts';
import { isShot, planOf, totalOf } from './plan.ts';

const partOf = (part: string) => STEPS.map((nth) => `brewing_step${nth}_${part}`);
const TERMS = [...partOf('term'), 'brewing_step_end_term', 'brewing_term'];
const MASSES = ['brewing_start_mass', ...partOf('mass'), 'brewing_step_end_mass'];
/** Times are ms and masses tenths of a gram. */
const [SECOND, GRAM] = [1000, 10];

/**
 * What was tapped and weighed, as a recipe says it: whole seconds, and whole grams of water that add up to its amount.
 * Of an espresso tenths of a gram matter.
 */
export function roundedRecipe(fields: Row): Row {
  const timed = { ...fields, ...rounded(fields, TERMS, SECOND) };
  if (isShot(fields) || fields.brewing_step_use !== true) return timed;
  const poured = { ...timed, ...rounded(fields, MASSES, GRAM) };
  return { ...poured, brewing_mass: totalOf(planOf(poured)) ?? numberOrNull(poured.brewing_mass) };
}

const rounded = (fields: Row, names: readonly string[], step: number): Row =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = numberOrNull(fields[name]);
      return value === null ? [] : [[name, roundTo(value, 1 / step)]];
    }),
  );
