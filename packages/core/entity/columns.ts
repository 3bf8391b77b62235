import type { Column } from '../kind/kind.ts';
import { type Field, kindOf } from '../kind/registry.ts';
import type { Fielded, Fields } from './entity.ts';

/** A field whose value lies in a column of the record's own table. */
export interface ColumnField {
  readonly name: string;
  readonly field: Field;
  readonly column: Column;
}

/** A field whose value is a list of rows in a table of their own, and what stands in a row. */
export interface RowsField {
  readonly name: string;
  readonly fields: Fields;
}

/** The fields that have a column of their own. */
export const columnsOf = ({ fields }: Fielded): ColumnField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const column = kindOf(field).column(field);
    return column ? [{ name, field, column }] : [];
  });

/** The fields that are lists of rows. */
export const rowsOf = ({ fields }: Fielded): RowsField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const items = kindOf(field).rows?.(field);
    return items ? [{ name, fields: items }] : [];
  });
