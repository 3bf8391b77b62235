import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirstAdmin, firstAdmin } from '../../apps/server/sign/first_admin.ts';
import { giveOneTime } from '../../apps/server/sign/one_time.ts';
import { flaws } from '../harness/answer.ts';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE, PAGE } from '../harness/http.ts';
import { readRoutes } from '../harness/routes.ts';

let api: TestApi;
let admin: pg.Client;
const LIST = '/api/user/qc/coffeebean/list';
const form = {
  user_id: 'somebody',
  user_pass: PASSWORD,
  user_name: '김하늘',
  country: 'KOR',
  age_ok: true,
  privacy_ok: true,
};
/** Each test sends from a network of its own, so that no try of one counts for another. */
let networks = 0;
const network = () => {
  networks += 1;
  return `127.0.${networks}.1`;
};

const post = (call: string, body: unknown, from: string, headers: Record<string, string> = {}) =>
  hear(api.origin, {
    path: `/api/sign/${call}`,
    body: JSON.stringify(body),
    from,
    headers: { ...JSON_PAGE, ...headers },
  });
const signUp = (change: object, from = network(), headers = {}) =>
  post('signup', { ...form, ...change }, from, headers);
const signIn = (user_id: unknown, user_pass: unknown, from = network(), headers = {}) =>
  post('signin', { user_id, user_pass }, from, headers);
const cookieOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
const whoIs = async (headers: Record<string, string>) =>
  (
    (await hear(api.origin, { method: 'GET', path: '/api/userinfo', headers: { ...PAGE, ...headers } })).answer
      .result as Row
  ).user_id;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('signing up', () => {
  it.each<[change: object, name: string, key: string]>([
    [{ user_id: undefined }, 'user_id', 'user_id_bad'],
    [{ user_id: 'abc' }, 'user_id', 'user_id_bad'],
    [{ user_id: 'a'.repeat(46) }, 'user_id', 'user_id_bad'],
    [{ user_id: '하늘하늘' }, 'user_id', 'user_id_bad'],
    [{ user_id: "a' OR 1=1" }, 'user_id', 'user_id_bad'],
    [{ user_id: ['somebody'] }, 'user_id', 'user_id_bad'],
    [{ user_pass: undefined }, 'user_pass', 'user_pass_short'],
    [{ user_pass: 'nine char' }, 'user_pass', 'user_pass_short'],
    [{ user_pass: '한글아홉글자만쓴다' }, 'user_pass', 'user_pass_short'],
    [{ user_pass: 1234567890123 }, 'user_pass', 'user_pass_short'],
    [{ user_pass: 'x'.repeat(500) + 'abcdefg'.repeat(100) }, 'user_pass', 'user_pass_long'],
    [{ user_pass: 'Password123' }, 'user_pass', 'user_pass_common'],
    [{ user_pass: 'aaaaaaaaaaaa' }, 'user_pass', 'user_pass_common'],
    [{ user_pass: 'SomeBody-2026!' }, 'user_pass', 'user_pass_common'],
    [{ user_pass: 'somebodysomebody' }, 'user_pass', 'user_pass_common'],
    [{ user_pass: '한잔 한잔 한잔 1234' }, 'user_pass', 'user_pass_common'],
    [{ user_pass: '김하늘-김하늘-00' }, 'user_pass', 'user_pass_common'],
    [{ user_name: undefined }, 'user_name', 'field_required'],
    [{ user_name: ' \t ' }, 'user_name', 'field_required'],
    [{ user_name: '\u3164' }, 'user_name', 'field_required'],
    [{ user_name: 'a\u200bb' }, 'user_name', 'user_name_hidden'],
    [{ user_name: 'a\u202eb' }, 'user_name', 'user_name_hidden'],
    [{ user_name: 'a\tb' }, 'user_name', 'user_name_hidden'],
    [{ user_name: '김\u2066하늘' }, 'user_name', 'user_name_hidden'],
    [{ user_name: 5 }, 'user_name', 'field_text'],
    [{ user_name: { length: 1 } }, 'user_name', 'field_text'],
    [{ user_name: '가'.repeat(101) }, 'user_name', 'field_maxLength'],
    [{ user_email: 'nobody' }, 'user_email', 'user_email_bad'],
    [{ user_email: 'a@b@c.kr' }, 'user_email', 'user_email_bad'],
    [{ user_email: ['a@b.kr'] }, 'user_email', 'field_text'],
    [{ user_email: `a@${'b'.repeat(300)}.kr` }, 'user_email', 'field_maxLength'],
    [{ user_email: `a@${'.'.repeat(200_000)}@` }, 'user_email', 'field_maxLength'],
    [{ country: undefined }, 'country', 'field_required'],
    [{ country: 'korea' }, 'country', 'field_code'],
    [{ country: 'XQZ' }, 'country', 'field_code'],
    [{ country: 82 }, 'country', 'field_text'],
    [{ age_ok: undefined }, 'age_ok', 'age_required'],
    [{ age_ok: 'true' }, 'age_ok', 'age_required'],
    [{ privacy_ok: 1 }, 'privacy_ok', 'privacy_required'],
  ])('says what is wrong at its field: %j', async (change, name, key) => {
    for (const locale of ['ko', 'en'] as const) {
      const heard = await signUp(change, network(), { 'accept-language': locale });
      expect([heard.http, flaws(heard, locale)]).toEqual([400, []]);
      expect(heard.answer.fields.map((fault) => [fault.name, fault.key])).toEqual([[name, key]]);
      expect(heard.answer.description).not.toMatch(/[a-z]_[a-z]/);
    }
    expect((await admin.query("SELECT FROM account WHERE user_id = 'somebody'")).rowCount).toBe(0);
  });
  it('says the age that counts where the person lives', async () => {
    for (const [country, age] of Object.entries({ KOR: 14, USA: 13 })) {
      const { answer } = await signUp({ country, age_ok: false });
      expect(answer.fields).toEqual([{ name: 'age_ok', key: 'age_required', args: { age } }]);
      expect(answer.description).toContain(String(age));
    }
  });
  it('says everything that is wrong at once', async () => {
    const { answer } = await post('signup', {}, network());
    const names = answer.fields.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['age_ok', 'country', 'privacy_ok', 'user_id', 'user_name', 'user_pass']);
  });
  it.each([
    { user_id: 'four' },
    { user_id: 'a'.repeat(45) },
    { user_id: '._-.' },
    { user_id: 'name.in.letters', user_name: '남궁 민수', user_pass: '고개를 넘어 온 바람' },
    { user_id: '12345678', user_pass: '열두 고개를 넘어온 1' },
    { user_id: 'long.password', user_pass: '긴 암호 문장'.repeat(60) },
    { user_id: 'with.email', user_email: 'haneul@example.org' },
    { user_id: 'no.email', user_email: '' },
    { user_id: 'badmin.ton', user_name: '커피 ☕️ \\ 👩‍🍳 é Ünal' },
    { user_id: 'demolition' },
  ])('takes what is good: %j', async (change) => {
    const heard = await signUp(change);
    expect([heard.http, flaws(heard, 'en')]).toEqual([200, []]);
    expect(heard.answer.result).toMatchObject({ user_id: change.user_id, user_type: 'USER', must_change_pass: false });
    expect(Object.keys(heard.answer.result as Row)).not.toContain('user_pass');
    expect(await whoIs({ cookie: cookieOf(heard) })).toBe(change.user_id);
  });
  it.each([
    'admin',
    'Admin2',
    'a.d-m_i.n',
    'sadmin',
    'administrator',
    'hanjan',
    'hanjan.team',
    'root',
    'system',
    'support',
    'demo.home',
    'demo',
  ])('keeps %s for whoever runs this', async (user_id) => {
    const { http, answer } = await signUp({ user_id });
    expect([http, answer.fields]).toEqual([400, [{ name: 'user_id', key: 'user_id_taken', args: {} }]]);
  });
  it('takes an id once, whatever its case', async () => {
    expect((await signUp({ user_id: '  Taken.ID ' })).answer.result).toMatchObject({ user_id: 'taken.id' });
    for (const locale of ['ko', 'en'] as const) {
      const heard = await signUp({ user_id: 'TAKEN.id' }, network(), { 'accept-language': locale });
      expect([heard.http, flaws(heard, locale)]).toEqual([400, []]);
      expect(heard.answer.fields).toEqual([{ name: 'user_id', key: 'user_id_taken', args: {} }]);
    }
    const at = network();
    const many = await Promise.all(Array.from({ length: 6 }, () => signUp({ user_id: 'all.at.once' }, at)));
    expect(many.map(({ http }) => http).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  });
  it('is slowed down after twenty from one network', async () => {
    const from = network();
    await admin.query('INSERT INTO sign_attempt (subject, tries) VALUES ($1, 19)', [
      `signup ${from.replace(/1$/, '0/24')}`,
    ]);
    expect((await signUp({ user_id: 'the.twentieth' }, from)).http).toBe(200);
    const late = await signUp({ user_id: 'the.next' }, from);
    expect([late.http, late.answer.code, flaws(late, 'en')]).toEqual([429, 'signin_wait', []]);
    expect((await signUp({ user_id: 'the.next' })).http).toBe(200);
  });
});

describe('signing in', () => {
  beforeAll(async () => {
    for (const user_id of ['known', 'switched.off']) expect((await signUp({ user_id })).http).toBe(200);
    await admin.query("UPDATE account SET user_use = false WHERE user_id = 'switched.off'");
  });

  it('finds the person, whatever the case of the id, with a new token each time', async () => {
    const tokens = new Set<string>();
    for (const user_id of ['known', 'KNOWN', ' Known ']) {
      const heard = await signIn(user_id, PASSWORD);
      expect([heard.http, (heard.answer.result as Row).user_id]).toEqual([200, 'known']);
      tokens.add(cookieOf(heard));
      expect(await whoIs({ cookie: cookieOf(heard) })).toBe('known');
    }
    expect(tokens.size).toBe(3);
  });
  it('never says whether an id is known', async () => {
    const refused = async (user_id: unknown, user_pass: unknown) => {
      const heard = await signIn(user_id, user_pass);
      expect([heard.headers['set-cookie'], flaws(heard, 'en')]).toEqual([undefined, []]);
      return { http: heard.http, answer: { ...heard.answer, request_id: '' } };
    };
    const wrong = await refused('known', 'a wrong one');
    expect(wrong).toMatchObject({ http: 401, answer: { code: 'signin_denied_detail' } });
    for (const [user_id, user_pass] of [
      ['nobody.at.all', PASSWORD],
      ['switched.off', PASSWORD],
      ['', ''],
      [undefined, undefined],
      ['known', undefined],
      ['known', [PASSWORD]],
      ['known', { length: 10 }],
      [['known'], PASSWORD],
      ['known', PASSWORD.toUpperCase()],
      ['known', `${PASSWORD} `],
      ['known', 'x'.repeat(200_000)],
      ["known' --", PASSWORD],
    ]) {
      expect([user_id, await refused(user_id, user_pass)]).toEqual([user_id, wrong]);
    }
  });
  it('leaves nothing in the database that opens an account', async () => {
    const heard = await signIn('known', PASSWORD);
    const token = cookieOf(heard).split('=')[1] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows: tables } = await admin.query<{ name: string }>(
      "SELECT c.oid::regclass::text AS name FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    const union = tables.map(({ name }) => `SELECT t::text AS row FROM ${name} t`).join(' UNION ALL ');
    const held = (await admin.query<{ row: string }>(union)).rows.map(({ row }) => row).join('\n');
    expect(held).toContain('known');
    expect(held).not.toContain(token);
    expect(held).not.toContain(PASSWORD);
    const sha = await admin.query('SELECT FROM session WHERE token_hash = sha256($1::bytea)', [token]);
    expect(sha.rowCount).toBe(1);
    const { rows } = await admin.query('SELECT user_pass FROM account');
    for (const { user_pass } of rows)
      expect(user_pass).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{20,}\$[^$]{40,}$/);
    expect(new Set(rows.map(({ user_pass }) => user_pass)).size).toBe(rows.length);
  });
});

describe('a session', () => {
  const begin = async (user_id: string, user_type = 'USER') => {
    await signUp({ user_id });
    await admin.query('UPDATE account SET user_type = $1 WHERE user_id = $2', [user_type, user_id]);
    const cookie = cookieOf(await signIn(user_id, PASSWORD));
    expect(await whoIs({ cookie })).toBe(user_id);
    return cookie;
  };
  /** Moves the begin and the last use of a person's sessions into the past. */
  const age = (user_id: string, begun: string, seen: string) =>
    admin.query(
      `UPDATE session SET rgst_at = now() - $2::interval, seen_at = now() - $3::interval
        FROM account WHERE account.user_seq = session.user_seq AND user_id = $1`,
      [user_id, begun, seen],
    );

  it.each([
    ['USER', '13 days 23 hours', '13 days 23 hours', true],
    ['USER', '14 days 1 hour', '14 days 1 hour', false],
    ['USER', '29 days 23 hours', '1 hour', true],
    ['USER', '30 days 1 hour', '1 hour', false],
    ['ADMIN', '29 minutes', '29 minutes', true],
    ['ADMIN', '31 minutes', '31 minutes', false],
    ['SADMIN', '11 hours 59 minutes', '1 minute', true],
    ['SADMIN', '12 hours 1 minute', '1 minute', false],
  ])('of %s, begun %s and seen %s ago, lives: %s', async (type, begun, seen, lives) => {
    const user_id = `age.${type.toLowerCase()}.${networks}`;
    const cookie = await begin(user_id, type);
    await age(user_id, begun, seen);
    expect(await whoIs({ cookie })).toBe(lives ? user_id : undefined);
    const heard = await hear(api.origin, { path: LIST, headers: { ...PAGE, cookie } });
    expect([heard.http, heard.answer.code]).toEqual(lives ? [200, null] : [401, 'noauth_text']);
  });
  it('stays alive while it is used', async () => {
    const cookie = await begin('still.here');
    await age('still.here', '20 days', '13 days');
    expect(await whoIs({ cookie })).toBe('still.here');
    const { rows } = await admin.query(
      "SELECT seen_at > now() - interval '1 minute' AS fresh FROM session JOIN account USING (user_seq) WHERE user_id = 'still.here' AND token_hash = sha256($1::bytea)",
      [cookie.split('=')[1]],
    );
    expect(rows).toEqual([{ fresh: true }]);
  });
  it('ends by signing out, here and nowhere else', async () => {
    const [one, two] = [await begin('signs.out'), cookieOf(await signIn('signs.out', PASSWORD))];
    for (const [method, cookie] of [
      ['POST', one],
      ['GET', two],
    ] as const) {
      const heard = await hear(api.origin, { method, path: '/api/sign/signout', headers: { ...PAGE, cookie } });
      expect([heard.http, cookieOf(heard)]).toEqual([200, 'sid=']);
      expect(await whoIs({ cookie })).toBeUndefined();
      if (cookie === one) expect(await whoIs({ cookie: two })).toBe('signs.out');
    }
  });
  it('ends when the account is switched off, and when another one changes the password', async () => {
    const cookie = await begin('goes.away');
    const other = cookieOf(await signIn('goes.away', PASSWORD));
    const change = (body: object) => post('password', body, network(), { cookie });
    for (const [body, name, key] of [
      [{ user_pass: 'wrong', new_pass: 'a new one that is long' }, 'user_pass', 'user_pass_wrong'],
      [{ user_pass: PASSWORD, new_pass: PASSWORD }, 'new_pass', 'new_pass_same'],
      [{ user_pass: PASSWORD, new_pass: 'short' }, 'new_pass', 'user_pass_short'],
      [{ user_pass: PASSWORD, new_pass: 'goes.away-2026' }, 'new_pass', 'user_pass_common'],
    ] as const) {
      const { http, answer } = await change(body);
      expect([http, answer.fields.map((fault) => [fault.name, fault.key])]).toEqual([400, [[name, key]]]);
    }
    expect(await whoIs({ cookie: other })).toBe('goes.away');
    const changed = await change({ user_pass: PASSWORD, new_pass: 'a new one that is long' });
    expect(changed.http).toBe(200);
    const fresh = cookieOf(changed);
    expect(fresh).not.toBe(cookie);
    const lives = [await whoIs({ cookie }), await whoIs({ cookie: other }), await whoIs({ cookie: fresh })];
    expect(lives).toEqual([undefined, undefined, 'goes.away']);
    expect((await signIn('goes.away', PASSWORD)).http).toBe(401);
    expect((await signIn('goes.away', 'a new one that is long')).http).toBe(200);
    await admin.query("UPDATE account SET user_use = false WHERE user_id = 'goes.away'");
    expect(await whoIs({ cookie: fresh })).toBeUndefined();
  });
  it('is told by its token alone too, in whatever case the scheme is written', async () => {
    const token = (await begin('no.browser')).split('=')[1];
    for (const scheme of ['Bearer', 'bearer'])
      expect(await whoIs({ authorization: `${scheme} ${token}` })).toBe('no.browser');
    for (const authorization of [`Basic ${token}`, `Bearer ${token}x`, `Bearer  ${token} x`, `${token}`, 'Bearer']) {
      expect(await whoIs({ authorization })).toBeUndefined();
    }
  });
  it.each([
    '',
    'sid=',
    'sid=x',
    `sid=${'x'.repeat(43)}`,
    `sid=${'x'.repeat(5000)}`,
    'sid=%00',
    'sid=%',
    'sid="',
    '__Host-sid=x',
  ])('is nobody with the cookie %s', async (cookie) => expect(await whoIs({ cookie })).toBeUndefined());
});

it('a one-time password opens nothing but its own change', async () => {
  await admin.query("UPDATE account SET user_type = 'USER'");
  const told: FirstAdmin[] = [];
  for (const _ of ['first start', 'second start']) await firstAdmin(api.database.url, {}, (one) => told.push(one));
  expect(told).toHaveLength(1);
  const [{ user_id, password } = { user_id: '' }] = told;
  const heard = await signIn(user_id, password);
  expect(heard.answer.result).toMatchObject({ user_id: 'admin', user_type: 'SADMIN', must_change_pass: true });
  const cookie = cookieOf(heard);
  const open = ['/api/health', '/api/openapi.json', '/api/userinfo'];
  for (const { method, path } of await readRoutes(api)) {
    // Texts are everybody's, whoever asks.
    if (path.startsWith('/api/sign/') || path.startsWith('/api/texts/')) continue;
    const body = method === 'POST' ? '{}' : undefined;
    const asked = await hear(api.origin, {
      method,
      path: path.replace('{key}', '1'),
      body,
      headers: { ...JSON_PAGE, cookie },
    });
    const expected = open.includes(path) ? [200, undefined] : [403, 'password_change_required'];
    expect([path, asked.http, asked.answer.code ?? undefined]).toEqual([path, ...expected]);
  }
  const change = (new_pass: string) => post('password', { user_pass: password, new_pass }, network(), { cookie });
  expect((await change('only 14 chars.')).answer.fields).toEqual([
    { name: 'new_pass', key: 'user_pass_short', args: { min: 15 } },
  ]);
  const changed = await change('now 15 of them.');
  expect(changed.http).toBe(200);
  const fresh = cookieOf(changed);
  expect((await hear(api.origin, { path: LIST, headers: { ...PAGE, cookie: fresh } })).http).toBe(200);

  const forgotten = await giveOneTime(api.database.url, user_id);
  expect((await hear(api.origin, { path: LIST, headers: { ...PAGE, cookie: fresh } })).http).toBe(401);
  expect((await signIn(user_id, 'now 15 of them.')).http).toBe(401);
  expect((await signIn(user_id, forgotten?.password)).answer.result).toMatchObject({ user_id, must_change_pass: true });
  expect(await giveOneTime(api.database.url, 'nobody.at.all')).toBeNull();
}, 120_000);

describe('the cookie', () => {
  it.each([
    ['http://localhost:8081', ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'], 'sid'],
    ['https://notes.example.org', ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure'], '__Host-sid'],
  ])('of %s has the flags %s', async (origin, flags, name) => {
    const other = await startApi({ origin });
    const path = '/api/sign/signup';
    const { headers } = await hear(other.origin, { path, headers: JSON_PAGE, body: JSON.stringify(form) });
    const [pair = '', ...rest] = ([headers['set-cookie'] ?? []].flat()[0] ?? '').split('; ');
    expect([pair.split('=')[0], rest.toSorted()]).toEqual([name, flags]);
    const ask = (cookie: string) => hear(other.origin, { path: LIST, headers: { ...PAGE, cookie } });
    expect((await ask(pair)).http).toBe(200);
    expect((await ask(pair.replace(name, name === 'sid' ? '__Host-sid' : 'sid'))).http).toBe(401);
    await other.stop();
  });
});
