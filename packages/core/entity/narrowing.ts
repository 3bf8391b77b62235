import type { Field, Fields } from '../kind/registry.ts';
import { type RowTable, rowTablesOf, type Table } from './columns.ts';

/** What lists are narrowed by: a field of their records, or an item of one that is a list of rows. */
export interface Narrowing {
  /** The name of the field or of the item. */
  readonly name: string;
  readonly field: Field;
  /** The rows that the item stands in. A record is meant as soon as one of its rows is. */
  readonly rows?: RowTable;
}

/** The names of what lists can be narrowed by: `field`, or `field.item` where the field is a list of rows. */
export type NarrowingName<F extends Fields> = (keyof F & string) | ItemName<F>;

type ItemName<F extends Fields> = {
  readonly [N in keyof F & string]: F[N] extends { readonly of: infer I } ? `${N}.${keyof I & string}` : never;
}[keyof F & string];

/** What a name that lists can be narrowed by stands for. */
export function narrowingOf(entity: Table, name: string): Narrowing | undefined {
  const dot = name.indexOf('.');
  if (dot < 0) {
    const field = entity.fields[name];
    return field && { name, field };
  }
  const rows = rowTablesOf(entity).find((one) => one.field === name.slice(0, dot));
  const item = name.slice(dot + 1);
  const field = rows && Object.hasOwn(rows.fields, item) ? rows.fields[item] : undefined;
  return field && rows && { name: item, field, rows };
}

/** The field of a record that a name that lists can be narrowed by begins with. */
export const narrowedField = (name: string): string => name.split('.')[0] ?? name;
