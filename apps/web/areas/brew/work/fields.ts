import { type Field, type FieldOf, numberOrNull, type Row } from '@hanjan/core';
import { setupFields, strength } from '@hanjan/model/brewing/setup.ts';
import { STEP_FIELDS, stepFields, stepTotals } from '@hanjan/model/brewing/steps.ts';
import { EXTR } from '@hanjan/model/seed/code/extr.ts';
import { isObject } from '../../../base/store/storage.ts';
import { isTypable } from '../../../records/ledger/shown_value.ts';

const setup = setupFields('user_equip');
const { brewing_type, brewing_bean_mass, brewing_mass, brewing_temp } = setup;
const { brewing_term, brewing_grinder_point, brewing_step_use, brewing_bar } = setup;

/** What can be written of a brew on the page for everybody; the rest belongs to its record. */
export const brewFields = {
  ...{ brewing_type, brewing_bean_mass, brewing_mass, brewing_temp, brewing_term, brewing_grinder_point },
  ...{ brewing_step_use, brewing_bar },
  ...stepFields,
  brewing_result_tds: strength,
};
/** A field of the page. */
export type BrewField = keyof typeof brewFields;

/** What is written of steps, and not calculated; when the brew began is no part of a plan. */
export const WRITTEN_STEPS = STEP_FIELDS.filter((name) => name !== 'brewing_start_time' && !(name in stepTotals));
/** Steps that say nothing. */
export const NO_STEPS: Row = Object.fromEntries(WRITTEN_STEPS.map((name) => [name, null]));

/** What is typed in a box of its own. */
export type BoxName = {
  [N in BrewField]: (typeof brewFields)[N] extends FieldOf<'term' | 'scaled'> ? N : never;
}[BrewField];

/** Whether each of these is a field of the page and holds what it can hold. */
export const areFields = (row: unknown): row is Row =>
  isObject(row) &&
  Object.entries(row).every(([name, value]) => isGood((brewFields as Readonly<Record<string, Field>>)[name], value));

/** The same fields, empty where one holds what it cannot: that is shown where it is typed, and is no part of a plan. */
export const heldIn = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, areFields({ [name]: value ?? null }) ? (value ?? null) : null]),
  );

const isGood = (field: Field | undefined, value: unknown): boolean => {
  if (field === undefined || value === null) return field !== undefined;
  if (field.kind === 'term' || field.kind === 'scaled') return isTypable(field, value);
  if (field.kind === 'flag') return typeof value === 'boolean';
  return field.kind === 'code' ? METHODS.includes(String(value)) : typeof value === 'string';
};

/** Ways to brew, by their codes. */
export const METHODS: readonly string[] = EXTR.map(([id]) => id);

/** A number of a brew; null while there is none. */
export const numberOf = (fields: Row, name: BrewField): number | null => {
  const value = fields[name];
  return numberOrNull(value);
};
