import { columnsOf, type Entity, type Screen, type Table } from '@hanjan/core';

/** What the tables are made from. */
export interface Catalogue {
  readonly entities: readonly Entity[];
  readonly screens: readonly Screen[];
}

/** The entity of that name; a reference to one that is not there is a fault of the definitions. */
export function entityNamed({ entities }: Catalogue, name: string): Entity {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`${name}: no such entity in the catalogue`);
  return entity;
}

/** The single references of a table: the field and the name of the entity whose key it holds. */
export const references = (table: Table): { name: string; to: string }[] =>
  columnsOf(table).flatMap(({ name, column: { references } }) =>
    references === undefined ? [] : [{ name, to: references }],
  );

/** The fields of a table that hold codes of a group. */
export const codeReferences = (table: Table): { name: string; group: string; isList: boolean }[] =>
  columnsOf(table).flatMap(({ name, field }) =>
    'group' in field ? [{ name, group: field.group, isList: field.kind === 'codes' }] : [],
  );

/** All references of a table, also those of fields that hold a list of keys. */
export const allReferences = (table: Table): { name: string; to: string; isList: boolean }[] => [
  ...references(table).map((one) => ({ ...one, isList: false })),
  ...Object.entries(table.fields).flatMap(([name, field]) =>
    field.kind === 'refs' ? [{ name, to: field.to, isList: true }] : [],
  ),
];
