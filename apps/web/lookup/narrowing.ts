import { type Entity, ETC, type Field, type Row } from '@hanjan/core';
import { lookups } from '@hanjan/model';

/** Groups whose codes other codes are listed under, such as countries for grades; the first that knows an id wins. */
export const HEADING_GROUPS = ['CDFLTR', 'CNTR'] as const;

/** What a field chooses from: a code group or an entity. */
const sourceOf = (field: Field | undefined): string | undefined =>
  field && ('group' in field ? field.group : 'to' in field ? field.to : undefined);

/** What narrows the choices of a field: code groups, or whatever the fields of its look-up's filters choose from. */
function narrowedBy(field: Field): readonly (string | undefined)[] {
  if ('group' in field) return HEADING_GROUPS.filter((group) => group !== field.group);
  const lookup = 'to' in field ? lookups[field.to] : undefined;
  return lookup?.filters.map((filter) => sourceOf(lookup.entity.fields[filter])) ?? [];
}

/** The other fields of an entity that narrow the choices of one, by the group or entity that they choose from. */
export function relatedFields(entity: Entity, name: string): Readonly<Record<string, string>> {
  const field = entity.fields[name];
  const sources = field ? narrowedBy(field) : [];
  const others = Object.entries(entity.fields).filter(([other]) => other !== name);
  return Object.fromEntries(
    sources.flatMap((source) => {
      const found = others.find(([, other]) => source !== undefined && sourceOf(other) === source);
      return source && found ? [[source, found[0]]] : [];
    }),
  );
}

/** The ids that a related field names, own words left out. */
export const idsOf = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => id !== null && id !== undefined && id !== ETC);

/** The records of a look-up that fit what related fields name. */
export function narrowed(to: string, rows: readonly Row[], related: Readonly<Record<string, unknown>>): Row[] {
  const lookup = lookups[to];
  if (!lookup) return [];
  const filters = lookup.filters.flatMap((filter) => {
    const ids = idsOf(related[sourceOf(lookup.entity.fields[filter]) ?? '']);
    return ids.length > 0 ? [{ filter, ids }] : [];
  });
  return rows.filter((row) => filters.every(({ filter, ids }) => ids.includes(row[filter] ?? null)));
}
