import { columnsOf, type Entity, isMergeable, type Table, tablesOf } from '@hanjan/core';
import { ownerOf } from './owner.ts';
import { allReferences, type Catalogue, codeReferences, entityNamed } from './references.ts';

/** Nobody signs in as it: a function counts under it who uses a record of everybody, see `0056_setting.sql`. */
const COUNTER = 'hanjan_count';
/** Nobody signs in as it: a function moves under it what refers to a record that was written down twice, see `0062_merge.sql`. */
const MERGER = 'hanjan_merge';

/** Whether an administrator of the site acts, as such and not inside of an organisation; asked once for a statement. */
const IS_ADMIN = '(SELECT is_site_admin())';

/**
 * The second wall of what everybody refers to: all read it, administrators of the site write it. Whoever refers to a record
 * holds it while they save, which PostgreSQL allows for rows that one may change: so that what comes of a change decides.
 * `goes` is the policy of what is deleted. The tables' owner, who loads what comes with the product, is not bound.
 */
export const everybodysSql = (table: string, goes: string): string[] => [
  `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`,
  `CREATE POLICY ${table}_read ON ${table} FOR SELECT USING (true);`,
  `CREATE POLICY ${table}_write ON ${table} FOR INSERT WITH CHECK (${IS_ADMIN});`,
  `CREATE POLICY ${table}_edit ON ${table} FOR UPDATE USING (true) WITH CHECK (${IS_ADMIN});`,
  `CREATE POLICY ${goes};`,
];

/** Whoever keeps copies of what everybody chooses from hears that some of it changed, see `0058_reference_changed.sql`. */
export const toldSql = (table: string): string =>
  `CREATE TRIGGER ${table}_told AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION reference_changed();`;

/** Records that administrators write and nobody else may delete rows of. */
export const everybodysRowsGo = (table: string): string => `${table}_drop ON ${table} FOR DELETE USING (${IS_ADMIN})`;

/** The fields of a table that refer to what is everybody's. */
const usesOf = (catalogue: Catalogue, table: Table) =>
  allReferences(table).filter(({ to }) => !ownerOf(entityNamed(catalogue, to)));

/** The fields of a table by which it is counted who uses something: references, and codes, of which there is no index. */
const countedIn = (catalogue: Catalogue, table: Table) => [...usesOf(catalogue, table), ...codeReferences(table)];

/**
 * How it is counted whose records use one of everybody's, and how they come to use another one: an index of each field
 * that may, over all owners, and what the roles of that read and write. Their functions ask who acts: a condition on reading
 * would keep PostgreSQL from indexes of lists.
 */
export function usesSql(catalogue: Catalogue, entity: Entity, table: Table): string[] {
  const uses = usesOf(catalogue, table);
  const isRecord = table.table === entity.table;
  const counted = countedIn(catalogue, table);
  const isCounted = tablesOf(entity).some((one) => countedIn(catalogue, one).length > 0);
  if (!isCounted || (!isRecord && counted.length === 0)) return [];
  const fields = columnsOf(table).flatMap(({ name }) => (counted.some((use) => use.name === name) ? [name] : []));
  const columns = [...new Set([table.key, ...fields, ...(isRecord ? ['removed_at'] : [])])];
  return [
    ...uses.map(
      ({ name, isList }) =>
        `CREATE INDEX ${table.table}_${name}_uses ON ${table.table} ${isList ? 'USING gin ' : ''}(${name}) WHERE ${name} IS NOT NULL;`,
    ),
    ...(ownerOf(table)
      ? [`CREATE POLICY ${table.table}_count ON ${table.table} FOR SELECT TO ${COUNTER} USING (true);`]
      : []),
    `GRANT SELECT (${columns.join(', ')}) ON ${table.table} TO ${COUNTER};`,
    ...mergeSql(
      table,
      uses.flatMap(({ name, to }) => (isMergeable(entityNamed(catalogue, to)) ? [name] : [])),
    ),
  ];
}

/** What the merging role reads and writes of a table: its references alone, whose they ever are. */
function mergeSql({ table, scope }: Table, fields: readonly string[]): string[] {
  if (fields.length === 0) return [];
  const columns = fields.join(', ');
  return [
    ...(ownerOf({ scope })
      ? [
          `CREATE POLICY ${table}_merge_read ON ${table} FOR SELECT TO ${MERGER} USING (true);`,
          `CREATE POLICY ${table}_merge ON ${table} FOR UPDATE TO ${MERGER} USING (true) WITH CHECK (${IS_ADMIN});`,
        ]
      : []),
    `GRANT SELECT (${columns}), UPDATE (${columns}) ON ${table} TO ${MERGER};`,
  ];
}
