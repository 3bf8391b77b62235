import { ETC, hasOwnWords, ownWordsOf } from '../calc/own_words.ts';
import { inLocale } from '../calc/pairs.ts';
import type { Fault, Kind } from './kind.ts';
import type { Field } from './registry.ts';

/** Fields and their kinds: those of a record, or the items of a row. */
export interface Kinded<F extends Field = Field> {
  readonly fields: Readonly<Record<string, F>>;
  kindOf(field: F): Kind<Field>;
}

type Values = Readonly<Record<string, unknown>>;

/** Every named field cleaned: empty texts and lists become null, missing flags no. Unknown names are left out. */
export function cleanedFields<F extends Field>(
  { fields, kindOf }: Kinded<F>,
  values: Values,
  names: readonly string[],
) {
  const row: Record<string, unknown> = {};
  for (const name of names) {
    const field = fields[name];
    if (field) row[name] = kindOf(field).clean(values[name], field);
  }
  return row;
}

/** Nothing that anybody could see: empty, spaces, or characters without a shape such as the Hangul filler. */
export const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(value));

/** Whether a field must be filled by somebody who works in this language. */
export const isRequired = ({ required }: Field, locale?: string): boolean =>
  typeof required === 'string' ? required === inLocale('plain', 'locale', locale)[0] : required === true;

/** Why one cleaned value is refused by a field of a kind. */
export function valueFault(kind: Kind<Field>, field: Field, value: unknown, locale?: string): Fault | null {
  if (isBlank(value) && isRequired(field, locale)) return { key: 'field_required' };
  return value === null ? null : kind.check(value, field, locale);
}

/**
 * The faults of named fields in the order of all, at most one a field. A pair of names is checked together, because which
 * of both is needed depends on the language. Own words answer a reference in its place: it cannot hold that choice itself.
 */
export function fieldFaults<F extends Field>(
  { fields, kindOf }: Kinded<F>,
  row: Values,
  names: ReadonlySet<string>,
  locale?: string,
): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name] ?? null;
    const etc = ownWordsOf(field);
    const words = etc === undefined ? null : (row[etc] ?? null);
    const isOwn = etc !== undefined && 'to' in field && (value === ETC || (value === null && !isBlank(words)));
    const isWaived = field.waived !== undefined && row[field.waived] === true && isBlank(value);
    const fault = names.has(name) && !isOwn && !isWaived ? valueFault(kindOf(field), field, value, locale) : null;
    if (fault && !faults.has(name)) faults.set(name, fault);
    const isAsked = names.has(name) || (etc !== undefined && names.has(etc));
    if (etc !== undefined && isAsked && hasOwnWords(value) && isBlank(words))
      faults.set(etc, { key: 'field_required' });
  }
  return faults;
}
