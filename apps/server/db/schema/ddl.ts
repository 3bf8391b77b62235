import {
  type ColumnField,
  columnsOf,
  DAYS_AFTER_REMOVAL,
  type Entity,
  type Field,
  kindOf,
  type RowTable,
  rowTablesOf,
  type Table,
  tablesOf,
} from '@hanjan/core';
import { everybodysRowsGo, everybodysSql, toldSql, usesSql } from './everybody.ts';
import { computedSql, foundIndexesSql, linkIndexesSql, linkPoliciesSql, removedIndexSql } from './field_parts.ts';
import { hasInitials, initialsSql } from './initials.ts';
import { type Owner, ownerOf } from './owner.ts';
import { type Catalogue, entityNamed, references } from './references.ts';

export { type Catalogue, entityNamed, type Owner, ownerOf, references };

/** PostgreSQL cuts the names of tables, columns, constraints and indexes after so many bytes. */
export const NAME_BYTES = 63;

/** The columns that tell one record from all others. */
export const keyColumns = (table: Table): string[] => {
  const owner = ownerOf(table);
  return owner ? [owner.column, table.key] : [table.key];
};

/** Definition of one column, e.g. `cupnote_name text NOT NULL`. */
export function columnSql({ name, field, column: { type, rest } }: ColumnField): string {
  return [name, type, rest ?? (field.required === true ? 'NOT NULL' : '')].filter(Boolean).join(' ');
}

/** The named condition on one column, or nothing. */
export const checkSql = (table: string, { name, column: { check } }: ColumnField): string | undefined =>
  check && `CONSTRAINT ${table}_${name}_check CHECK (${check(name)})`;

/** The statements that make all tables of a catalogue, by table, each table after those it refers to; views are made by hand. */
export const schemaSql = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    inOrder(catalogue)
      .filter(({ isView }) => !isView)
      .flatMap((entity) => [
        [entity.table, tableSql(catalogue, entity)],
        ...rowTablesOf(entity).map((rows) => [rows.table, rowTableSql(catalogue, entity, rows)] as const),
      ]),
  );

/** All entities, each after those it refers to. */
export function inOrder(catalogue: Catalogue): Entity[] {
  const done = new Set<Entity>();
  const visit = (entity: Entity) => {
    if (done.has(entity)) return;
    for (const { to } of tablesOf(entity).flatMap(references))
      if (to !== entity.name) visit(entityNamed(catalogue, to));
    done.add(entity);
  };
  for (const entity of catalogue.entities) visit(entity);
  return [...done];
}

/** The constraint that keeps records apart by some of their fields, cut as PostgreSQL cuts long names. */
export const uniqueName = ({ table }: Entity, set: readonly string[]): string =>
  `${table}_${set.join('_')}_key`.slice(0, NAME_BYTES);

/** All statements that make one table: columns, constraints, list indexes, row level security, rights. */
function tableSql(catalogue: Catalogue, entity: Entity): string {
  const { table } = entity;
  const owner = ownerOf(entity);
  const columns = columnsOf(entity);
  const lines = [
    ...(owner ? [`${owner.column} bigint NOT NULL REFERENCES ${owner.references} ON DELETE CASCADE`] : []),
    ...columns.map(columnSql),
    ...initialsSql(catalogue, entity),
    'uuid uuid',
    'version integer NOT NULL DEFAULT 1',
    'rgst_by bigint',
    'rgst_at timestamptz NOT NULL DEFAULT now()',
    'edit_by bigint',
    'edit_at timestamptz',
    'removed_by bigint',
    'removed_at timestamptz',
    `CONSTRAINT ${table}_pkey PRIMARY KEY (${keyColumns(entity).join(', ')})`,
    ...entity.unique.map((set) => {
      const unique = owner ? [owner.column, ...set] : set;
      return `CONSTRAINT ${uniqueName(entity, set)} UNIQUE (${unique.join(', ')})`;
    }),
    ...namedSql(entity),
    ...columns.flatMap((column) => checkSql(table, column) ?? []),
    ...foreignKeysSql(catalogue, entity),
  ];
  return [
    `CREATE TABLE ${table} (\n  ${lines.join(',\n  ')}\n);`,
    ...listOrders(catalogue, entity).map((order) => listIndexSql(catalogue, entity, order)),
    removedIndexSql(entity, owner ? [owner.column] : []),
    ...foundIndexesSql(catalogue, entity, owner ? [owner.column] : []),
    uuidIndexSql(entity),
    ...linkIndexesSql(entity),
    ...computedSql(entity),
    ...userIndexesSql(catalogue, entity),
    ...usesSql(catalogue, entity, entity),
    ...(owner
      ? securitySql(table, owner, purgePolicy(table, REMOVED_LONG_AGO))
      : [...everybodysSql(table, purgePolicy(table, `${REMOVED_LONG_AGO} AND ${IS_WRITTEN}`)), toldSql(table)]),
    ...linkPoliciesSql(entity),
    ...(owner ? tallySql(entity, owner, talliedBy(catalogue, entity)) : []),
    `GRANT SELECT, INSERT, UPDATE ON ${table} TO hanjan_app;`,
    `GRANT SELECT, DELETE ON ${table} TO hanjan_backup;`,
  ].join('\n');
}

/** All statements that make the table of a list of rows. They come and go with their record, in whatever save changes them. */
function rowTableSql(catalogue: Catalogue, entity: Entity, rows: RowTable): string {
  const { table, parent, key, max } = rows;
  const owner = ownerOf(rows);
  const record = keyColumns(rows).join(', ');
  const columns = columnsOf(rows);
  const lines = [
    ...keyColumns(rows).map((column) => `${column} bigint NOT NULL`),
    'nth integer NOT NULL',
    ...columns.map(columnSql),
    `CONSTRAINT ${table}_pkey PRIMARY KEY (${record}, nth)`,
    `CONSTRAINT ${table}_${key}_fkey FOREIGN KEY (${record}) REFERENCES ${parent} (${record}) ON DELETE CASCADE`,
    `CONSTRAINT ${table}_nth_check CHECK (nth BETWEEN 1 AND ${max})`,
    ...columns.flatMap((column) => checkSql(table, column) ?? []),
    ...foreignKeysSql(catalogue, rows),
  ];
  return [
    `CREATE TABLE ${table} (\n  ${lines.join(',\n  ')}\n);`,
    ...userIndexesSql(catalogue, rows),
    ...usesSql(catalogue, entity, rows),
    ...(owner
      ? securitySql(table, owner, `${table}_drop ON ${table} FOR DELETE USING (${own(owner)})`)
      : everybodysSql(table, everybodysRowsGo(table))),
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO hanjan_app;`,
    `GRANT SELECT ON ${table} TO hanjan_backup;`,
  ].join('\n');
}

/** The index that keeps two records of one owner from bearing the same uuid. */
export const uuidIndex = ({ table }: Entity): string => `${table}_uuid`;

/** Only records that a client named have a uuid, so that the others cost nothing. */
function uuidIndexSql(entity: Entity): string {
  const owner = ownerOf(entity);
  const columns = [...(owner ? [owner.column] : []), 'uuid'].join(', ');
  return `CREATE UNIQUE INDEX ${uuidIndex(entity)} ON ${entity.table} (${columns}) WHERE uuid IS NOT NULL;`;
}

/** A record whose name is required in the language of whoever writes it has at least one. */
function namedSql({ table, fields, label: { plain, locale } }: Entity): string[] {
  const isByLanguage = fields[plain]?.required === 'plain';
  return isByLanguage ? [`CONSTRAINT ${table}_named CHECK (num_nonnulls(${plain}, ${locale}) > 0)`] : [];
}

/** References inside one owner's records; what they name is asked who uses it before it is removed. */
const userIndexesSql = (catalogue: Catalogue, table: Table): string[] =>
  references(table)
    .filter(({ to }) => ownerOf(entityNamed(catalogue, to)))
    .map(
      ({ name }) => `CREATE INDEX ${table.table}_${name}_users ON ${table.table} (${ownerOf(table)?.column}, ${name});`,
    );

const foreignKeysSql = (catalogue: Catalogue, table: Table): string[] =>
  references(table).map(({ name, to }) => foreignKeySql(table, name, entityNamed(catalogue, to)));

/** A record refers to records of its own owner only, or to those that are everybody's: PostgreSQL itself sees to it. */
function foreignKeySql({ table, scope, name: of }: Table, name: string, target: Entity): string {
  if (ownerOf(target) && target.scope !== scope) {
    throw new Error(`${of}.${name}: a record of a ${scope} cannot refer to one of a ${target.scope}`);
  }
  const columns = keyColumns(target).map((column) => (column === target.key ? name : column));
  return `CONSTRAINT ${table}_${name}_fkey FOREIGN KEY (${columns.join(', ')}) REFERENCES ${target.table} (${keyColumns(target).join(', ')})`;
}

/** The default orders of the screens that show an entity. */
const listOrders = ({ screens }: Catalogue, entity: Entity) => [
  ...new Set(screens.filter((screen) => screen.entity.name === entity.name).map((screen) => screen.list.order)),
];

/** An index made for exactly what a list in its default order asks. It holds the initials, so that it is searched without the rows. */
function listIndexSql(catalogue: Catalogue, entity: Entity, order: string): string {
  const owner = ownerOf(entity);
  const [column = '', direction] = order.split('.');
  const isDown = direction === 'desc';
  const ordered = [column, entity.key].map((name) => `${name}${directionSql(entity, name, isDown)}`);
  const parts = [...(owner ? [owner.column] : []), ...ordered];
  const held = hasInitials(catalogue, entity) ? ' INCLUDE (initials)' : '';
  return `CREATE INDEX ${entity.table}_${column}_${direction}_list ON ${entity.table} (${parts.join(', ')})${held} WHERE removed_at IS NULL;`;
}

/** Which way a column is ordered. What is empty comes last both ways; read from the end of the list it comes first. */
export function directionSql({ fields }: Entity, column: string, isDown: boolean, isFromEnd = false): string {
  const way = isDown ? ' DESC' : '';
  const field = fields[column];
  const canBeEmpty = field
    ? field.required !== true && !kindOf(field).column(field)?.isNeverEmpty
    : column === 'edit_at';
  // PostgreSQL itself has what is empty last in a rising order and first in a falling one.
  return canBeEmpty && isDown !== isFromEnd ? `${way} NULLS ${isDown ? 'LAST' : 'FIRST'}` : way;
}

/** The date or time by whose months an entity's living records are tallied: that of its default order. */
export const talliedBy = (catalogue: Catalogue, entity: Entity): string | undefined =>
  listOrders(catalogue, entity)
    .map((order) => order.split('.')[0] ?? '')
    .find((column) => column === 'rgst_at' || isDated(entity.fields[column]));

const columnType = (field: Field | undefined): string => (field && kindOf(field).column(field)?.type) ?? '';
const isDay = (field: Field | undefined) => columnType(field) === 'date';
const isInstant = (field: Field | undefined) => columnType(field).startsWith('timestamptz');

/** Whether every record has a day or an instant there, and so a month. */
const isDated = (field: Field | undefined) => field?.required === true && (isDay(field) || isInstant(field));

/** Living records are tallied by owner and month as they come and go, so that long lists are counted without reading them. */
function tallySql({ name, table }: Entity, { tally }: Owner, column = 'rgst_at'): string[] {
  const life = (row: string) => `${row}.${column}, ${row}.removed_at IS NULL`;
  const run = `EXECUTE FUNCTION ${tally}('${name}', '${column}');`;
  return [
    `CREATE TRIGGER ${table}_came AFTER INSERT ON ${table} FOR EACH ROW ${run}`,
    `CREATE TRIGGER ${table}_went AFTER UPDATE ON ${table} FOR EACH ROW WHEN ((${life('OLD')}) IS DISTINCT FROM (${life('NEW')})) ${run}`,
  ];
}

/** What counts the living records of an entity anew, where the triggers were not there or told months by something else. */
export function recountSql(catalogue: Catalogue, entity: Entity): string {
  const { name, table } = entity;
  const owner = ownerOf(entity);
  if (!owner) return '';
  const column = talliedBy(catalogue, entity) ?? 'rgst_at';
  const moment = isDay(entity.fields[column]) ? `${column}::timestamp` : `${column} AT TIME ZONE 'UTC'`;
  const force = (word: string) =>
    [table, owner.tally].map((one) => `ALTER TABLE ${one} ${word} ROW LEVEL SECURITY;`).join('\n');
  return `${force('NO FORCE')}
DELETE FROM ${owner.tally} WHERE entity = '${name}';
INSERT INTO ${owner.tally} SELECT ${owner.column}, '${name}', date_trunc('month', ${moment}), count(*)
  FROM ${table} WHERE removed_at IS NULL GROUP BY 1, 3;
${force('FORCE')}`;
}

const own = ({ column, setting }: Owner) => `${column} = nullif(current_setting('${setting}', true), '')::bigint`;

/** Nobody deletes records but the purge, and only what was removed long ago. */
const REMOVED_LONG_AGO = `removed_at < now() - interval '${DAYS_AFTER_REMOVAL} days'`;
/** What came with the product stays although it is removed, or the next start would bring it back. */
const IS_WRITTEN = 'rgst_by IS NOT NULL';
const purgePolicy = (table: string, isOld: string) =>
  `${table}_purge ON ${table} FOR DELETE TO hanjan_backup USING (${isOld})`;

/** The second wall: an actor sees and changes their own rows only; `goes` is the policy of what is deleted. */
function securitySql(table: string, owner: Owner, goes: string): string[] {
  const mine = own(owner);
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;`,
    `CREATE POLICY ${table}_read ON ${table} FOR SELECT USING (${mine});`,
    `CREATE POLICY ${table}_write ON ${table} FOR INSERT WITH CHECK (${mine});`,
    `CREATE POLICY ${table}_edit ON ${table} FOR UPDATE USING (${mine}) WITH CHECK (${mine});`,
    `CREATE POLICY ${goes};`,
    `CREATE POLICY ${table}_backup ON ${table} FOR SELECT TO hanjan_backup USING (true);`,
  ];
}
