import { hasPublicId, isEverybodys, isMergeable } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flaws } from '../harness/answer.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Heard, hear, PAGE, type Sent } from '../harness/http.ts';
import { bytes, closedCalls, makeSender, type Sender } from '../harness/input.ts';
import { numberFor, type Owner } from '../harness/org.ts';
import { screens } from '../harness/served.ts';

/** Every call that takes a body, and bodies that nobody can read. */

let api: TestApi;
let me: Owner;
let posts: Sender['posts'];
let post: Sender['post'];

beforeAll(async () => {
  api = await startApi();
  ({ me, posts, post } = await makeSender(api));
});
afterAll(() => api.stop());

const LOOKUPS = Object.values(lookups).map(({ path }) => path);
const both = async (send: (headers: Sent['headers']) => Promise<Heard>) => {
  for (const locale of ['ko', 'en'] as const) {
    expect(flaws(await send({ 'accept-language': locale }), locale)).toEqual([]);
  }
};

it('looks at every route that takes a body', () => {
  const calls = ['list', 'detail/1', 'history/1', 'edit', 'remove', 'restore', 'export'];
  const ofScreens = screens.flatMap((screen) => {
    const { path, access, entity } = screen;
    const all = [
      ...calls,
      ...(access.code ? ['code'] : []),
      ...(hasPublicId(entity) ? ['detail'] : []),
      ...(isEverybodys(entity) ? ['used/1'] : []),
      ...(isMergeable(entity) && access.remove ? ['merge', 'merge/preview'] : []),
    ];
    return all.filter((call) => !closedCalls(screen).includes(call.replace('/1', ''))).map((call) => `${path}/${call}`);
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
      .concat(['', '/export'].map((call) => `inventory/trace${call}`))
      .concat(['known', 'list', 'import', 'undo'].map((call) => `roasting/result/logs/${call}`))
      .map((call) => `/api/roaster/${call}`),
    ...['stock', 'moves', 'move', 'trace'].map((call) => `/api/cafe/coffeebean/inventory/${call}`),
    ...['coffeebean/received/delivered', 'coffeebean/shopping', 'qc/coffee']
      .concat(['cost', 'material', 'history'].map((call) => `recipe/${call}`))
      .map((call) => `/api/cafe/${call}`),
    ...['user/beaninfo', 'user/cafebean', 'cafe/beaninfo'].flatMap((of) =>
      ['default', 'detail'].map((call) => `/api/${of}/${call}`),
    ),
    '/api/cafe/beaninfo/list',
    ...['codegroup/simple', 'userAuth/select'].map((path) => `/api/${path}`),
    ...['signup', 'signin', 'signout', 'password', 'again', 'forgot', 'recover', 'verify']
      .concat('refresh', 'consent', 'factor', 'passkey')
      .map((call) => `/api/sign/${call}`),
    ...['provider', 'callback'].map((call) => `/api/sign/${call}/{provider}`),
    ...['passkey/add', 'passkey/remove', 'passkey/rename', 'totp/add'].map((call) => `/api/userinfo/factor/${call}`),
    ...['edit', 'delete', 'export', 'session/end', 'provider/unlink', 'privacy'].map((call) => `/api/userinfo/${call}`),
    ...['edit', 'list', 'remove'].map((call) => `/api/user/favorite/${call}`),
    ...['/api/user/correction/edit', '/api/setting/codelist/move'],
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

/** One parser reads all bodies: each of them is sent to every eighth call, and the next one to others. */
const shareOf = (nth: number): string[] => posts.filter((_, at) => at % 8 === nth % 8);
const counted = (all: readonly string[]) => all.map((one, nth) => [one, nth] as const);

describe('a body that nobody can read', () => {
  const unreadable: readonly (readonly [name: string, body: string | Buffer, http: number, code: string])[] = [
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
  ];
  it.each(unreadable.map((one, nth) => [one[0], one, nth] as const))(
    'is refused: %s',
    async (_, [, body, http, code], nth) => {
      for (const path of shareOf(nth)) {
        const heard = await post(path, body);
        expect([path, heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([path, http, code, []]);
      }
      await both((headers) => post(posts[0] ?? '', body, headers));
    },
  );

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

  const OTHERS = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    'a',
    '',
  ];
  it.each(counted(OTHERS))('is refused when it is not said to be JSON: %s', async (type, nth) => {
    for (const path of shareOf(nth)) {
      const heard = await post(path, '{}', { 'content-type': type });
      expect([path, heard.http, heard.answer.code, flaws(heard, 'en')]).toEqual([path, 415, 'bad_media_type', []]);
    }
  });
  it('is read when it is said to be JSON, whatever else is said', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
      expect((await post('/api/code/region', '{"region_country":["KEN"]}', { 'content-type': type })).http).toBe(200);
    }
  });

  const OBJECTLESS = ['[]', '[{}]', '"text"', '5', 'true'];
  it.each(counted(OBJECTLESS))('is refused when it is no object: %s', async (body, nth) => {
    for (const path of shareOf(nth).filter((one) => !/detail|signout|used/.test(one))) {
      const heard = await post(path, body);
      expect([path, heard.http, flaws(heard, 'en')]).toEqual([path, 400, []]);
    }
  });
  it('may be missing only where nothing has to be said', async () => {
    for (const path of posts.filter((one) => !/detail|history|signout|export|used/.test(one))) {
      const heard = await hear(api.origin, { path, headers: { ...PAGE, cookie: me.as(path).cookie } });
      const isFree =
        LOOKUPS.includes(path) ||
        /\/(list|code|stock|moves|left|plan|ledger|trace|shopping|delivered|cost|material|coffee|greenbean\/1|roasting\/1)$|group\/simple$/.test(
          path,
        );
      const http = isFree && Object.keys(numberFor(me, path)).length > 0 ? 403 : isFree ? 200 : 400;
      expect([path, heard.http, flaws(heard, 'en')]).toEqual([path, http, []]);
    }
  });
});
