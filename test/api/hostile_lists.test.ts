import { type Field, fieldsAt, isEverybodys, kindOf, narrowingOf, type Row, type Screen } from '@hanjan/core';
import { cafeBatchScreen } from '@hanjan/model/dev/batch.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { askAs, type Told } from '../harness/hostile_ask.ts';
import { kitchen } from '../harness/kitchen.ts';
import { type Chosen, type Owner, owner, seat, userSeqOf } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { allNeededBy, goodRecord, nextNumbers, offeredRecord, readWorld } from '../harness/values.ts';
import { FAR, INSIDE, MARKS, NO_FILTER, NO_NUMBERS, NO_TITLES, NOTHING, TITLES, WRONG } from '../hostile/questions.ts';

/**
 * Questions to lists, exports and look-ups that nobody asks who means well. Which bodies can be read at all is looked at
 * in input.test.ts, what fits together by chance in property.test.ts; here screens that stand for all are asked every one of them.
 */
const screens = standing(kitchen.screens.filter(({ access }) => access.write));

let api: TestApi;
let me: Owner;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  me = await owner(api, 'hostile');
  const everything = "UPDATE account SET user_type = 'SADMIN' WHERE user_id = 'hostile'";
  await withClient(api.database.adminUrl, (admin) => admin.query(everything));
});
afterAll(() => api.stop());

const ask = (path: string, body?: Row, by: Pick<Owner, 'cookie'> & Chosen = me) => askAs(api.origin, by, path, body);
const askAll = (path: string, bodies: readonly Row[]) => Promise.all(bodies.map((body) => ask(path, body)));
const refused = ({ http, code, faults }: Told) => [http, code, ...faults];
const wrong = (...faults: readonly string[]) => [400, 'validation_error', ...faults];
const fine = [200, null];

/** The places of a question where a field is named, and what each tells of a name that it does not know. */
const PLACES: Record<
  string,
  { body(name: string): Row; fault(name: string): string; known(screen: Screen): string[] }
> = {
  orderType: {
    body: (name) => ({ orderType: `${name}.desc` }),
    fault: () => 'orderType field_code',
    known: ({ list }) => [...list.sort],
  },
  searchType: {
    body: (name) => ({ searchType: name, searchTitle: 'a' }),
    fault: () => 'searchType field_code',
    known: ({ list }) => [...list.title],
  },
  filters: {
    body: (name) => ({ filters: { [name]: { from: 1 } } }),
    fault: (name) => `${name} field_unknown`,
    known: ({ list }) => [...list.search],
  },
  columns: {
    body: (name) => ({ columns: [name] }),
    fault: () => 'columns field_code',
    known: (screen) => fieldsAt(screen, 'LIST'),
  },
};

describe.each(screens.map((screen) => [screen.name, screen] as const))('%s', (_, screen) => {
  const { entity, path, list } = screen;
  const keysOf = ({ answer }: Told) => answer.result.map((row) => row[entity.key]);
  let good: Row;
  /** Saves a record that is like no other in the numbers by which it is known. */
  const save = async (fields: Row = {}) => {
    const body = { ...good, ...nextNumbers(entity), ...fields };
    const { answer } = await me.post<Row>(`${path}/edit`, body);
    return answer.result[entity.key];
  };

  beforeAll(async () => {
    for (const needed of allNeededBy(screen)) await me.post(`${needed.path}/edit`, await offeredRecord(me, needed));
    good = goodRecord(entity, await readWorld(me, entity));
  });

  it('answers what is asked well, so that whatever is refused is refused for a reason', async () => {
    const key = await save();
    // What came with the product may stand before it.
    expect(keysOf(await ask(`${path}/list`, { orderType: 'rgst_at.desc' }))).toContain(key);
    for (const { body, known } of Object.values(PLACES)) {
      if (body === PLACES.filters?.body) continue;
      for (const told of await askAll(`${path}/list`, known(screen).map(body))) expect(refused(told)).toEqual(fine);
    }
  });

  it('has a page for every number, and none for what is no number', async () => {
    const key = await save();
    for (const [call, name] of [
      ['list', 'page'],
      ['list', 'list_count'],
      [`history/${key}`, 'page'],
    ] as const) {
      const asked = (value: unknown) => ({ [name]: value });
      const none = await askAll(`${path}/${call}`, NO_NUMBERS.map(asked));
      expect(none.map(refused)).toEqual(NO_NUMBERS.map(() => wrong(`${name} field_NaN`)));
      const far = await askAll(`${path}/${call}`, FAR.map(asked));
      const last = far[0]?.answer;
      expect(last?.result.length).toBeGreaterThan(0);
      // What came with the product fills further pages.
      if (!isEverybodys(screen.entity)) expect(last?.pagination).toMatchObject({ page: 1, total: last?.result.length });
      for (const { answer } of far) {
        expect(answer.pagination?.page).toBe(name === 'page' ? answer.pagination?.total_pages : 1);
        expect([answer.pagination?.total, answer.result.length > 0]).toEqual([last?.pagination?.total, true]);
      }
    }
  });

  it.each(Object.entries(PLACES))(
    'says the same of every name that is none: %s',
    async (_place, { body, fault, known }) => {
      const others = Object.keys(entity.fields).filter((name) => !known(screen).includes(name));
      const unknown = await ask(`${path}/list`, body(NOTHING));
      const expectSame = (name: string, told: Told) => {
        const words = told.answer.description.replace(name, NOTHING);
        expect([name, ...refused(told), words]).toEqual([name, ...wrong(fault(name)), unknown.answer.description]);
      };
      const names = [NOTHING, ...INSIDE, ...others];
      const told = await askAll(`${path}/list`, names.map(body));
      for (const [i, name] of names.entries()) expectSame(name, told[i] as Told);
      // Of exports only a few are made at once.
      for (const name of ['version', 'constructor', '(TABLE account)'])
        expectSame(name, await ask(`${path}/export`, body(name)));
    },
  );

  it('is asked for columns in a list of names', async () => {
    const lists = [[], {}, 5, [5], [null], [['a']], '', [list.columns[0], NOTHING]];
    for (const call of ['list', 'export']) {
      for (const columns of lists) {
        const said = refused(await ask(`${path}/${call}`, { columns }));
        expect([columns, said]).toEqual([columns, wrong('columns field_code')]);
      }
    }
  });

  it('looks for the letters of a text, whatever they mean elsewhere', async () => {
    const asked = (searchTitle: unknown) => ({ searchTitle });
    for (const told of await askAll(`${path}/list`, TITLES.map(asked))) expect(refused(told)).toEqual(fine);
    for (const call of ['list', 'export']) {
      for (const title of NO_TITLES) {
        expect(refused(await ask(`${path}/${call}`, asked(title)))).toEqual(wrong('searchTitle field_text'));
      }
    }
    const written = list.title.map((name) => [name, entity.fields[name]] as const);
    const isFree = (field: Field | undefined) => field?.kind === 'text' && !field.readonly && !field.isId;
    for (const [name] of written.filter(([, field]) => isFree(field))) {
      const wild = await save({ [name]: '%_\\ 원두' });
      const tame = await save({ [name]: 'abc 원두' });
      const found = async (searchTitle: string) =>
        keysOf(await ask(`${path}/list`, { searchType: name, searchTitle })).filter(
          (key) => Number(key) >= Number(wild),
        );
      for (const sign of ['%', '_', '\\', '%_', '%_\\ ']) expect([sign, await found(sign)]).toEqual([sign, [wild]]);
      expect((await found('원두')).toSorted()).toEqual([wild, tame].toSorted());
    }
  });

  it.skipIf(list.search.length === 0)('names the filter that is wrong, and only it', async () => {
    const tally = { fine: 0, wrong: 0 };
    for (const name of list.search) {
      const asked = (value: unknown) => ({ filters: { [name]: value } });
      for (const { http, code, faults } of await askAll(`${path}/list`, WRONG.map(asked))) {
        tally[http === 200 ? 'fine' : 'wrong'] += 1;
        if (http === 200) continue;
        expect([code, faults.length, faults[0]?.split(' ')[0]]).toEqual(['validation_error', 1, name]);
      }
      const unstorable = await askAll(`${path}/list`, ['\u0000', ['\ud800']].map(asked));
      for (const told of unstorable) expect(refused(told)).toEqual(wrong('filters field_text'));
      expect(refused(await ask(`${path}/list`, asked(MARKS)))).toEqual(wrong('filters field_marks'));
      const field = narrowingOf(entity, name)?.field;
      if (!field || kindOf(field).search !== 'contains') continue;
      expect(refused(await ask(`${path}/list`, asked('가'.repeat(300))))).toEqual(fine);
      expect(refused(await ask(`${path}/list`, asked('x'.repeat(301))))).toEqual(wrong(`${name} filter_maxLength`));
    }
    expect(Math.min(tally.fine, tally.wrong)).toBeGreaterThan(0);
    const filters = Object.fromEntries(list.search.map((name) => [name, NO_FILTER]));
    for (const call of ['list', 'export']) {
      const { faults } = await ask(`${path}/${call}`, { filters });
      expect(faults.map((fault) => fault.split(' ')[0])).toEqual(list.search);
    }
  });

  it.each([
    ['page=1e9', 'page field_NaN'],
    ['page=', 'page field_NaN'],
    ['page=%20', 'page field_NaN'],
    ['page=2&page=1', 'page field_NaN'],
    ['list_count=1e400', 'list_count field_NaN'],
    ['orderType=rgst_at.desc&orderType=rgst_at.asc', 'orderType field_text'],
    ['orderType=__proto__.desc', 'orderType field_code'],
    ['searchType=__proto__&searchTitle=x', 'searchType field_code'],
    ['searchTitle=%00', 'searchTitle field_text'],
    [`searchTitle=${'%CC%81'.repeat(31)}`, 'searchTitle field_marks'],
    ['columns=', 'columns field_code'],
    [`columns=${NOTHING}`, 'columns field_code'],
    [`columns=rgst_at&columns=${NOTHING}`, 'columns field_code'],
    ['filters=%7B%7D', 'filters field_code'],
    ['columns=rgst_at&columns=edit_at'],
    ['columns=rgst_at,edit_at'],
    ['page[]=x&page[a]=-1&filters[nothing]=1&a.b=c'],
    ['__proto__=1&constructor=2&toString=3&=4&&&'],
    ['searchTitle=%25_%5C%27'],
    ['page=999999999&list_count=999999999'],
  ])('is asked in its address for %s', async (query, ...faults) => {
    expect(refused(await ask(`${path}/list?${query}`))).toEqual(faults.length > 0 ? wrong(...faults) : fine);
  });
});

it('a hidden field is answered for like one that does not exist, in every place', async () => {
  const { path } = cafeBatchScreen;
  const { cookie } = await api.person('barista');
  await withClient(api.database.adminUrl, async (admin) =>
    seat(admin, me.cafe_seq, await userSeqOf(admin, 'barista'), 'BARISTA'),
  );
  const barista = { cookie, cafe_seq: me.cafe_seq };
  const hidden = ['batch_price', 'batch_secret'];
  const told = async (call: string, body: Row, name: string) => {
    const { answer } = await ask(`${path}/${call}`, body, barista);
    return JSON.stringify({ ...answer, request_id: '' }).replaceAll(name, NOTHING);
  };
  for (const name of hidden) {
    for (const call of ['list', 'export']) {
      for (const { body } of Object.values(PLACES)) {
        expect(await told(call, body(name), name)).toBe(await told(call, body(NOTHING), NOTHING));
      }
    }
    const asked = [name, NOTHING].map((one) => told('code', { [one]: { from: 'x' } }, one));
    expect(await asked[0]).toBe(await asked[1]);
  }
  expect(refused(await ask(`${path}/list`, { columns: ['batch_price'] }))).toEqual(fine);
});
