import { type Entity, type Field, kindOf, type Screen } from '@hanjan/core';

/** How rows of a scope are told apart: the column that owns them and the setting that says who acts. */
const OWNER = {
  user: { column: 'user_seq', setting: 'app.user', references: 'account (user_seq)' },
  none: null,
} as const;

/** The owner column of an entity's table; null for records that belong to everybody. */
export const ownerOf = (entity: Entity) => OWNER[entity.scope];

/** How long a removed record can be brought back. */
const KEPT_AFTER_REMOVAL = '30 days';

/** The columns that tell one record from all others. */
export const keyColumns = (entity: Entity): string[] => {
  const owner = ownerOf(entity);
  return owner ? [owner.column, entity.key] : [entity.key];
};

/** Definition of one column, e.g. `cupnote_name text NOT NULL`. */
export function columnSql(name: string, field: Field): string {
  const { type, rest } = kindOf(field).column(field);
  return [name, type, rest ?? (field.required ? 'NOT NULL' : '')].filter(Boolean).join(' ');
}

/** The named condition on one column, or nothing. */
export function checkSql(entity: Entity, name: string, field: Field): string | undefined {
  const { check } = kindOf(field).column(field);
  return check && `CONSTRAINT ${entity.table}_${name}_check CHECK (${check(name)})`;
}

/** What the tables are made from. */
export interface Catalogue {
  readonly entities: readonly Entity[];
  readonly screens: readonly Screen[];
}

/** The statements that make all tables of a catalogue, by table, each table after those it refers to. */
export function schemaSql(catalogue: Catalogue): Map<string, string> {
  const done = new Map<string, string>();
  const make = (entity: Entity) => {
    if (done.has(entity.table)) return;
    for (const { to } of references(entity)) if (to !== entity.name) make(entityNamed(catalogue, to));
    done.set(entity.table, tableSql(catalogue, entity));
  };
  for (const entity of catalogue.entities) make(entity);
  return done;
}

/** The entity of that name; a reference to one that is not there is a fault of the definitions. */
export function entityNamed({ entities }: Catalogue, name: string): Entity {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`${name}: no such entity in the catalogue`);
  return entity;
}

const references = (entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    const to = kindOf(field).column(field).references;
    return to === undefined ? [] : [{ name, to }];
  });

/** All statements that make one table: columns, constraints, list indexes, row level security, rights. */
function tableSql(catalogue: Catalogue, entity: Entity): string {
  const { table, fields } = entity;
  const owner = ownerOf(entity);
  const named = Object.entries(fields);
  const lines = [
    ...(owner ? [`${owner.column} bigint NOT NULL REFERENCES ${owner.references}`] : []),
    ...named.map(([name, field]) => columnSql(name, field)),
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
      return `CONSTRAINT ${table}_${set.join('_')}_key UNIQUE (${unique.join(', ')})`;
    }),
    ...named.flatMap(([name, field]) => checkSql(entity, name, field) ?? []),
    ...references(entity).map(({ name, to }) => {
      const target = entityNamed(catalogue, to);
      return `CONSTRAINT ${table}_${name}_fkey FOREIGN KEY (${name}) REFERENCES ${target.table} (${target.key})`;
    }),
  ];
  return [
    `CREATE TABLE ${table} (\n  ${lines.join(',\n  ')}\n);`,
    ...listOrders(catalogue, entity).map((order) => listIndexSql(entity, order)),
    ...(owner ? securitySql(table, owner) : []),
    `GRANT SELECT, INSERT, UPDATE${owner ? ', DELETE' : ''} ON ${table} TO hanjan_app;`,
  ].join('\n');
}

/** The default orders of the screens that show an entity. */
const listOrders = ({ screens }: Catalogue, entity: Entity) => [
  ...new Set(screens.filter((screen) => screen.entity === entity).map((screen) => screen.list.order)),
];

/** An index made for exactly what a list in its default order asks. */
function listIndexSql(entity: Entity, order: string): string {
  const owner = ownerOf(entity);
  const [column = '', direction] = order.split('.');
  const down = direction === 'desc' ? ' DESC' : '';
  const parts = [...(owner ? [owner.column] : []), `${column}${down}`, `${entity.key}${down}`];
  return `CREATE INDEX ${entity.table}_${column}_list ON ${entity.table} (${parts.join(', ')}) WHERE removed_at IS NULL;`;
}

/** The second wall: an actor's own rows only, and nobody deletes but the purge, only what was removed long ago. */
function securitySql(table: string, { column, setting }: { column: string; setting: string }): string[] {
  const own = `${column} = nullif(current_setting('${setting}', true), '')::bigint`;
  const old = `current_setting('app.purge', true) = 'on' AND removed_at < now() - interval '${KEPT_AFTER_REMOVAL}'`;
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;`,
    `CREATE POLICY ${table}_read ON ${table} FOR SELECT USING ((${own}) OR (${old}));`,
    `CREATE POLICY ${table}_write ON ${table} FOR INSERT WITH CHECK (${own});`,
    `CREATE POLICY ${table}_edit ON ${table} FOR UPDATE USING (${own}) WITH CHECK (${own});`,
    `CREATE POLICY ${table}_purge ON ${table} FOR DELETE USING (${old});`,
  ];
}
