import { type Field, type FieldOf, kindOf, type Row } from '@hanjan/core';
import { setupFields, strength } from '@hanjan/model/brewing/setup.ts';
import { stepFields } from '@hanjan/model/brewing/steps.ts';

const { brewing_type, brewing_bean_mass, brewing_mass, brewing_temp, brewing_term, brewing_grinder_point } =
  setupFields('user_equip');
const { brewing_step_use, brewing_bar } = setupFields('user_equip');

/** What can be written of a brew on the page for everybody; the rest belongs to its record. */
export const brewFields = {
  ...{ brewing_type, brewing_bean_mass, brewing_mass, brewing_temp, brewing_term, brewing_grinder_point },
  ...{ brewing_step_use, brewing_bar },
  ...stepFields,
  brewing_result_tds: strength,
};
export type BrewField = keyof typeof brewFields;

/** What is typed in a box of its own. */
export type BoxName = {
  [N in BrewField]: (typeof brewFields)[N] extends FieldOf<'term' | 'scaled'> ? N : never;
}[BrewField];

/** Whether each of these is a field of the page and holds what it can hold. */
export const areFields = (row: unknown): row is Row =>
  typeof row === 'object' &&
  row !== null &&
  !Array.isArray(row) &&
  Object.entries(row).every(([name, value]) => isGood((brewFields as Readonly<Record<string, Field>>)[name], value));

const isGood = (field: Field | undefined, value: unknown) =>
  field !== undefined && (value === null || kindOf(field).check(value, field) === null);

/** A number of a brew; null while there is none. */
export const numberOf = (fields: Row, name: BrewField): number | null => {
  const value = fields[name];
  return typeof value === 'number' ? value : null;
};
