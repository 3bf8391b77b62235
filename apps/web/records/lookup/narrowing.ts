import { ETC, type Field, type Fielded, type FieldOf, type Row } from '@hanjan/core';
import { sourceOf } from './source.ts';

/** Groups whose codes other codes are listed under, such as countries for grades; the first that knows an id wins. */
export const HEADING_GROUPS = ['CDFLTR', 'CNTR'] as const;

/** What a field chooses from: a code group or an entity. */
const originOf = (field: Field | undefined): string | undefined =>
  field && ('group' in field ? field.group : 'to' in field ? field.to : undefined);

/**
 * What narrows the choices of a field: code groups, or whatever the fields of its look-up's filters choose from. Never
 * what it chooses from itself, or two such fields would empty each other.
 */
function narrowedBy(field: Field): readonly (string | undefined)[] {
  if ('group' in field) return HEADING_GROUPS.filter((group) => group !== field.group);
  if (!('to' in field)) return [];
  const { entity, filters } = sourceOf(field.to);
  return filters.map((filter) => originOf(entity.fields[filter])).filter((origin) => origin !== field.to);
}

/** The other fields of an entity, or items of a row, that narrow the choices of one, by the group or entity that they choose from. */
export function relatedFields(entity: Fielded, name: string): Readonly<Record<string, string>> {
  const field = entity.fields[name];
  const origins = field ? narrowedBy(field) : [];
  const others = Object.entries(entity.fields).filter(([other]) => other !== name);
  return Object.fromEntries(
    origins.flatMap((origin) => {
      const found = others.find(([, other]) => origin !== undefined && originOf(other) === origin);
      return origin && found ? [[origin, found[0]]] : [];
    }),
  );
}

/** The ids that a related field names, own words left out. */
export const idsOf = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined && id !== ETC);

/** A field whose choices are records. */
export type Choosing = Pick<FieldOf<'ref'>, 'to' | 'only'>;

/** What records have to say so that a field can choose them, by the filters of their look-up. */
export function wantedBy({ to, only = {} }: Choosing, related: Row): Readonly<Record<string, readonly unknown[]>> {
  const { entity, filters } = sourceOf(to);
  const wanted = filters.map((filter) => [
    filter,
    idsOf(only[filter] ?? related[originOf(entity.fields[filter]) ?? '']),
  ]);
  return Object.fromEntries(wanted.filter(([, ids]) => ids?.length));
}

/** The records of a look-up that fit what a field fixes and what related fields name, as far as they are seen. */
export function narrowed(field: Choosing, rows: readonly Row[], related: Row): Row[] {
  const wanted = Object.entries(wantedBy(field, related));
  const fits = (row: Row) =>
    wanted.every(([filter, ids]) => !(filter in row) || [row[filter]].flat().some((id) => ids.includes(id)));
  return rows.filter(fits);
}
