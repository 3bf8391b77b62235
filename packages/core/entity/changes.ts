import type { Entity, Row } from './entity.ts';

/** Whether two field values are the same: lists element by element, their rows item by item. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isRow(a) || !isRow(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name] ?? null, b[name] ?? null));
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some fields of a record; what is not there is empty. */
export const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** Names of the fields that differ between two states of a record, in the order of its definition. */
export const changes = (entity: Entity, before: Row, after: Row): string[] =>
  Object.keys(entity.fields).filter((name) => !isSame(before[name] ?? null, after[name] ?? null));
