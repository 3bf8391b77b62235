import { defineScreen, type Entity, type Field, type Screen } from '@hanjan/core';
import { type Catalogue, schemaSql } from '../../db/schema/ddl.ts';
import { BUILT_IN } from '../../http/texts.ts';
import type { Defined } from './definition.ts';
import { impliedBy, settingsOf } from './definition.ts';
import type { TablePart } from './parts.ts';
import { columnsIn } from './parts.ts';

/** What a table of the catalogue, or one that is defined, has in common with the others: the statements that make it. */
export function entitySql(entity: Entity, { entities, screens }: Catalogue): string {
  const isKnown = entities.includes(entity);
  const others = entities.filter(({ name }) => name !== entity.name);
  const catalogue = isKnown ? { entities, screens } : { entities: [...others, entity], screens: [screenOf(entity)] };
  const tables = [...schemaSql(catalogue)].filter(([table]) => table === entity.table || isRowsOf(entity, table));
  return tables.map(([, statements]) => statements).join('\n\n');
}

const isRowsOf = ({ table, fields }: Entity, name: string) =>
  Object.entries(fields).some(([field, { kind }]) => kind === 'rows' && name === `${table}_${field}`);

/** A list and form to begin with: the names, what is chosen and whether it is in use. */
const screenOf = (entity: Entity): Screen =>
  defineScreen(entity as Parameters<typeof defineScreen>[0], {
    name: entity.name,
    path: pathOf(entity),
    access: { list: [entity.scope === 'cafe' ? 'BARISTA' : entity.scope === 'roaster' ? 'ROASTER' : 'ADMIN'] },
    list: {
      columns: [...new Set(Object.values(entity.label))],
      search: [],
      title: titlesOf(entity),
      sort: ['rgst_at'],
      order: 'rgst_at.desc',
    },
    form: [],
  });

const pathOf = ({ name }: Entity) => `/api/${name.replaceAll('_', '/')}`;
const titlesOf = ({ fields, label }: Entity) =>
  [...new Set(Object.values(label))].filter((name) => ['text', 'memo', 'link'].includes(fields[name]?.kind ?? ''));

const ROLES = {
  user: 'PEOPLE',
  none: 'ADMINS',
  cafe: "atLeast('cafe', 'BARISTA')",
  roaster: "atLeast('roaster', 'ROASTER')",
};

/** The definition of records and their list and form in TypeScript, to be kept and written on by hand. */
export function typescriptOf(entity: Entity): string {
  const { name, scope, key, label, fields } = entity;
  const all = Object.entries(fields);
  const listed = all
    .filter(([one, { kind }]) => ['code', 'flag', 'date'].includes(kind) && one !== key)
    .map(([one]) => one);
  const columns = [...new Set([...titlesOf(entity), ...listed, 'rgst_at'])];
  const called = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const role = ROLES[scope];
  const roles = role.replace(/\(.*$/, '');
  const kinds = [...new Set([...all.map(([, { kind }]) => kind), roles])].toSorted();
  const byHand = ['derive', 'react', 'rules'].filter((one) => Object.keys(entity[one as 'rules']).length > 0);
  const label1 =
    label.plain === label.locale ? text(label.plain) : `{ plain: ${text(label.plain)}, locale: ${text(label.locale)} }`;
  const access = ['list', 'read', 'write', 'edit', 'remove'].map((action) => `${action}: ${role}`).join(', ');
  return `import { ${kinds.join(', ')} } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';

export const ${called} = defineEntity({
  name: ${text(name)},
  scope: ${text(scope)},
  key: ${text(key)},
  label: ${label1},
  fields: {
${all.map(([one, field]) => `    ${one}: ${fieldText(field)},`).join('\n')}
  },${byHand.map((one) => `\n  // ${one}: written by hand`).join('')}
});

export const ${called}Screen = defineScreen(${called}, {
  name: ${text(name)},
  path: ${text(pathOf(entity))},
  access: { ${access} },
  list: {
    columns: ${texts(columns)},
    search: ${texts(listed)},
    title: ${texts(titlesOf(entity))},
    sort: ${texts([...titlesOf(entity), 'rgst_at'])},
    order: 'rgst_at.desc',
  },
  form: [{ key: ${text(`${name}_what`)}, fields: ${texts(all.map(([one]) => one).filter((one) => one !== key))} }],
});
`;
}

/** A text as TypeScript writes it. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const texts = (values: readonly string[]): string => `[${values.map(text).join(', ')}]`;

function fieldText({ kind, ...options }: Field): string {
  const said = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${valueText(value)}`],
  );
  return `${kind}(${said.length > 0 ? `{ ${said.join(', ')} }` : '{}'})`;
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'function') return '/* written by hand */ undefined';
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const said = Object.entries(value).map(([name, inner]) => {
    const isField = typeof inner === 'object' && inner !== null && 'kind' in inner;
    return `${/^[a-z_]\w*$/i.test(name) ? name : text(name)}: ${isField ? fieldText(inner as Field) : valueText(inner)}`;
  });
  return `{ ${said.join(', ')} }`;
}

/** What an object has of its own under a name that may be any, such as `constructor`. */
const ofOwn = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

/** The texts that records and their list need, in each language: those that there are, those that a definition brings, or none yet. */
export function messagesOf({ entity: { name, fields }, words }: Defined): string {
  const list = ['title', 'new', 'empty_title', 'empty_text'].map((end) => `list_${name}_${end}`);
  const keys = [...new Set([...Object.keys(fields), `${name}_what`, `${name}_write`, ...list])];
  return (['ko', 'en'] as const)
    .map((locale) => {
      const lines = keys.map((key) => {
        const there = ofOwn(BUILT_IN[locale], key);
        const said = there ?? ofOwn(words, key)?.[locale] ?? '';
        return `  ${key}: ${text(said)},${there === undefined ? '' : ' // is there'}`;
      });
      return `// packages/model/messages/${locale}\nexport const ${name} = {\n${lines.join('\n')}\n} as const satisfies Record<string, string>;`;
    })
    .join('\n\n');
}

/** A definition as it can be pasted. What only TypeScript can say is no part of it. */
export function definitionText({ name, scope, key, label, fields }: Entity): string {
  const said = Object.fromEntries(
    Object.entries(fields).flatMap(([one, field]) => (field.kind === 'rows' ? [] : [[one, plainOptions(field)]])),
  );
  const called = label.plain === label.locale ? label.plain : label;
  return JSON.stringify({ name, scope, key, label: called, fields: said }, null, 2);
}

const plainOptions = (field: Field) =>
  Object.fromEntries(Object.entries(field).filter(([name]) => settingsOf(field.kind).includes(name)));

/** What a table written by hand would be as a definition, guessed from its columns and their names. */
export function guessedText(table: string, parts: readonly TablePart[], catalogue: Catalogue): string {
  const columns = columnsIn(parts);
  const primary = parts.find(({ part_sql }) => part_sql.startsWith('PRIMARY KEY'));
  const key = primary?.part_of?.at(-1) ?? columns[0]?.name ?? '';
  const owner = columns.find(({ name }) => name === 'org' || name === 'user_seq')?.name;
  const scope = owner === 'org' ? 'cafe' : owner && owner !== key ? 'user' : 'none';
  const kept = ['version', 'rgst_by', 'rgst_at', 'edit_by', 'edit_at', 'removed_by', 'removed_at', 'uuid', 'initials'];
  const fields = columns
    .filter(({ name }) => !kept.includes(name) && (name === key || name !== owner))
    .map(({ name, type, is_required }) => {
      const said = { ...kindOfType(type), ...impliedBy(name, key, catalogue) } as { kind: string; to?: string };
      const sound = said.kind === 'ref' && !said.to ? { kind: 'count' } : said;
      return [name, sound.kind === 'serial' || !is_required ? sound : { ...sound, required: true }] as const;
    });
  return JSON.stringify({ name: table, scope, key, fields: Object.fromEntries(fields) }, null, 2);
}

function kindOfType(type: string): object {
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'date') return { kind: 'date' };
  if (type.startsWith('timestamp')) return { kind: 'moment' };
  if (type === 'uuid') return { kind: 'uuid', linked: true };
  if (/^(integer|bigint|smallint|numeric)/.test(type)) return { kind: 'count' };
  return { kind: 'text', max: 300 };
}
