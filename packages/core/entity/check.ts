import type { FieldFault } from '../answer.ts';
import type { Fault } from '../kind/kind.ts';
import { ETC, hasOwnWords, ownWordsOf } from '../kind/own_words.ts';
import { type Field, kindOf } from '../kind/registry.ts';
import { derived } from './derive.ts';
import type { Entity, Fielded, Row } from './entity.ts';
import { inLocale, pairOf } from './pairs.ts';
import { writable } from './writable.ts';

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
 * together, because which of both is needed depends on the language. Own words answer a reference in its place: it
 * cannot hold that choice itself. What is derived from good values must be good as well; its faults come last, after them
 * those of rules across fields.
 */
export function checkRecord(
  entity: Fielded,
  row: Row,
  names: readonly string[] = writable(entity),
  locale?: string,
): FieldFault[] {
  const faults = new Map<string, Fault>();
  const checked = withPartners(entity, names);
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = row[name] ?? null;
    const etc = ownWordsOf(field);
    const words = etc === undefined ? null : (row[etc] ?? null);
    const isOwn = etc !== undefined && 'to' in field && (value === ETC || (value === null && !isBlank(words)));
    const fault = checked.has(name) && !isOwn ? checkField(field, value, locale) : null;
    if (fault && !faults.has(name)) faults.set(name, fault);
    const isAsked = checked.has(name) || (etc !== undefined && checked.has(etc));
    if (etc !== undefined && isAsked && hasOwnWords(value) && isBlank(words))
      faults.set(etc, { key: 'field_required' });
  }
  for (const [name, { from }] of entity.derive ?? []) {
    const field = entity.fields[name];
    const isAsked = from.some((source) => checked.has(source)) && !from.some((source) => faults.has(source));
    const fault = field && isAsked ? checkField(field, row[name] ?? null, locale) : null;
    if (fault) faults.set(name, fault);
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
function withPartners({ fields }: Fielded, names: readonly string[]): ReadonlySet<string> {
  const paired = names.flatMap((name) => pairOf({ fields }, name) ?? []);
  const answered = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field && 'to' in field && names.includes(ownWordsOf(field) ?? '');
  });
  return new Set([...names, ...answered, ...paired.filter((name) => typeof fields[name]?.required === 'string')]);
}
