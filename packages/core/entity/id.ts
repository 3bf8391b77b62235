import { readKey } from '../kind/ref.ts';
import type { Entity, Row } from './entity.ts';

/** Whether people know records by several numbers, such as year and number, rather than by the key. */
export const hasPublicId = ({ id }: Entity): boolean => id.length > 1;

/** How a record is named in an address: by its key, `12`, or by its public id, `2026-12`. */
export const idOf = ({ id }: Entity, row: Row): string => id.map((name) => row[name]).join('-');

/** The fields that an id from an address names, a single number the key; undefined when it is none. */
export function readId({ id, key }: Entity, typed: string): Row | undefined {
  const numbers = typed.split('-').map(readKey);
  const names = numbers.length === 1 ? [key] : id;
  if (numbers.length !== names.length || numbers.includes(undefined)) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, numbers[at]]));
}
