import { checkField, cleaned, hasPublicId, type Row, type Screen, writable } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveLimit } from '../../apps/server/http/body_limit.ts';
import { flaws } from '../harness/answer.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Heard, hear, JSON_PAGE, PAGE, type Sent } from '../harness/http.ts';
import { numberFor, type Owner, owner } from '../harness/org.ts';
import { readRoutes } from '../harness/routes.ts';
import { screens } from '../harness/served.ts';
import { goodRecord, nextNumbers, offeredRecord, readWorld, written } from '../harness/values.ts';

let api: TestApi;
let me: Owner;
let posts: string[];
const LOOKUPS = Object.values(lookups).map(({ path }) => path);
/** The calls that remove records of a screen, where it is known before anything is read that nobody does. */
const removals = ({ access, entity }: Screen) =>
  entity.scope === 'none' && !access.remove ? ['remove', 'restore'] : [];
/** Calls of administrators, and those of nobody: whoever may not is turned away before anything is read. */
const CLOSED = [
  ...['/api/setting/demo/fill', '/api/setting/demo/remove', '/api/code/reload'],
  ...screens.filter(({ access }) => !access.code).map(({ path }) => `${path}/code`),
  ...screens.flatMap((screen) => removals(screen).map((call) => `${screen.path}/${call}`)),
  // Imports take files.
  ...screens.map(({ path }) => `${path}/import`),
];

/** Sends a body word by word; what goes to an organisation carries its number as well. */
const post = (path: string, body: string | Buffer, headers: Sent['headers'] = {}) => {
  const number = JSON.stringify(numberFor(me, path)).slice(0, -1);
  const isNumbered = number !== '{' && typeof body === 'string' && /^\{.*\}$/.test(body);
  const rest = isNumbered && (body === '{}' ? '}' : `,${body.slice(1)}`);
  const sent = isNumbered ? number + rest : body;
  return hear(api.origin, { path, body: sent, headers: { ...JSON_PAGE, cookie: me.as(path).cookie, ...headers } });
};
const both = async (send: (headers: Sent['headers']) => Promise<Heard>) => {
  for (const locale of ['ko', 'en'] as const) {
    expect(flaws(await send({ 'accept-language': locale }), locale)).toEqual([]);
  }
};

beforeAll(async () => {
  api = await startApi();
  me = await owner(api, 'input');
  for (const screen of screens.filter(({ access }) => access.code && access.write)) {
    expect((await me.post(`${screen.path}/edit`, await offeredRecord(me, screen))).http).toBe(200);
  }
  const routes = await readRoutes(api);
  posts = routes
    .filter(({ method, path }) => method === 'POST' && !CLOSED.includes(path))
    .map(({ path }) => path.replace('{key}', '1'));
});
afterAll(() => api.stop());

it('looks at every route that takes a body', () => {
  const calls = ['list', 'detail/1', 'history/1', 'edit', 'remove', 'restore', 'export'];
  const ofScreens = screens.flatMap((screen) => {
    const { path, access, entity } = screen;
    const all = [...calls, ...(access.code ? ['code'] : []), ...(hasPublicId(entity) ? ['detail'] : [])];
    return all.filter((call) => !removals(screen).includes(call)).map((call) => `${path}/${call}`);
  });
  const others = [
    '/api/code/simple',
    ...LOOKUPS,
    ...['cafe', 'roaster'].flatMap((kind) =>
      ['create', 'userinfo/edit', 'userinfo/leave', 'event/user/signup/edit', 'event/user/signup/cancel']
        .concat(
          ['edit', 'close', 'reopen', 'offer/make', 'offer/withdraw', 'offer/accept', 'offer/decline'].map(
            (call) => `org/${call}`,
          ),
        )
        .map((call) => `/api/${kind}/${call}`),
    ),
    ...['stock', 'moves', 'move'].flatMap((call) =>
      ['greenbean', 'roasting', 'blending'].map((lot) => `/api/roaster/${lot}/inventory/${call}`),
    ),
    ...['roasting/default/greenbean/1', 'blending/default/roasting/1', 'blending/plan']
      .concat('roasting/inventory/left', 'blending/inventory/left', 'event/cafe/register/edit')
      .concat(['', '/moves', '/export'].map((call) => `inventory/ledger${call}`))
      .map((call) => `/api/roaster/${call}`),
    ...['codegroup/simple', 'userAuth/select'].map((path) => `/api/${path}`),
    ...['signup', 'signin', 'signout', 'password'].map((call) => `/api/sign/${call}`),
  ];
  expect(posts.toSorted()).toEqual([...ofScreens, ...others].toSorted());
});

describe('the form of an answer', () => {
  const good = {
    status: '400',
    result: null,
    description: 'Too long.',
    code: 'too_large',
    fields: [{ name: 'a', key: 'field_text', args: {} }],
    request_id: '0d3f8a52-2d07-4b7e-9f1c-0f6f5a0f3a11',
  };
  const look = (change: object, http = 400) => flaws({ http, text: JSON.stringify({ ...good, ...change }) }, 'en');
  it('is good when nothing is wrong with it', () => expect(look({})).toEqual([]));
  it.each([
    [{ status: 'OK' }, 400],
    [{ status: '500' }, 500],
    [{ result: undefined }, 400],
    [{ description: '' }, 400],
    [{ description: '너무 깁니다.' }, 400],
    [{ description: 'Name: field_maxLength' }, 400],
    [{ code: null }, 400],
    [{ fields: {} }, 400],
    [{ fields: [{ name: 'a', key: 'Too long', args: {} }] }, 400],
    [{ request_id: '1' }, 400],
    [{ result: 'Error: no\n    at f (/srv/a.ts:1:2)' }, 400],
    [{ result: 'insert into "a" violates check constraint "b"' }, 400],
  ])('is faulty with %j', (change, http) => expect(look(change, http)).toHaveLength(1));
  it('is JSON', () => expect(flaws({ http: 400, text: '<html>' }, 'ko')).toHaveLength(1));
});
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0])));
const items = (count: number) => JSON.stringify({ a: Array.from({ length: count }, () => 0) });
const bytes = (count: number) => `{"a":"${'x'.repeat(count - 8)}"}`;

describe('a body that nobody can read', () => {
  it.each<[name: string, body: string | Buffer, http: number, code: string]>([
    ['broken JSON', '{"a":', 400, 'bad_json'],
    ['two values', '{} {}', 400, 'bad_json'],
    ['a comment', '{/**/}', 400, 'bad_json'],
    ['NaN', '{"a":NaN}', 400, 'bad_json'],
    ['nothing at all', '', 400, 'bad_json'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400, 'bad_json'],
    ['texts that are no UTF-8', Buffer.from('{"cupnote_name":"\xff\xfe"}', 'latin1'), 400, 'bad_json'],
    ['half of a letter', Buffer.from('{"a":"\xea\xb0"}', 'latin1'), 400, 'bad_json'],
    ['half of a pair as UTF-8', Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'), 400, 'bad_json'],
    ['a letter in a longer form', Buffer.from('{"\xc0\xaf":1}', 'latin1'), 400, 'bad_json'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 400, 'bad_json'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"a":1}}}', 400, 'bad_json'],
    ['1 MB', bytes(2 ** 20), 413, 'too_large'],
    ['33 levels', nested(33), 400, 'too_complex'],
    ['60,000 levels', '['.repeat(60_000) + ']'.repeat(60_000), 400, 'too_complex'],
    ['5,001 keys', keys(5_001), 400, 'too_complex'],
    ['an array of 1,001', items(1_001), 400, 'too_complex'],
    ['NUL', '{"cupnote_name":"a\\u0000"}', 400, 'validation_error'],
    ['NUL in a name', '{"a\\u0000":1}', 400, 'validation_error'],
    ['31 marks on a letter', `{"cupnote_name":"${'\u0301'.repeat(31)}"}`, 400, 'validation_error'],
    ['as many in a name', `{"${'\u0316'.repeat(31)}":1}`, 400, 'validation_error'],
    ['half a surrogate pair', '{"cupnote_name":"\\ud800"}', 400, 'validation_error'],
    ['the other half', '{"cupnote_name":["\\udc00a"]}', 400, 'validation_error'],
    ['half a pair in a name', '{"\\ud800":1}', 400, 'validation_error'],
  ])('is refused: %s', async (_, body, http, code) => {
    for (const path of posts) {
      const heard = await post(path, body);
      expect([path, heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([path, http, code, []]);
    }
    await both((headers) => post(posts[0] ?? '', body, headers));
  });

  it.each([
    ['32 levels', nested(32)],
    ['5,000 keys', keys(5_000)],
    ['an array of 1,000', items(1_000)],
    ['256 KiB', bytes(256 * 1024)],
    ['30 marks on each letter', `{"a":"${`e${'\u0301\u0316'.repeat(15)}`.repeat(1_000)}"}`],
    ['Korean, an emoji and an escaped pair', '{"a":"가👍\\ud83d\\udc4d"}'],
  ])('is let through just before: %s', async (_, body) => {
    const personal = screens.filter(({ entity }) => entity.scope === 'user');
    for (const { path } of personal) expect((await post(`${path}/list`, body)).http).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml', 'a', ''])(
    'is refused when it is not said to be JSON: %s',
    async (type) => {
      for (const path of posts) {
        const heard = await post(path, '{}', { 'content-type': type });
        expect([path, heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([path, 415, 'bad_media_type', []]);
      }
    },
  );
  it('is read when it is said to be JSON, whatever else is said', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
      expect((await post('/api/code/region', '{"region_country":["KEN"]}', { 'content-type': type })).http).toBe(200);
    }
  });

  it.each(['[]', '[{}]', '"text"', '5', 'true'])('is refused when it is no object: %s', async (body) => {
    for (const path of posts.filter((one) => !/detail|signout/.test(one))) {
      const heard = await post(path, body);
      expect([path, heard.http, flaws(heard, 'en')]).toEqual([path, 400, []]);
    }
  });
  it('may be missing only where nothing has to be said', async () => {
    for (const path of posts.filter((one) => !/detail|history|signout|export/.test(one))) {
      const heard = await hear(api.origin, { path, headers: { ...PAGE, cookie: me.as(path).cookie } });
      const isFree =
        LOOKUPS.includes(path) ||
        /\/(list|code|stock|moves|left|plan|ledger|greenbean\/1|roasting\/1)$|group\/simple$/.test(path);
      const http = isFree && Object.keys(numberFor(me, path)).length > 0 ? 403 : isFree ? 200 : 400;
      expect([path, heard.http, flaws(heard, 'en')]).toEqual([path, http, []]);
    }
  });
});

describe('a field of the wrong form', () => {
  const wrong = [
    true,
    1,
    -1,
    1.5,
    1e300,
    'x',
    'ETC',
    'null',
    '2026-13-01',
    [],
    [null],
    [[]],
    [['a']],
    {},
    { length: 1 },
  ];
  it.each(wrong.map((value) => [value]))('is named, and only it: %j', async (value) => {
    for (const { path, entity } of written) {
      const body: Row = Object.fromEntries(writable(entity).map((name) => [name, value]));
      const row = cleaned(entity, body);
      const faulty = writable(entity).filter((name) => {
        const field = entity.fields[name];
        return field && checkField(field, row[name], 'en') !== null;
      });
      const { http, answer } = await me.post(`${path}/edit`, body);
      // A record of texts alone takes any word.
      const isGood = faulty.length === 0;
      expect([http, answer.code]).toEqual(isGood ? [200, null] : [400, 'validation_error']);
      const named = answer.fields.map(({ name }) => name);
      expect(named).toEqual([...new Set(named)]);
      expect(named).toEqual(expect.arrayContaining(faulty));
    }
  });

  it('is one of a byte more than its fields can fill; other calls have 256 KB', async () => {
    for (const path of posts) {
      const saved = screens.find((screen) => path === `${screen.path}/edit`);
      const most = saved ? saveLimit(saved.entity) : 256 * 1024;
      const { http, answer } = await post(path, Buffer.from(bytes(most + 1)));
      expect([path, http, answer.code]).toEqual([path, 413, 'too_large']);
      if (saved) expect((await post(path, Buffer.from(bytes(most)))).http).not.toBe(413);
    }
  });

  it('is a text of one byte too many; the last byte still fits', async () => {
    for (const { path, entity } of written) {
      const world = await readWorld(me, entity);
      for (const [name, field] of Object.entries(entity.fields)) {
        if ((field.kind !== 'text' && field.kind !== 'memo') || field.readonly) continue;
        const good = { ...goodRecord(entity, world), ...nextNumbers(entity) };
        const letters = `${'가'.repeat(Math.floor(field.max / 3))}${'a'.repeat(field.max % 3)}`;
        // A curve is more than any text: it fits with room after it.
        const fits = name === 'roasting_chart_log' ? '{"0":{"bean":9000,"air":null}}'.padEnd(field.max) : letters;
        expect((await me.post(`${path}/edit`, { ...good, [name]: fits })).http).toBe(200);
        const { http, answer } = await me.post(`${path}/edit`, { ...good, [name]: `${fits}a` });
        const args = { max: field.max, length: field.max + 1 };
        expect([http, answer.fields]).toEqual([400, [{ name, key: 'field_maxLength', args }]]);
        expect(answer.description).toContain(field.max.toLocaleString('en'));
      }
    }
  });

  it('is said in the language of the person, with the name of the field', async () => {
    for (const { path, entity } of screens) {
      for (const name of writable(entity)) {
        for (const locale of ['ko', 'en'] as const) {
          const body = { ...goodRecord(entity, { codes: {}, keys: {}, records: {} }), [name]: { no: 1 } };
          const answer = await post(`${path}/edit`, JSON.stringify(body), { 'accept-language': locale });
          expect(flaws(answer, locale)).toEqual([]);
          expect(answer.answer.description).not.toMatch(/[a-z]_[a-z]/);
        }
      }
    }
  });

  it.each<Row>([
    { page: 0 },
    { page: 1.5 },
    { page: 'x' },
    { page: [1] },
    { page: {} },
    { list_count: -1 },
    { list_count: true },
    { orderType: 5 },
    { orderType: 'x.desc' },
    { orderType: 'rgst_at' },
    { orderType: 'rgst_at.desc.x' },
    { searchType: {} },
    { searchTitle: ['a'] },
    { searchTitle: 'x'.repeat(301) },
    { filters: 'x' },
    { filters: [] },
    { filters: { nothing: 1 } },
    { filters: { constructor: 1 } },
    { filters: { '{x, plural, }': 1 } },
    { filters: { user_seq: { from: 1 } } },
  ])('is refused in a list: %j', async (body) => {
    for (const { path } of screens) {
      const heard = await post(`${path}/list`, JSON.stringify(body));
      expect([heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([400, 'validation_error', []]);
      expect(heard.answer.fields).toHaveLength(1);
    }
  });
  it('is refused in the address of a list', async () => {
    for (const { path } of screens) {
      for (const query of [
        'page=-1',
        'page=1&page=2',
        'filters=x',
        'list_count=%00',
        'searchTitle=%00',
        'orderType=a',
      ]) {
        const heard = await post(`${path}/list?${query}`, '{}');
        expect([query, heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([
          query,
          400,
          'validation_error',
          [],
        ]);
      }
      expect((await post(`${path}/list?page=1&searchTitle=%ff%ed%a0%80&nothing=1`, '{}')).http).toBe(400);
    }
  });
  it.each([
    ['/api/code/simple', { code_group: 'FLVR' }],
    ['/api/code/simple', { code_group: [] }],
    ['/api/code/simple', { code_group: [1] }],
    ['/api/code/simple', { code_group: ["FLVR'; --"] }],
    ['/api/code/simple', { code_group: Array.from({ length: 51 }, (_, i) => `AAA${i}`) }],
    ['/api/code/region', { region_country: 1 }],
    ['/api/code/region', { region_country: ['ken'] }],
    ['/api/code/region', { region_parent_seq: ['1'] }],
    ['/api/code/farm', { farm_region_seq: [0] }],
    // A choice that is none, by every name that narrows a look-up.
    ...Object.values(lookups).flatMap(({ path, filters, also = {} }) =>
      [...filters, ...Object.keys(also)].map((name): [string, object] => [path, { [name]: { a: 1 } }]),
    ),
  ])('is refused in a look-up: %s %j', async (path, body) => {
    const heard = await post(path, JSON.stringify(body));
    expect([heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([400, 'validation_error', []]);
  });
});

describe('a version, a list of changes and a key', () => {
  const change = async (body: Row) => {
    const [screen] = screens;
    if (!screen) throw new Error('no screen');
    const { entity, path } = screen;
    const made = await me.post<Row>(`${path}/edit`, goodRecord(entity, await readWorld(me, entity)));
    const { version, [entity.key]: key } = made.answer.result;
    const name = screen.list.title[0] ?? '';
    const good = { [entity.key]: key, version, UPList: [name], [name]: '바뀐 이름' };
    return post(`${path}/edit`, JSON.stringify({ ...good, ...body }));
  };
  it('are taken when they are right', async () => expect((await change({})).http).toBe(200));
  it.each([null, '1', 1.5, [1], {}, 2 ** 31, 2 ** 40, 1e300, -1, 0])('the version is refused: %j', async (version) => {
    const heard = await change({ version });
    expect([400, 409]).toContain(heard.http);
    expect(['validation_error', 'edit_conflict']).toContain(heard.answer.code);
    expect(flaws(heard, 'en')).toEqual([]);
  });
  it.each([undefined, null, [], 'cupnote_name', [1], [null], [['cupnote_name']], {}, ['__proto__'], ['constructor']])(
    'UPList is refused: %j',
    async (UPList) => {
      const heard = await change({ UPList });
      expect([heard.http, flaws(heard, 'en')]).toEqual([400, []]);
    },
  );
  it.each([0, -1, 1.5, 2 ** 53, 1e300, '1', 'x', [1], {}, true, 999_999_999])(
    'no record has the key %j',
    async (key) => {
      for (const { entity, path } of written) {
        for (const call of ['edit', 'remove', 'restore']) {
          const body = { [entity.key]: key, UPList: ['version'], version: 1 };
          const heard = await post(`${path}/${call}`, JSON.stringify(body));
          expect([call, heard.http]).toEqual([call, call === 'edit' && key === 999_999_999 ? 400 : 404]);
          expect(flaws(heard, 'en')).toEqual([]);
        }
      }
    },
  );
  it('headers that come twice are not guessed at', async () => {
    for (const { path } of screens) {
      const twice = await post(`${path}/edit`, '{}', { 'idempotency-key': ['one-of-them', 'the-other'] });
      expect([twice.http, twice.answer.code, flaws(twice, 'en')]).toEqual([400, 'idempotency_key', []]);
      const types = await post(`${path}/list`, '{}', { 'content-type': ['text/plain', 'application/json'] });
      expect([types.http, flaws(types, 'en')]).toEqual([415, []]);
      const cookies = await post(`${path}/list`, '{}', { cookie: ['sid=x', me.as(path).cookie] });
      expect([cookies.http, flaws(cookies, 'en')]).toEqual([401, []]);
    }
  });
  it.each(['short', 'with space', 'x'.repeat(101), 'tab\ttab'])('the idempotency key is refused: %s', async (key) => {
    for (const { path } of screens) {
      const heard = await post(`${path}/edit`, '{}', { 'idempotency-key': key });
      expect([heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([400, 'idempotency_key', []]);
    }
  });
});
