import type { Column } from '../kind/kind.ts';
import { kindOf } from '../kind/kinds.ts';
import type { Field } from '../kind/registry.ts';
import type { Entity, Fielded } from './entity.ts';
import { onceFor } from './once.ts';

/** A field whose value lies in a column. */
export interface ColumnField {
  readonly name: string;
  readonly field: Field;
  readonly column: Column;
}

/** Where values lie: the table of an entity, or that of a list of rows. */
export type Table = Pick<Entity, 'name' | 'table' | 'scope' | 'key' | 'fields' | 'guard' | 'about'>;

/** The table of a field that is a list of rows: a row each, known by its record and its place. */
export interface RowTable extends Table {
  readonly field: string;
  /** The table of the records. */
  readonly parent: string;
  /** How many rows a record has at the most. */
  readonly max: number;
}

/** The fields that have a column of their own, or one that is computed. */
const allColumns = onceFor(({ fields }: Fielded): readonly ColumnField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const column = field.passing ? null : kindOf(field).column(field);
    return column ? [{ name, field, column }] : [];
  }),
);

/** The fields that have a column of their own. */
export const columnsOf = (fielded: Fielded): ColumnField[] =>
  allColumns(fielded).filter(({ column }) => !column.computed);

/** The fields that PostgreSQL works out whenever they are asked for. */
export const computedOf = (fielded: Fielded): ColumnField[] =>
  allColumns(fielded).filter(({ column }) => column.computed);

/** The tables of the fields that are lists of rows. */
export const rowTablesOf = onceFor(({ name, table, scope, key, fields }: Table): readonly RowTable[] =>
  Object.entries(fields).flatMap(([field, options]) => {
    const rows = kindOf(options).rows?.(options);
    return rows ? [{ name, field, parent: table, table: `${table}_${field}`, scope, key, ...rows }] : [];
  }),
);

/** All tables of an entity, its own first. */
export const tablesOf = (entity: Entity): readonly Table[] => [entity, ...rowTablesOf(entity)];
