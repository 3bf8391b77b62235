import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws } from '../harness/answer.ts';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE } from '../harness/http.ts';

let api: TestApi;
let admin: pg.Client;
const HOME = '127.1.1.1';
const ELSEWHERE = '127.2.2.2';

const signIn = (user_id: string, user_pass: string, from: string, locale = 'en') =>
  hear(api.origin, {
    path: '/api/sign/signin',
    body: JSON.stringify({ user_id, user_pass }),
    headers: { ...JSON_PAGE, 'accept-language': locale },
    from,
  });
const wrong = (user_id: string, from: string) => signIn(user_id, 'a wrong password', from);
/** Tries that were made before, as if by hand. */
const tried = (subject: string, tries: number, ago = '0 seconds') =>
  admin.query(
    `INSERT INTO sign_attempt (subject, tries, last_at) VALUES ($1, $2, now() - $3::interval)
     ON CONFLICT (subject) DO UPDATE SET tries = $2, last_at = now() - $3::interval`,
    [subject, tries, ago],
  );
const triesOf = async (subject: string) =>
  (await admin.query('SELECT tries FROM sign_attempt WHERE subject = $1', [subject])).rows[0]?.tries;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const form = {
    user_id: 'the.owner',
    user_pass: PASSWORD,
    user_name: '하늘',
    country: 'KOR',
    age_ok: true,
    privacy_ok: true,
  };
  const made = await hear(api.origin, {
    path: '/api/sign/signup',
    body: JSON.stringify(form),
    headers: JSON_PAGE,
    from: HOME,
  });
  expect(made.http).toBe(200);
});
beforeEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
});

it('five wrong tries pass, then the same place has to wait, and is told how long', async () => {
  for (let nth = 1; nth <= 5; nth += 1) expect((await wrong('the.owner', ELSEWHERE)).http).toBe(401);
  for (const [locale, pass] of [
    ['ko', 'a wrong password'],
    ['en', PASSWORD],
  ] as const) {
    const heard = await signIn('the.owner', pass, ELSEWHERE, locale);
    expect([heard.http, heard.answer.code, flaws(heard, locale)]).toEqual([429, 'signin_wait', []]);
    const seconds = Number(heard.headers['retry-after']);
    expect(heard.answer.description).toContain(String(seconds));
    expect([1, 2]).toContain(seconds);
  }
  expect((await wrong('somebody.else', ELSEWHERE)).http).toBe(401);
});

it('each further try has to wait twice as long, up to a quarter of an hour, and an hour forgets', async () => {
  const pair = 'pair the.owner 127.2.2.0/24';
  const waits: number[] = [];
  for (const tries of [5, 6, 7, 8, 9, 13, 14, 15, 40]) {
    await tried(pair, tries);
    waits.push(Number((await wrong('the.owner', ELSEWHERE)).headers['retry-after']));
    expect(await triesOf(pair)).toBe(tries);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 512, 900, 900, 900]);
  await tried(pair, 40, '15 minutes');
  expect((await wrong('the.owner', ELSEWHERE)).http).toBe(401);
  expect(await triesOf(pair)).toBe(41);
  await tried(pair, 40, '61 minutes');
  expect((await wrong('the.owner', ELSEWHERE)).http).toBe(401);
  expect(await triesOf(pair)).toBe(1);
});

it('tries at the same time count each', async () => {
  const many = await Promise.all(Array.from({ length: 12 }, () => wrong('the.owner', ELSEWHERE)));
  expect(many.filter(({ http }) => http === 401)).toHaveLength(5);
  expect(many.filter(({ http }) => http === 429)).toHaveLength(7);
});

it('a right password forgets the wrong ones of that place', async () => {
  for (let nth = 1; nth <= 4; nth += 1) await wrong('the.owner', ELSEWHERE);
  expect((await signIn('the.owner', PASSWORD, ELSEWHERE)).http).toBe(200);
  expect(await triesOf('pair the.owner 127.2.2.0/24')).toBeUndefined();
});

describe('guessing from everywhere', () => {
  beforeEach(() => tried('account the.owner', 60));

  it('does not hold up the owner where they have signed in before, signed in or out', async () => {
    const heard = await signIn('the.owner', PASSWORD, HOME);
    expect(heard.http).toBe(200);
    const cookie = [heard.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
    await hear(api.origin, { path: '/api/sign/signout', headers: { ...JSON_PAGE, cookie } });
    await admin.query('DELETE FROM session');
    expect((await signIn('the.owner', PASSWORD, HOME)).http).toBe(200);
  });
  it('is slowed down from networks where the owner has never been, whoever knows the password', async () => {
    for (const from of ['127.3.1.1', '127.3.2.1']) expect((await signIn('the.owner', PASSWORD, from)).http).toBe(429);
    expect((await wrong('the.owner', '127.3.3.1')).http).toBe(429);
    expect((await wrong('somebody.else', '127.3.3.1')).http).toBe(401);
  });
  it('counts ids that nobody has just the same', async () => {
    await tried('account nobody.at.all', 60);
    expect((await wrong('nobody.at.all', '127.3.4.1')).http).toBe(429);
  });
  it('counts every network once it is a stranger', async () => {
    await admin.query('DELETE FROM sign_attempt');
    for (let nth = 1; nth <= 6; nth += 1) expect((await wrong('the.owner', `127.4.${nth}.1`)).http).toBe(401);
    expect(await triesOf('account the.owner')).toBe(6);
    expect((await wrong('the.owner', HOME)).http).toBe(401);
    expect(await triesOf('account the.owner')).toBe(6);
  });
});

describe('many people behind one address', () => {
  it('do not use up the tries of each other with right passwords', async () => {
    await tried('subnet 127.1.1.0/24', 49);
    for (let nth = 1; nth <= 3; nth += 1) expect((await signIn('the.owner', PASSWORD, HOME)).http).toBe(200);
    expect(await triesOf('subnet 127.1.1.0/24')).toBe(49);
  });
  it('are slowed down together after fifty wrong ones, but for those who have signed in there before', async () => {
    await tried('subnet 127.1.1.0/24', 49);
    expect((await wrong('somebody.else', HOME)).http).toBe(401);
    expect((await wrong('somebody.else', HOME)).http).toBe(429);
    await admin.query(
      "INSERT INTO account (user_id, user_pass, user_name, user_country) SELECT 'the.newcomer', user_pass, 'x', 'KOR' FROM account WHERE user_id = 'the.owner'",
    );
    expect((await signIn('the.newcomer', PASSWORD, HOME)).http).toBe(429);
    expect((await signIn('the.owner', PASSWORD, HOME)).http).toBe(200);
    expect((await wrong('the.owner', HOME)).http).toBe(401);
    expect(await triesOf('subnet 127.1.1.0/24')).toBe(51);
  });
  it('who know their passwords all come in at once, and so does one person many times', async () => {
    const ids = Array.from({ length: 12 }, (_, nth) => `staff.${nth}`);
    for (const id of ids)
      await admin.query(
        "INSERT INTO account (user_id, user_pass, user_name, user_country) SELECT $1, user_pass, 'x', 'KOR' FROM account WHERE user_id = 'the.owner'",
        [id],
      );
    await tried('subnet 127.5.1.0/24', 45);
    for (const who of [ids, Array(12).fill('staff.0')]) {
      const heard = await Promise.all(who.map((id) => signIn(id, PASSWORD, '127.5.1.1')));
      expect(heard.map(({ http }) => http)).toEqual(Array(12).fill(200));
      expect(await triesOf('subnet 127.5.1.0/24')).toBe(45);
    }
  });
  it('do not wait for tries that nobody decides any more', async () => {
    await admin.query(
      "INSERT INTO sign_attempt VALUES ('pair the.owner 127.2.2.0/24', 10, now() - interval '11 seconds', 10)",
    );
    expect((await wrong('the.owner', ELSEWHERE)).http).toBe(429);
  });
});
