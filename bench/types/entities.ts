/** How many fields a generated entity has, with its key, its rows and the two names by which people know it. */
export const FIELDS = 40;

/** What the fields of a generated entity are by turns; `to` is another one that they refer to. */
const SHAPES: readonly ((to: string) => string)[] = [
  () => `text({ min: 3, max: 300 })`,
  () => `code({ required: true, group: 'PRCS' })`,
  () => `codes({ group: 'FLVR', max: 300, view: 'flavors' })`,
  () => `scaled({ scale: 10, min: 0, max: 100, step: 0.1, unit: '%' })`,
  () => `count({ min: 1, max: 9999, view: 'ordinal' })`,
  () => `flag({ initial: true, view: 'word' })`,
  () => `date({ required: true, locked: true, initial: 'today' })`,
  () => `memo({ max: 10000 })`,
  (to) => `ref({ to: '${to}', required: true })`,
  () => `term({ tenths: true })`,
];

const nameOf = (nth: number) => `made_${nth}`;

/** The module of one entity: its definition, its list and form, what follows from a save, and a statement on its table. */
export function entityModule(nth: number, all: number): string {
  const name = nameOf(nth);
  const to = nameOf((nth * 7 + 1) % all);
  const plain = Array.from({ length: FIELDS - 4 }, (_, at) => `${name}_field${at}`);
  const shape = (at: number) => SHAPES[at % SHAPES.length]?.(to) ?? '';
  const quoted = (names: readonly string[]) => names.map((one) => `'${one}'`).join(', ');
  return `import { code, codes, count, date, flag, memo, PEOPLE, ref, rows, scaled, serial, term, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '@hanjan/model/define.ts';
import { query } from '../query.ts';
import type { BehaviourOf } from '../catalogue.ts';

export const entity = defineEntity({
  name: '${name}',
  scope: 'roaster',
  key: '${name}_key',
  label: { plain: '${name}_name', locale: '${name}_name_locale' },
  fields: {
    ${name}_key: serial({}),
    ${name}_name: text({ required: 'plain', max: 300 }),
    ${name}_name_locale: text({ required: 'locale', max: 300 }),
    ${name}_rows: rows({ max: 20, of: { to: ref({ to: '${to}', required: true }), mass: count({ required: true, min: 0 }), note: text({ max: 300 }) } }),
    ${plain.map((field, at) => `${field}: ${shape(at)},`).join('\n    ')}
  },
  react: { ${plain[4]}: ({ ${plain[4]} }) => ({ ${plain[3]}: ${plain[4]} }) },
});

export const screen = defineScreen(entity, {
  name: '${name}',
  path: '/api/${name}',
  access: { list: [], read: [], write: [], edit: [], remove: [] },
  list: {
    columns: [${quoted(plain.slice(0, 8))}],
    search: [${quoted(plain.slice(1, 7))}],
    title: ['${name}_name', '${plain[0]}'],
    sort: ['${plain[6]}', 'rgst_at', 'edit_at'],
    order: '${plain[6]}.desc',
  },
  form: [{ key: 'what', view: 'filled', fields: ['${name}_name', '${name}_name_locale', '${name}_rows', ${quoted(plain)}] }],
});

export const people = PEOPLE;

export const behaviour: BehaviourOf<'${name}'> = {
  fill: async (_, row, before) => ({ ...row, ${plain[4]}: before?.${plain[4]} ?? row.${plain[3]} }),
  follow: async ({ run }, { before, after }, key) => {
    if (before?.${name}_rows?.[0]?.mass === after?.${name}_rows?.[0]?.mass) return;
    await run(
      query.selectFrom('${name}').select(['${name}_key', '${plain[1]}', '${plain[6]}']).where('org', '=', 1).where('${name}_key', '=', key),
    );
  },
};
`;
}

/** The modules that the generated entities have together: their catalogue, and the tables that statements name. */
export function sharedModules(all: number): Readonly<Record<string, string>> {
  const nths = Array.from({ length: all }, (_, nth) => nth);
  const list = (what: string) => nths.map((nth) => `e${nth}.${what}`).join(', ');
  return {
    'catalogue.ts': `import type { Screen, SoundRow, StoredRow } from '@hanjan/core';
import { type EntitiesOf, type ScreenNameOf, whole } from '@hanjan/model/catalogue/whole.ts';
import type { Behaviour } from '${SERVER}/engine/behaviour.ts';
${nths.map((nth) => `import * as e${nth} from './made/${nameOf(nth)}.ts';`).join('\n')}

export const areas = whole([{ entities: [${list('entity')}], screens: [${list('screen')}] }]);
export const screens: readonly Screen[] = areas.flatMap((area): readonly Screen[] => area.screens);
export type Entities = EntitiesOf<typeof areas>;
export type EntityName = keyof Entities;
export type ScreenName = ScreenNameOf<typeof areas>;
export type BehaviourOf<E extends EntityName> = Behaviour<StoredRow<Entities[E]['fields']>, SoundRow<Entities[E]['fields']>>;
export const behaviours = { ${nths.map((nth) => `${nameOf(nth)}: e${nth}.behaviour`).join(', ')} } satisfies { readonly [E in EntityName]: BehaviourOf<E> };
export const tabs: readonly ScreenName[] = [${nths.map((nth) => `'${nameOf(nth)}'`).join(', ')}];
`,
    'query.ts': `import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { TableOf } from '${SERVER}/db/tables.ts';
import type { Entities, EntityName } from './catalogue.ts';

export const query: Kysely<{ [E in EntityName]: TableOf<Entities[E]> }> = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
`,
  };
}

const SERVER = `${new URL('../..', import.meta.url).pathname}apps/server`;
