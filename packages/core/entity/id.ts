import { readKey } from '../kind/ref.ts';
import type { Entity, Row } from './entity.ts';

/** Whether people know records by several numbers, such as year and number, rather than by the key. */
export const hasPublicId = ({ id }: Entity): boolean => id.length > 1;

/** Whether what everybody refers to is kept there, and can be used by records of anybody. A view of others' records is not. */
export const isEverybodys = ({ scope, isView }: Entity): boolean => scope === 'none' && !isView;

/**
 * Whether two of what everybody refers to can be one that was written down twice: they have names of their own. What others
 * hold by an id, such as codes, cannot be moved from one to the other.
 */
export const isMergeable = (entity: Entity): boolean =>
  isEverybodys(entity) &&
  entity.fields[entity.label.plain]?.kind === 'text' &&
  !Object.values(entity.fields).some((field) => field.kind === 'text' && field.isId);

/** How a record is named in an address: by its key, `12`, or by its public id, `2026-12`. */
export const idOf = ({ id }: Entity, row: Row): string => id.map((name) => row[name]).join('-');

/** The fields that an id from an address names, a single number the key; undefined when it is none. */
export function readId({ id, key }: Entity, typed: string): Row | undefined {
  const numbers = typed.split('-').map(readKey);
  const names = numbers.length === 1 ? [key] : id;
  if (numbers.length !== names.length || numbers.includes(undefined)) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, numbers[at]]));
}
