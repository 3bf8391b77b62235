import type { FieldFault } from '../answer.ts';
import { ETC } from '../kind/codes.ts';
import type { Fault } from '../kind/kind.ts';
import { type Field, kindOf } from '../kind/registry.ts';
import { derived } from './derive.ts';
import type { Entity, Fielded, Row } from './entity.ts';
import { inLocale, pairOf } from './pairs.ts';

/** Names of the fields that a client may save: all but those the server gives or calculates. */
export const writable = (entity: Fielded): string[] =>
  Object.keys(entity.fields).filter((name) => !entity.fields[name]?.readonly);

/** Every named field cleaned: empty texts and lists become null, missing flags no. Unknown names are left out. */
export function cleaned(entity: Fielded, values: Row, names: readonly string[] = writable(entity)): Row {
  const row: Row = {};
  for (const name of names) {
    const field = entity.fields[name];
    if (field) row[name] = kindOf(field).clean(values[name], field);
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

/** Whether a field must be filled by somebody who works in this language. */
export const isRequired = ({ required }: Field, locale?: string): boolean =>
  typeof required === 'string' ? required === inLocale('plain', 'locale', locale)[0] : required === true;

/** Why one cleaned value is refused. */
export function checkField(field: Field, value: unknown, locale?: string): Fault | null {
  if (isBlank(value) && isRequired(field, locale)) return { key: 'field_required' };
  return value === null ? null : kindOf(field).check(value, field, locale);
}

/**
 * All faults of a cleaned record in the order of its fields, at most one a field. With `names` only those fields are
 * checked, so that an old value somewhere else never stands in the way of a correction; a pair of names is checked
 * together, because which of both is needed depends on the language.
 */
export function checkRecord(
  entity: Fielded,
  row: Row,
  names: readonly string[] = writable(entity),
  locale?: string,
): FieldFault[] {
  const faults = new Map<string, Fault>();
  const checked = withPairs(entity, names);
  for (const [name, field] of Object.entries(entity.fields)) {
    const fault = checked.has(name) ? checkField(field, row[name] ?? null, locale) : null;
    if (fault && !faults.has(name)) faults.set(name, fault);
    if (field.kind === 'codes' && field.etc && needsOwnWords(row, name, field.etc, checked)) {
      faults.set(field.etc, { key: 'field_required' });
    }
  }
  return [...faults].map(([name, { key, args = {}, at }]) => ({ name, key, args, ...(at && { at }) }));
}

/** The names, and both of a pair of which one must be given once one of them is among the names. */
function withPairs(entity: Fielded, names: readonly string[]): ReadonlySet<string> {
  const paired = names.flatMap((name) => pairOf(entity, name) ?? []);
  return new Set([...names, ...paired.filter((name) => typeof entity.fields[name]?.required === 'string')]);
}

/** Whether own words were chosen in a list but not written. */
const needsOwnWords = (row: Row, list: string, etc: string, names: ReadonlySet<string>) =>
  (names.has(list) || names.has(etc)) &&
  Array.isArray(row[list]) &&
  row[list].includes(ETC) &&
  isBlank(row[etc] ?? null);
