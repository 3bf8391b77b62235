import type { FieldFault } from '../answer.ts';
import { ownWordsOf } from '../calc/own_words.ts';
import { pairOf } from '../calc/pairs.ts';
import { cleanedFields, fieldFaults, valueFault } from '../kind/fields.ts';
import type { Fault } from '../kind/kind.ts';
import { kindOf } from '../kind/kinds.ts';
import type { Field, Fields } from '../kind/registry.ts';
import { derived } from './derive.ts';
import type { Entity, Fielded, Row } from './entity.ts';
import { onceFor } from './once.ts';
import { writable } from './writable.ts';

/** Every named field cleaned: empty texts and lists become null, missing flags no. Unknown names are left out. */
export const cleaned = (entity: Fielded, values: Row, names: readonly string[] = writable(entity)): Row =>
  cleanedFields({ fields: entity.fields, kindOf }, values, names);

/** What a new record starts with. `today` is the reader's calendar day; without it such fields start empty. */
export function initials(entity: Entity, today: string | null = null): Row {
  const start = writable(entity).map((name) => {
    const initial = entity.fields[name]?.initial;
    return [name, initial === 'today' ? today : initial] as const;
  });
  return derived(entity, cleaned(entity, Object.fromEntries(start)));
}

/** Why one cleaned value is refused. */
export const checkField = (field: Field, value: unknown, locale?: string): Fault | null =>
  valueFault(kindOf(field), field, value, locale);

/**
 * All faults of a cleaned record in the order of its fields, at most one a field. With `names` only those fields are
 * checked, so that an old value somewhere else never stands in the way of a correction; a pair of names is checked
 * together, because which of both is needed depends on the language. Own words answer a reference in its place: it
 * cannot hold that choice itself. What is derived from good values must be good as well; its faults come last, after them
 * those of rules across fields. With the record as it was stored a change that would give it another public id is refused
 * where that comes from.
 */
export function checkRecord(
  entity: Fielded,
  row: Row,
  names: readonly string[] = writable(entity),
  locale?: string,
  before?: Row | null,
): FieldFault[] {
  const checked = withPartners(entity.fields, names);
  const faults = fieldFaults({ fields: entity.fields, kindOf }, row, checked, locale);
  for (const [name, { from }] of entity.derive ?? []) {
    const field = entity.fields[name];
    const isAsked = from.some((source) => checked.has(source)) && !from.some((source) => faults.has(source));
    const fault = field && isAsked ? checkField(field, row[name] ?? null, locale) : null;
    const [source] = from;
    if (fault) faults.set(name, fault);
    else if (isAsked && before && source && entity.id?.includes(name) && row[name] !== before[name])
      faults.set(source, { key: 'field_id' });
  }
  for (const { at, from, check } of entity.rules ?? []) {
    const read = [at, ...from];
    const isAsked = read.some((name) => checked.has(name)) && !read.some((name) => faults.has(name));
    const fault = isAsked ? check(row) : null;
    if (fault) faults.set(at, fault);
  }
  return [...faults].map(([name, { key, args = {}, at }]) => ({ name, key, args, ...(at && { at }) }));
}

/**
 * The names; both of a pair of which one must be given once one of them is among the names; and a reference that can be
 * answered in own words once those are.
 */
const withPartners = (fields: Fields, names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [name, ...(partnersOf(fields).get(name) ?? [])]));

/** What is checked with each field besides itself. */
const partnersOf = onceFor((fields: Fields): ReadonlyMap<string, readonly string[]> => {
  const answeredBy = (name: string) => (other: string) => {
    const field = fields[other];
    return field && 'to' in field && ownWordsOf(field) === name;
  };
  const partners = Object.keys(fields).map((name) => {
    const paired = (pairOf({ fields }, name) ?? []).filter((one) => typeof fields[one]?.required === 'string');
    return [name, [...paired, ...Object.keys(fields).filter(answeredBy(name))]] as const;
  });
  return new Map(partners);
});
