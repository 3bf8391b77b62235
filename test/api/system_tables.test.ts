import { SYSTEM_PATH, type TableFacts, type TablePair, type TableTexts } from '@hanjan/model/system/tables.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { newPerson } from '../harness/org.ts';
import { shipped } from '../harness/served.ts';

/** The tools that write tables down: they are asked about all of the product's own, and about nonsense. */

let api: TestApi;
let admin: pg.Client;
let boss: Client;
let tables: readonly TableFacts[];

beforeAll(async () => {
  api = await startApi({ catalogue: shipped });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = (await newPerson(api, admin, 'the.boss', 'SADMIN')).client;
  tables = (await boss.post<TableFacts[]>(`${SYSTEM_PATH}/schema`)).answer.result;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const tableOf = (asked: object) => boss.post<TableTexts>(`${SYSTEM_PATH}/table`, asked);
const define = (definition: unknown) =>
  tableOf({ definition: typeof definition === 'string' ? definition : JSON.stringify(definition) });
const compare = (left: object, right: object) => boss.post<TablePair>(`${SYSTEM_PATH}/compare`, { left, right });

it('is for the super administrator alone', async () => {
  const { client } = await newPerson(api, admin, 'an.admin', 'ADMIN');
  for (const call of ['schema', 'table', 'column', 'compare']) {
    expect((await client.post(`${SYSTEM_PATH}/${call}`, { table: 'org' })).http).toBe(403);
    expect((await api.guest().post(`${SYSTEM_PATH}/${call}`, { table: 'org' })).http).toBe(401);
  }
});

it('lists every table of the product with its size', async () => {
  expect(tables.length).toBeGreaterThan(60);
  const account = tables.find(({ table_name }) => table_name === 'account');
  expect(account).toMatchObject({ is_view: false, indexes: expect.any(Number), bytes: expect.any(Number) });
  expect(tables.filter(({ is_view }) => is_view).every(({ bytes, rows }) => bytes === null && rows === null)).toBe(
    true,
  );
});

describe('every table of the product', { timeout: 60_000 }, () => {
  it('is written as SQL that makes it again, and compares as its own like', async () => {
    for (const { table_name, is_view } of tables) {
      const { http, answer } = await tableOf({ table: table_name });
      expect([table_name, http]).toEqual([table_name, 200]);
      const self = await compare({ table: table_name }, { table: table_name });
      expect([table_name, self.answer.result.sql]).toEqual([table_name, '']);
      if (is_view) continue;
      // In a schema of its own, and taken back: what the tool itself never does.
      await admin.query('BEGIN; CREATE SCHEMA again; SET LOCAL search_path = again, public');
      await admin.query(answer.result.sql);
      await admin.query('ROLLBACK');
    }
  });

  it('that follows from a definition is the same as its definition, and comes out of the tool as it goes in', async () => {
    for (const { table, isView } of shipped.entities) {
      if (isView) continue;
      const { definition, typescript } = (await tableOf({ table })).answer.result;
      expect(typescript).toContain('defineEntity');
      const again = await define(definition);
      // Rows, files and periods are written by hand.
      if (again.http !== 200) {
        expect([table, again.answer.description]).toEqual([table, expect.stringContaining('kind')]);
        continue;
      }
      const { answer } = await compare({ table }, { definition });
      const own = answer.result.columns.filter(({ left, right }) => left && right && /^(type|is_required)$/);
      const differing = own.filter(({ differs }) => differs.includes('type') || differs.includes('is_required'));
      expect([table, differing.map(({ name, left, right }) => [name, left, right])]).toEqual([table, []]);
    }
  });
});

const GOOD = {
  name: 'cafe_cup',
  scope: 'cafe',
  fields: {
    cup_seq: { kind: 'serial' },
    cup_name: { required: true, ko: '잔', en: 'Cup' },
    cup_year: {},
    cup_date: {},
    cup_use: {},
    cup_desc: {},
    cup_type: { kind: 'code', group: 'EQUIP' },
    company_seq: {},
  },
};

describe('a pasted definition', () => {
  it('becomes SQL by our conventions, TypeScript and texts; kinds follow from the ends of names', async () => {
    const { sql, typescript, messages } = (await define(GOOD)).answer.result;
    expect(sql).toContain('CREATE TABLE cafe_cup (\n  org bigint NOT NULL REFERENCES org (org) ON DELETE CASCADE,');
    expect(sql).toContain('CREATE POLICY cafe_cup_read ON cafe_cup');
    expect(sql).toContain('FOREIGN KEY (company_seq) REFERENCES company (company_seq)');
    expect(typescript).toContain('cup_year: count({ min: 1900, max: 2999 })');
    expect(typescript).toContain("company_seq: ref({ to: 'company' })");
    expect(typescript).toContain('cup_use: flag({ initial: true');
    expect(messages).toContain("cup_name: '잔'");
    expect(messages).toContain("cup_name: 'Cup'");
    const { rows } = await admin.query("SELECT to_regclass('cafe_cup') AS there");
    expect(rows).toEqual([{ there: null }]);
    await admin.query('BEGIN');
    await admin.query(sql);
    await admin.query('ROLLBACK');
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'parsing_error'],
    ['a list', '[]', 'parsing_error'],
    ['a number', '5', 'parsing_error'],
    ['null', 'null', 'parsing_error'],
    ['too long', `{"name": "${'a'.repeat(100_001)}"}`, 'parsing_error'],
  ])('that is %s is a parsing error', async (_, text, code) => {
    const { http, answer } = await define(text);
    expect([http, answer.code, answer.description]).toEqual([400, code, 'Parsing Error']);
  });

  it.each<[string, unknown]>([
    ['definition', ''],
    ['name', {}],
    ['name', { ...GOOD, name: '' }],
    ['scope', { ...GOOD, scope: undefined }],
    ['fields', { ...GOOD, fields: {} }],
    ['fields', { ...GOOD, fields: [] }],
    ['fields.cup', { ...GOOD, fields: { ...GOOD.fields, cup: null } }],
    ['fields.cup.kind', { ...GOOD, fields: { ...GOOD.fields, cup: {} } }],
    ['fields.cup.max', { ...GOOD, fields: { ...GOOD.fields, cup: { kind: 'text' } } }],
    ['fields.cup_list.group', { ...GOOD, fields: { ...GOOD.fields, cup_list: {} } }],
    ['fields.other_seq.to', { ...GOOD, fields: { ...GOOD.fields, other_seq: {} } }],
  ])('without %s is told so by its name', async (name, definition) => {
    const { http, answer } = await define(definition);
    expect([http, answer.fields[0]]).toEqual([400, { name, key: 'field_required', args: {} }]);
    expect(answer.description).toContain(name === 'definition' ? 'Definition' : name);
  });

  const field = (one: unknown) => ({ ...GOOD, fields: { ...GOOD.fields, cup: one } });
  it.each<[string, unknown]>([
    ['a name that is none', { ...GOOD, name: 'cafe cup"; DROP TABLE org; --' }],
    ['a reserved word', { ...GOOD, name: 'user' }],
    ['a field that is none', { ...GOOD, fields: { ...GOOD.fields, 'a"b': { kind: 'date' } } }],
    ['a name of objects', { ...GOOD, fields: { ...GOOD.fields, constructor: { kind: 'date' } }, label: 'toString' }],
    ['a prototype', JSON.stringify(GOOD).replace('"cup_use"', '"__proto__"')],
    ['a scope that is none', { ...GOOD, scope: 'world' }],
    ['a scope that is an object', { ...GOOD, scope: { a: 1 } }],
    ['SQL for a size', field({ kind: 'text', max: '1); DROP TABLE org; --' })],
    ['a size that is none', field({ kind: 'text', max: 1e99 })],
    ['a group that is none', field({ kind: 'code', group: "X') OR true --" })],
    ['an entity that is none', field({ kind: 'ref', to: 'nothing' })],
    ['a kind of objects', field({ kind: 'constructor' })],
    ['a setting that there is not', field({ kind: 'date', drop: 'org' })],
    ['a key that is no serial', { ...GOOD, key: 'cup_name' }],
    ['a field that the product keeps', { ...GOOD, fields: { ...GOOD.fields, rgst_at: { kind: 'moment' } } }],
    ['the column of its owner', { ...GOOD, fields: { ...GOOD.fields, org: { kind: 'count', min: 0, max: 9 } } }],
    ['bounds the wrong way round', field({ kind: 'text', min: 9, max: 5 })],
    ['a part of a byte', field({ kind: 'text', max: 1.5 })],
    ['a flag that is a word', field({ kind: 'flag', initial: 'yes' })],
    ['a name too long', { ...GOOD, name: 'c'.repeat(60) }],
    ['nesting', field(JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`))],
    ['deep nesting', `{"name":"a","scope":"none","fields":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['many fields', { ...GOOD, fields: Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`f${n}_date`, {}])) }],
  ])('with %s is refused with a clear text', async (_, definition) => {
    const { http, answer } = await define(definition);
    expect([http, answer.description]).toEqual([400, expect.stringMatching(/./)]);
  });

  it('may call a field what objects have anyway', async () => {
    const { http, answer } = await define({
      ...GOOD,
      fields: { ...GOOD.fields, constructor: { kind: 'text', max: 3 } },
    });
    expect([http, answer.result.messages]).toEqual([200, expect.stringContaining("constructor: ''")]);
  });

  it.each([
    ['table', {}],
    ['table', { table: '' }],
    ['table', { table: 5 }],
    ['definition', { definition: 5 }],
    ['definition', { definition: {} }],
  ])('or none at all: %s', async (name, asked) => {
    const { http, answer } = await tableOf(asked);
    expect([http, answer.fields[0]?.name]).toEqual([400, name]);
  });

  it('a table that there is not is none', async () => {
    for (const table of ['nothing', "org'; DROP TABLE org; --", 'pg_class', 'org"'])
      expect((await tableOf({ table })).http).toBe(404);
  });
});

describe('two tables', () => {
  it('become one another by the statements that are written', async () => {
    await admin.query(
      `CREATE TABLE "Odd ""one""" ("order" integer NOT NULL, a text DEFAULT 'x', gone date);
       CREATE TABLE other_one (a text NOT NULL, b numeric(5,1) CHECK (b > 0), "order" bigint)`,
    );
    const [left, right] = [{ table: 'Odd "one"' }, { table: 'other_one' }];
    const { answer } = await compare(left, right);
    expect(answer.result.columns.map(({ name, differs }) => [name, differs])).toEqual([
      ['a', ['is_required', 'initial']],
      ['b', []],
      ['order', ['type', 'is_required']],
      ['gone', []],
    ]);
    await admin.query(answer.result.sql);
    expect((await compare(left, right)).answer.result.sql).toBe('');
    const made = (await tableOf(left)).answer.result;
    expect(made.sql).toContain('CREATE TABLE "Odd ""one""" (\n  "order" bigint');
    await admin.query('DROP TABLE "Odd ""one"""; DROP TABLE other_one');
  });

  it('one of which is missing is told by its side', async () => {
    for (const [name, left, right] of [
      ['left', null, { table: 'org' }],
      ['right', { table: 'org' }, {}],
    ] as const) {
      const { http, answer } = await boss.post(`${SYSTEM_PATH}/compare`, { left, right });
      expect([http, answer.fields[0]]).toEqual([400, { name, key: 'field_required', args: {} }]);
    }
    expect((await compare({ table: 'org' }, { definition: '{' })).answer.code).toBe('parsing_error');
  });
});
