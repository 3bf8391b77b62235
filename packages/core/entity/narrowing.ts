import { kindOf } from '../kind/kinds.ts';
import type { Field, Fields } from '../kind/registry.ts';
import { text } from '../kind/text.ts';
import { type RowTable, rowTablesOf, type Table } from './columns.ts';

/** A field of a record, or an item of one that is a list of rows. */
interface Named {
  /** The name of the field or of the item. */
  readonly name: string;
  readonly field: Field;
}

/** What lists are narrowed by. */
export interface Narrowing extends Named {
  /** The rows that an item stands in. A record is meant as soon as one of its rows is. */
  readonly rows?: RowTable;
}

/** The name of whoever wrote a record of an organisation, as they are called in it. No field holds it. */
export const WRITER = 'rgst_user';
/** It, where a list is narrowed by it: such a list answers it too when it is asked for among the columns. */
export const writerIn = ({ list }: { readonly list: { readonly search: readonly string[] } }): string[] =>
  list.search.filter((name) => name === WRITER);
const KEPT: Fields = { [WRITER]: text({ max: 100 }) };

/**
 * The names of what lists can be narrowed by: `field`, `field.item` where the field is a list of rows, and `rgst_user` of
 * what belongs to an organisation.
 */
export type NarrowingName<F extends Fields> = (keyof F & string) | ItemName<F> | typeof WRITER;

type ItemName<F extends Fields> = {
  readonly [N in keyof F & string]: F[N] extends { readonly of: infer I } ? `${N}.${keyof I & string}` : never;
}[keyof F & string];

/** The field of a record that a name that lists can be narrowed by begins with. */
export const narrowedField = (name: string): string => name.split('.')[0] ?? name;

/** What a name that lists can be narrowed by is called after. */
export function namedBy(fields: Fields, name: string): Named | undefined {
  const first = narrowedField(name);
  const own = [fields, KEPT].find((all) => Object.hasOwn(all, first))?.[first];
  if (!own || first === name) return own && { name, field: own };
  const item = name.slice(first.length + 1);
  const items = kindOf(own).rows?.(own).fields ?? {};
  const field = Object.hasOwn(items, item) ? items[item] : undefined;
  return field && { name: item, field };
}

/** The same, and where its values lie. */
export function narrowingOf(entity: Table, name: string): Narrowing | undefined {
  const named = namedBy(entity.fields, name);
  const rows = rowTablesOf(entity).find(({ field }) => field === narrowedField(name));
  return named && rows && named.name !== name ? { ...named, rows } : named;
}
