import type { AccountState } from '@hanjan/model/system/account.ts';
import { ACCOUNT_PATH } from '@hanjan/model/system/account.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { newPerson } from '../harness/org.ts';

/** What the super administrator does with accounts of others. */

let api: TestApi;
let admin: pg.Client;
let boss: { client: Client; user_seq: number };
let second: { client: Client; user_seq: number };
let member: { client: Client; user_seq: number };
const log: string[] = [];

beforeAll(async () => {
  api = await startApi({ log: { write: (line) => void log.push(line) } });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = await newPerson(api, admin, 'the.boss', 'SADMIN');
  second = await newPerson(api, admin, 'second.boss', 'SADMIN');
  member = await newPerson(api, admin, 'a.member');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const events = () =>
  log
    .splice(0)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'event')
    .map(({ event, outcome, user_seq, target }) => [event, outcome, user_seq, target]);
const stateOf = async (user_seq: number) =>
  (await boss.client.post<AccountState>(`${ACCOUNT_PATH}/state`, { user_seq })).answer.result;
const set = (who: Client, user_seq: number, was: object, more: object) =>
  who.post<AccountState>(`${ACCOUNT_PATH}/set`, { user_seq, was, ...was, ...more });
const USED = { user_type: 'USER', user_use: true };

it('are listed and read without anything that opens them', async () => {
  const { answer } = await boss.client.post<Record<string, unknown>[]>(`${ACCOUNT_PATH}/list`, {
    searchTitle: 'a.mem',
  });
  expect(answer.result).toHaveLength(1);
  expect(answer.result[0]).toMatchObject({ user_id: 'a.member', user_type: 'USER', user_use: true });
  const read = await boss.client.get(`${ACCOUNT_PATH}/detail/${member.user_seq}`);
  expect(read.answer.result).toMatchObject({ user_id: 'a.member', user_pass_once: false });
  expect(JSON.stringify([answer, read.answer])).not.toMatch(/argon2|user_pass"|hash/);
});

it('are shown to nobody else, by the calls and by the database', async () => {
  await admin.query("UPDATE account SET user_type = 'ADMIN' WHERE user_seq = $1", [member.user_seq]);
  for (const call of ['list', 'state', 'set', 'password', 'end'])
    expect([call, (await member.client.post(`${ACCOUNT_PATH}/${call}`, { user_seq: boss.user_seq })).http]).toEqual([
      call,
      403,
    ]);
  await admin.query("UPDATE account SET user_type = 'USER' WHERE user_seq = $1", [member.user_seq]);
  const app = new pg.Client({ connectionString: api.database.logins.app });
  await app.connect();
  const as = (role: string) =>
    app.query(
      `SELECT set_config('app.user', '${member.user_seq}', false), set_config('app.site_role', '${role}', false)`,
    );
  await as('ADMIN');
  expect((await app.query('SELECT FROM system_account')).rowCount).toBe(0);
  expect((await app.query('SELECT FROM system_tables()')).rowCount).toBe(0);
  expect((await app.query("SELECT FROM system_parts('account')")).rowCount).toBe(0);
  await as('SADMIN');
  expect((await app.query('SELECT FROM system_account')).rowCount).toBe(3);
  await expect(app.query('SELECT user_pass FROM account')).rejects.toThrow(/permission denied/);
  await expect(app.query("SELECT account_set(1, 'USER', true, 'SADMIN', true)")).rejects.toThrow(/permission denied/);
  await app.end();
  // Signing in alone may call it, and whoever acts has to be one by their own account.
  const sign = new pg.Client({ connectionString: api.database.logins.sign });
  await sign.connect();
  await sign.query(
    `BEGIN READ WRITE; SELECT set_config('app.user', '${member.user_seq}', true), set_config('app.site_role', 'SADMIN', true)`,
  );
  await expect(sign.query(`SELECT account_set(${boss.user_seq}, 'SADMIN', true, 'USER', true)`)).rejects.toThrow(
    'nopermission_text',
  );
  await sign.end();
});

describe('a role', () => {
  it('is given, seen at once, and logged with whose it is', async () => {
    events();
    expect((await set(boss.client, member.user_seq, USED, { user_type: 'TESTER' })).answer.result).toMatchObject({
      user_type: 'TESTER',
      user_use: true,
      is_self: false,
    });
    expect(events()).toEqual([['account', 'ok', boss.user_seq, `account ${member.user_seq} role TESTER`]]);
    expect((await member.client.get('/api/userinfo')).answer.result).toMatchObject({ user_type: 'TESTER' });
    const stale = await set(second.client, member.user_seq, USED, { user_type: 'PAID' });
    expect([stale.http, stale.answer.code]).toEqual([409, 'account_changed']);
    await set(boss.client, member.user_seq, { ...USED, user_type: 'TESTER' }, USED);
  });

  it('is never one’s own, and none that there is not', async () => {
    const own = { user_type: 'SADMIN', user_use: true };
    expect((await set(boss.client, boss.user_seq, own, { user_type: 'USER' })).answer.code).toBe('account_own');
    expect((await set(boss.client, boss.user_seq, own, { user_use: false })).answer.code).toBe('account_own');
    for (const more of [
      { user_type: 'GUEST' },
      { user_type: 'OWN' },
      { user_type: 5 },
      { user_use: 'no' },
      { was: null },
    ])
      expect((await set(boss.client, member.user_seq, USED, more)).http).toBe(400);
    for (const user_seq of [0, -1, 1.5, '1', null, {}])
      expect((await boss.client.post(`${ACCOUNT_PATH}/state`, { user_seq })).http).toBe(400);
    expect((await boss.client.post(`${ACCOUNT_PATH}/state`, { user_seq: 999_999 })).http).toBe(404);
    expect((await set(boss.client, 999_999, USED, { user_type: 'PAID' })).http).toBe(404);
  });

  it('of two who take it from each other one keeps', async () => {
    const own = { user_type: 'SADMIN', user_use: true };
    const both = await Promise.all([
      set(boss.client, second.user_seq, own, { user_type: 'USER' }),
      set(second.client, boss.user_seq, own, { user_type: 'USER' }),
    ]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 403]);
    const { rows } = await admin.query("SELECT user_id FROM account WHERE user_type = 'SADMIN'");
    expect(rows).toHaveLength(1);
    await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = ANY($1)", [
      [boss.user_seq, second.user_seq],
    ]);
  });

  it('of the last super administrator is kept by the database', async () => {
    await admin.query("UPDATE account SET user_type = 'USER' WHERE user_seq = $1", [second.user_seq]);
    await admin.query('GRANT UPDATE (user_type, user_use) ON account TO hanjan_sign');
    const sign = new pg.Client({ connectionString: api.database.logins.sign });
    await sign.connect();
    for (const change of ["user_type = 'USER'", 'user_use = false']) {
      await sign.query('BEGIN READ WRITE');
      await expect(sign.query(`UPDATE account SET ${change} WHERE user_seq = ${boss.user_seq}`)).rejects.toThrow(
        'last_admin',
      );
      await sign.query('ROLLBACK');
    }
    await sign.end();
    await admin.query('REVOKE UPDATE (user_type, user_use) ON account FROM hanjan_sign');
    await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [second.user_seq]);
  });
});

describe('an account', () => {
  it('that is switched off is signed out everywhere and cannot sign in until it is on again', async () => {
    events();
    await set(boss.client, member.user_seq, USED, { user_use: false });
    expect(events()).toEqual([['account', 'ok', boss.user_seq, `account ${member.user_seq} off`]]);
    expect(await stateOf(member.user_seq)).toMatchObject({ user_use: false, sessions: 0 });
    expect((await member.client.get('/api/userinfo')).answer.result).toEqual({ user_type: 'GUEST' });
    await set(boss.client, member.user_seq, { ...USED, user_use: false }, USED);
    const signed = await member.client.post('/api/sign/signin', { user_id: 'a.member', user_pass: PASSWORD });
    expect(signed.http).toBe(200);
  });

  it('is signed out everywhere by somebody else than its owner', async () => {
    expect((await stateOf(member.user_seq)).sessions).toBe(1);
    events();
    expect(
      (await boss.client.post<AccountState>(`${ACCOUNT_PATH}/end`, { user_seq: member.user_seq })).answer.result
        .sessions,
    ).toBe(0);
    expect(events()).toEqual([['sessions_ended', 'ok', boss.user_seq, `account ${member.user_seq}`]]);
    expect((await boss.client.post(`${ACCOUNT_PATH}/end`, { user_seq: boss.user_seq })).answer.code).toBe(
      'account_own',
    );
  });

  it('gets a one-time password that opens nothing but its own change', async () => {
    events();
    const { answer } = await boss.client.post<{ password: string }>(`${ACCOUNT_PATH}/password`, {
      user_seq: member.user_seq,
    });
    const { password } = answer.result;
    expect(password).toMatch(/^[a-z2-9]{26}$/);
    expect(log.join()).not.toContain(password);
    expect(events()).toEqual([['one_time_password', 'ok', boss.user_seq, `account ${member.user_seq}`]]);
    expect(await stateOf(member.user_seq)).toMatchObject({ sessions: 0, one_time: 'open' });
    const old = await member.client.post('/api/sign/signin', { user_id: 'a.member', user_pass: PASSWORD });
    expect(old.http).toBe(401);
    const fresh = clientOf(() => api.origin);
    expect((await fresh.post('/api/sign/signin', { user_id: 'a.member', user_pass: password })).http).toBe(200);
    expect((await fresh.post('/api/user/item/equip/list')).answer.code).toBe('password_change_required');
    const changed = await fresh.post('/api/sign/password', { user_pass: password, new_pass: 'quite another phrase' });
    expect(changed.http).toBe(200);
    expect(await stateOf(member.user_seq)).toMatchObject({ one_time: 'none' });
  });
});
