import { brewRatio, brewTotal, floorTo, type Row } from '@hanjan/core';
import { STEP_FIELDS } from '@hanjan/model/brewing/steps.ts';
import { brewFields, numberOf } from '../work/fields.ts';

/** All that is poured in steps, in their order. */
const POURS = STEP_FIELDS.filter((name) => name.endsWith('_mass'));
const MOST = brewFields.brewing_mass.max * brewFields.brewing_mass.scale;

/** The mass of all steps, in tenths of a gram; null where none has one. */
const pouredOf = (fields: Row) =>
  brewTotal(
    null,
    POURS.map((name) => numberOf(fields, name)),
  );

/** The water of a brew: what its steps pour together, or else its result. */
export const waterOf = (fields: Row): number | null =>
  (fields.brewing_step_use === true ? pouredOf(fields) : null) ?? numberOf(fields, 'brewing_mass');

/** Grams of water to a gram of coffee. */
export const ratioOf = (fields: Row): number | null =>
  brewRatio(waterOf(fields), numberOf(fields, 'brewing_bean_mass'));

/** What a change of the coffee changes: all water too where the ratio is kept. `from` is how it stood before it was typed. */
export function withDose(from: Row, dose: number | null, keepsRatio: boolean): Row {
  const before = numberOf(from, 'brewing_bean_mass');
  const masses = keepsRatio && dose && before ? multiplied(from, dose / before) : {};
  return { ...masses, brewing_bean_mass: dose };
}

/** What a change of the result changes: steps that poured just as much go with it. */
export function withMass(from: Row, mass: number | null): Row {
  const before = numberOf(from, 'brewing_mass');
  const goes = mass && before && pouredOf(from) === before;
  return { ...(goes ? multiplied(from, mass / before) : {}), brewing_mass: mass };
}

/** What another ratio, of tenths, changes: all water, to the same coffee. */
export function withRatio(from: Row, tenths: number | null): Row {
  const dose = numberOf(from, 'brewing_bean_mass');
  const water = waterOf(from);
  if (!tenths || !dose) return {};
  return water ? multiplied(from, (dose * tenths) / 10 / water) : { brewing_mass: most((dose * tenths) / 10) };
}

const most = (tenths: number) => Math.min(MOST, Math.round(tenths));

/** All masses of water so many times; what rounding leaves goes to the last step, so that the sum is that of the whole. */
function multiplied(from: Row, factor: number): Row {
  const mass = numberOf(from, 'brewing_mass');
  const names = POURS.filter((name) => numberOf(from, name) !== null);
  const parts = names.map((name) => floorTo((numberOf(from, name) ?? 0) * factor, 1));
  const left = Math.round((pouredOf(from) ?? 0) * factor) - parts.reduce((sum, part) => sum + part, 0);
  return {
    ...(mass === null ? {} : { brewing_mass: most(mass * factor) }),
    ...Object.fromEntries(
      names.map((name, at) => [name, most((parts[at] ?? 0) + (at === names.length - 1 ? left : 0))]),
    ),
  };
}
