import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giveOneTime } from '../../apps/server/sign/one_time.ts';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE, PAGE } from '../harness/http.ts';

/** Who is signed in after a password changed while others were just signing in, and how many sessions there are. */

/** Holds whoever has just found a password right. */
const gate = vi.hoisted(() => ({ held: undefined as undefined | Promise<void>, came: () => {} }));
vi.mock('../../apps/server/sign/password.ts', async (real) => {
  const own = await real<typeof import('../../apps/server/sign/password.ts')>();
  return {
    ...own,
    isPassword: async (...asked: Parameters<typeof own.isPassword>) => {
      const fits = await own.isPassword(...asked);
      const { held } = gate;
      gate.came();
      await held;
      return fits;
    },
  };
});

const NEXT = 'quite another long one';
let api: TestApi;
let admin: pg.Client;

const post = (call: string, body: object, headers: object = {}, from = '127.0.0.1') =>
  hear(api.origin, {
    path: `/api/sign/${call}`,
    body: JSON.stringify(body),
    headers: { ...JSON_PAGE, ...headers },
    from,
  });
const signIn = (user_id: string, headers?: object, from?: string, user_pass = PASSWORD) =>
  post('signin', { user_id, user_pass }, headers, from);
const change = (cookie: string, new_pass = NEXT) => post('password', { user_pass: PASSWORD, new_pass }, { cookie });
const cookieOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
const isAlive = async (cookie: string) => {
  const { answer } = await hear(api.origin, { method: 'GET', path: '/api/userinfo', headers: { ...PAGE, cookie } });
  return (answer.result as { user_type: string }).user_type !== 'GUEST';
};
const sessionsOf = async (user_id: string) =>
  (await admin.query('SELECT FROM session JOIN account USING (user_seq) WHERE user_id = $1', [user_id])).rowCount;

/** Waits until some connection waits for a lock. */
const waitsForLock = () =>
  vi.waitFor(async () => {
    const { rowCount } = await admin.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    expect(rowCount).toBeGreaterThan(0);
  });

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe.each([
  ['a change', async (_: string, cookie: string) => expect((await change(cookie)).http).toBe(200)],
  ['a reset', async (user_id: string) => expect(await giveOneTime(api.database.url, user_id)).not.toBeNull()],
])('%s of the password', (what, change) => {
  const person = (name: string) => `${name}.${what.slice(2)}`;

  it('ends a sign-in whose password had been found right before', async () => {
    const user_id = person('before');
    const { cookie } = await api.person(user_id);
    const held = Promise.withResolvers<void>();
    const came = new Promise<void>((resume) => Object.assign(gate, { came: resume, held: held.promise }));
    const late = signIn(user_id);
    await came;
    gate.held = undefined;
    await change(user_id, cookie);
    held.resolve();
    const heard = await late;
    expect([heard.http, heard.answer.code, heard.headers['set-cookie']]).toEqual([
      401,
      'signin_denied_detail',
      undefined,
    ]);
  });

  it('ends a session that was just being written', async () => {
    const user_id = person('beside');
    const { cookie } = await api.person(user_id);
    const blocker = new pg.Client({ connectionString: api.database.adminUrl });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM sign_home JOIN account USING (user_seq) WHERE user_id = $1 FOR UPDATE', [user_id]);
    const early = signIn(user_id);
    await waitsForLock();
    const changed = change(user_id, cookie);
    await new Promise((resume) => setTimeout(resume, 300));
    await blocker.query('COMMIT');
    await blocker.end();
    const heard = await early;
    await changed;
    expect(heard.http).toBe(200);
    expect(await isAlive(cookieOf(heard))).toBe(false);
  });
});

it('two password changes and thirty sign-ins at once: no session outlives the change', async () => {
  const user_id = 'much.at.once';
  const cookies = [(await api.person(user_id)).cookie, cookieOf(await signIn(user_id))];
  const signIns = Array.from({ length: 30 }, (_, nth) => signIn(user_id, {}, `127.6.${nth % 6}.1`));
  const changes = await Promise.all(cookies.map((cookie, nth) => change(cookie, `${NEXT} ${nth}`)));
  const heard = await Promise.all(signIns);
  const changed = changes.filter(({ http }) => http === 200);
  expect(changed).toHaveLength(1);
  const begun = heard.filter(({ http }) => http === 200).map(cookieOf);
  expect(begun.length + heard.filter(({ http }) => http === 401 || http === 503).length).toBe(30);
  for (const cookie of begun) expect(await isAlive(cookie)).toBe(false);
  expect(await Promise.all(changed.map((one) => isAlive(cookieOf(one))))).toEqual([true]);
  expect(await sessionsOf(user_id)).toBe(1);
});

describe('sessions', () => {
  it('end where the browser begins another one, whosever it is', async () => {
    await api.person('second.one');
    const first = (await api.person('first.one')).cookie;
    const second = cookieOf(await signIn('first.one', { cookie: first }));
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
    expect((await signIn('second.one', { cookie: second }, '127.0.0.1', 'a wrong one')).http).toBe(401);
    expect(await isAlive(second)).toBe(true);
    const third = cookieOf(await signIn('second.one', { cookie: second }));
    expect([await isAlive(second), await isAlive(third)]).toEqual([false, true]);
    const { cookie: fourth } = await api.person('third.one', { cookie: third });
    expect([await isAlive(third), await isAlive(fourth)]).toEqual([false, true]);
  });

  it('are twenty at the most: those that were used longest ago go', async () => {
    const cookies = [(await api.person('many.devices')).cookie];
    for (let nth = 2; nth <= 20; nth += 1) cookies.push(cookieOf(await signIn('many.devices')));
    await admin.query("UPDATE session SET seen_at = now() - interval '1 day'");
    await admin.query("UPDATE session SET seen_at = now() - interval '2 days' WHERE token_hash = sha256($1::bytea)", [
      cookies[7]?.split('=')[1],
    ]);
    expect(await sessionsOf('many.devices')).toBe(20);
    const last = cookieOf(await signIn('many.devices'));
    expect(await sessionsOf('many.devices')).toBe(20);
    expect([await isAlive(cookies[7] ?? ''), await isAlive(cookies[0] ?? ''), await isAlive(last)]).toEqual([
      false,
      true,
      true,
    ]);
    await Promise.all(Array.from({ length: 12 }, () => signIn('many.devices')));
    expect(await sessionsOf('many.devices')).toBe(20);
  });
});

it('a hash of another cost is made anew at the next sign-in, of many at once too', async () => {
  await api.person('long.ago');
  const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await admin.query("UPDATE account SET user_pass = $1 WHERE user_id = 'long.ago'", [old]);
  expect((await signIn('long.ago', {}, '127.0.0.1', 'a wrong one')).http).toBe(401);
  const stored = async () =>
    (await admin.query("SELECT user_pass FROM account WHERE user_id = 'long.ago'")).rows[0].user_pass;
  expect(await stored()).toBe(old);
  const heard = await Promise.all(Array.from({ length: 4 }, () => signIn('long.ago')));
  expect(heard.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn('long.ago')).http).toBe(200);
  expect(await stored()).toBe(renewed);
});
