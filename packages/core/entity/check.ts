import type { FieldFault } from '../answer.ts';
import { ETC } from '../kind/codes.ts';
import type { Fault } from '../kind/kind.ts';
import { type Field, kindOf } from '../kind/registry.ts';
import { derived } from './derive.ts';
import type { Entity, Row } from './entity.ts';

/** Names of the fields that a client may save: all but those the server gives or calculates. */
export const writable = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.readonly);

/** Every named field cleaned: empty texts and lists become null, missing flags no. Unknown names are left out. */
export function cleaned(entity: Entity, values: Row, names: readonly string[] = writable(entity)): Row {
  const row: Row = {};
  for (const name of names) {
    const field = entity.fields[name];
    if (field) row[name] = kindOf(field).clean(values[name]);
  }
  return row;
}

/** What a new record starts with. `today` is the reader's calendar day; without it such fields start empty. */
export function initials(entity: Entity, today: string | null = null): Row {
  const start = writable(entity).map((name) => {
    const initial = entity.fields[name]?.initial;
    return [name, initial === 'today' ? today : initial] as const;
  });
  return derived(entity, cleaned(entity, Object.fromEntries(start)));
}

/** Nothing that anybody could see: empty, spaces, or characters without a shape such as the Hangul filler. */
export const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(value));

/** Why one cleaned value is refused. */
export function checkField(field: Field, value: unknown): Fault | null {
  if (isBlank(value) && field.required) return { key: 'field_required' };
  return value === null ? null : kindOf(field).check(value, field);
}

/**
 * All faults of a cleaned record in the order of its fields, at most one a field. With `names` only those fields are
 * checked, so that an old value somewhere else never stands in the way of a correction.
 */
export function checkRecord(entity: Entity, row: Row, names: readonly string[] = writable(entity)): FieldFault[] {
  const faults = new Map<string, Fault>();
  for (const [name, field] of Object.entries(entity.fields)) {
    const fault = names.includes(name) ? checkField(field, row[name] ?? null) : null;
    if (fault && !faults.has(name)) faults.set(name, fault);
    if (field.kind === 'codes' && field.etc && needsOwnWords(row, name, field.etc, names)) {
      faults.set(field.etc, { key: 'field_required' });
    }
  }
  return [...faults].map(([name, { key, args = {} }]) => ({ name, key, args }));
}

/** Whether own words were chosen in a list but not written. */
const needsOwnWords = (row: Row, list: string, etc: string, names: readonly string[]) =>
  (names.includes(list) || names.includes(etc)) &&
  Array.isArray(row[list]) &&
  row[list].includes(ETC) &&
  isBlank(row[etc] ?? null);
