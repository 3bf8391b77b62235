import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FirstAdmin, firstAdmin } from '../../apps/server/sign/first_admin.ts';
import { handOut, takeBackExpired } from '../../apps/server/sign/handed_out.ts';
import { giveOneTime } from '../../apps/server/sign/one_time.ts';
import { type Client, PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { temporaryDirectory } from '../harness/directory.ts';

/** How long a one-time password opens, and where it lies until then. */

const directory = temporaryDirectory();
const dataDir = directory.path;
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  api = await startApi({ dataDir });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
  directory.remove();
});

const signIn = (client: Client, user_id: string, user_pass: string | undefined) =>
  client.post('/api/sign/signin', { user_id, user_pass });
const expire = (user_id: string) =>
  admin.query("UPDATE account SET pass_expires_at = now() - interval '1 second' WHERE user_id = $1", [user_id]);
const hoursLeft = async (user_id: string) => {
  const { rows } = await admin.query(
    'SELECT round(extract(epoch FROM pass_expires_at - now()) / 3600)::int AS hours FROM account WHERE user_id = $1',
    [user_id],
  );
  return rows[0]?.hours;
};

it('opens for a day, and then nothing, neither a sign-in nor a session that began with it', async () => {
  await api.person('forgetful');
  const given = await giveOneTime(api.database.url, 'forgetful');
  expect(given?.password).toMatch(/^[a-z2-9]{26}$/);
  expect(await hoursLeft('forgetful')).toBe(24);
  const me = api.guest();
  expect((await signIn(me, 'forgetful', given?.password)).http).toBe(200);
  expect((await me.get('/api/userinfo')).answer.result).toMatchObject({ must_change_pass: true });
  await expire('forgetful');
  expect((await me.get('/api/userinfo')).answer.result).toEqual({ user_type: 'GUEST' });
  const late = await signIn(api.guest(), 'forgetful', given?.password);
  const wrong = await signIn(api.guest(), 'forgetful', 'a wrong one');
  expect([late.http, { ...late.answer, request_id: '' }]).toEqual([401, { ...wrong.answer, request_id: '' }]);
});

it('a password that somebody chose stays for good', async () => {
  await api.person('chose.one');
  const given = await giveOneTime(api.database.url, 'chose.one');
  const me = api.guest();
  await signIn(me, 'chose.one', given?.password);
  expect((await me.post('/api/sign/password', { user_pass: given?.password, new_pass: PASSWORD })).http).toBe(200);
  await expire('chose.one');
  expect((await me.get('/api/userinfo')).answer.result).toMatchObject({ user_id: 'chose.one' });
  expect((await signIn(api.guest(), 'chose.one', PASSWORD)).http).toBe(200);
});

it('the first administrator has a week, and another one after each start where nobody used it', async () => {
  const told: FirstAdmin[] = [];
  const start = (wish = {}) => firstAdmin(api.database.url, wish, (one) => told.push(one));
  await start();
  expect(await hoursLeft('admin')).toBe(7 * 24);
  await start();
  expect(told).toHaveLength(1);
  await expire('admin');
  await start();
  await start();
  expect(told).toMatchObject([{ user_id: 'admin' }, { user_id: 'admin', isRenewed: true }]);
  expect(await hoursLeft('admin')).toBe(7 * 24);
  expect((await signIn(api.guest(), 'admin', told[0]?.password)).http).toBe(401);
  expect((await signIn(api.guest(), 'admin', told[1]?.password)).http).toBe(200);
  await expire('admin');
  await start({ password: 'wished for by the operator' });
  expect(told[2]).toEqual({ user_id: 'admin', isRenewed: true });
  expect((await signIn(api.guest(), 'admin', 'wished for by the operator')).http).toBe(200);
  // What the operator gave somebody is theirs to give again.
  await giveOneTime(api.database.url, 'admin');
  await expire('admin');
  await start();
  expect(told).toHaveLength(3);
});

it('lies in a file of the operator, until it is changed or opens nothing', async () => {
  const fileOf = (user_id: string) => join(dataDir, `one-time-password.${user_id}`);
  const passwords = new Map<string, string>();
  for (const user_id of ['in.a.file', 'runs.out', 'still.good']) {
    await api.person(user_id);
    const { password } = (await giveOneTime(api.database.url, user_id)) ?? { password: '' };
    handOut(dataDir, user_id, password, false);
    passwords.set(user_id, password);
    expect(readFileSync(fileOf(user_id), 'utf8')).toBe(`${password}\n`);
    expect(statSync(fileOf(user_id)).mode & 0o777).toBe(0o600);
  }
  const me = api.guest();
  const user_pass = passwords.get('in.a.file');
  await signIn(me, 'in.a.file', user_pass);
  expect((await me.post('/api/sign/password', { user_pass, new_pass: 'short' })).http).toBe(400);
  expect(existsSync(fileOf('in.a.file'))).toBe(true);
  expect((await me.post('/api/sign/password', { user_pass, new_pass: PASSWORD })).http).toBe(200);
  expect(existsSync(fileOf('in.a.file'))).toBe(false);
  await expire('runs.out');
  await takeBackExpired(api.database.url, dataDir);
  expect([existsSync(fileOf('runs.out')), existsSync(fileOf('still.good'))]).toEqual([false, true]);
});
