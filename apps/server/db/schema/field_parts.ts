import { computedOf, type Entity, WRITER } from '@hanjan/core';
import type { Catalogue } from './ddl.ts';

/**
 * What a public address names is found by that alone, and is nobody else's. By `indexed` what points at it is found too,
 * whoever it belongs to.
 */
export const linkIndexesSql = ({ table, fields }: Entity): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'uuid') return [];
    if (field.linked)
      return field.indexed
        ? [`CREATE INDEX ${table}_${name}_linked ON ${table} (${name}) WHERE ${name} IS NOT NULL;`]
        : [];
    return field.path === undefined ? [] : [`CREATE UNIQUE INDEX ${table}_${name}_link ON ${table} (${name});`];
  });

/** An index made for the list of what was removed, the last one first; living records are not in it. */
export const removedIndexSql = ({ table, key }: Entity, owner: readonly string[]): string =>
  `CREATE INDEX ${table}_removed ON ${table} (${[...owner, 'removed_at', key].join(', ')}) WHERE removed_at IS NOT NULL;`;

/** Indexes of the living by the fields that say so, and by who wrote them where a list is narrowed by that. */
export function foundIndexesSql({ screens }: Catalogue, { name, table, fields }: Entity, owner: readonly string[]) {
  const isByWriter = screens.some(({ entity, list }) => entity.name === name && list.search.includes(WRITER));
  const indexed = Object.entries(fields).flatMap(([column, field]) =>
    field.indexed && field.kind !== 'uuid' ? [column] : [],
  );
  return [...indexed, ...(isByWriter ? ['rgst_by'] : [])].map(
    (column) =>
      `CREATE INDEX ${table}_${column}_found ON ${table} (${[...owner, column].join(', ')}) WHERE removed_at IS NULL;`,
  );
}

/** A function of a row that bears the name of a field: PostgreSQL takes `table.field` for a call of it. */
export const computedSql = (entity: Entity): string[] =>
  computedOf(entity).map(
    ({ name, column: { type, computed } }) =>
      `CREATE FUNCTION ${name}(${entity.table}) RETURNS ${type} STABLE LANGUAGE sql AS 'SELECT ${computed?.('$1')}';`,
  );

/** Whoever names the link of a record reads that one. */
export const linkPoliciesSql = ({ table, fields }: Entity): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'uuid' && field.opens
      ? [`CREATE POLICY ${table}_link ON ${table} FOR SELECT USING (${name} = link_of() AND removed_at IS NULL);`]
      : [],
  );
