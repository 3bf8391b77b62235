import type { Row } from '@hanjan/core';
import type { Form } from '../../../records/form/store.ts';

/** The fields of a note that say whether its flavors are drawn, and which. */
export const USE = 'cupnote_flavor_wheel_use';
export const FLAVORS = 'cupnote_flavor_list';

/** Whether a note that is read has a wheel: it is wanted, and there is something on it. */
export const isDrawn = (row: Row): boolean => row[USE] === true && Array.isArray(row[FLAVORS]);

/** The code group of a note's flavors. */
export function flavorGroupOf({ entity }: Form): string {
  const field = entity.fields[FLAVORS];
  if (field?.kind !== 'codes') throw new Error(`${entity.name}.${FLAVORS}: a wheel needs its codes`);
  return field.group;
}
