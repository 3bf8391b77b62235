import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeAccount, type Deed } from '../../apps/server/operator/account.ts';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { newPerson, owner, seat, within } from '../harness/org.ts';
import { OWNED } from '../harness/sql.ts';
import { offeredRecord } from '../harness/values.ts';

const program = join(import.meta.dirname, '../../apps/server/operator/run_account.ts');
const NOTE = { cupnote_place: 'CAFE', cupnote_date: '2026-03-01', cupnote_name: 'Guji' };
const data = temporaryDirectory();
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
  data.remove();
});

const change = (user_id: string, deed: Deed) => changeAccount(api.database.url, user_id, deed);
const signIn = async (user_id: string) =>
  (await api.guest().post('/api/sign/signin', { user_id, user_pass: PASSWORD })).http;
/** The command as an operator types it. */
const typed = (...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: api.database.url, HANJAN_DATA: data.path },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

it('whoever is switched off is out at once and stays out until they are switched on', async () => {
  const me = await api.person('off.and.on');
  expect((await me.post(`${userCupnoteScreen.path}/list`)).http).toBe(200);
  expect(await typed('off.and.on', '--off')).toContain('signed out everywhere');
  expect((await me.post(`${userCupnoteScreen.path}/list`)).http).toBe(401);
  expect(await signIn('off.and.on')).toBe(401);
  expect(await typed('off.and.on', '--on')).toContain('may sign in again');
  expect(await signIn('off.and.on')).toBe(200);
  // Their former sessions have ended for good.
  expect((await me.post(`${userCupnoteScreen.path}/list`)).http).toBe(401);
});

it('whoever is deleted leaves nothing of their own; what is an organisation’s stays, by nobody', async () => {
  const boss = await owner(api, 'stays.here');
  const { client, user_seq } = await newPerson(api, admin, 'goes.away');
  expect((await client.post(`${userCupnoteScreen.path}/edit`, NOTE)).http).toBe(200);
  await seat(admin, boss.cafe_seq, user_seq, 'MNG');
  const member = within(client, boss);
  const { path, entity } = cafeCoffeebeanScreen;
  const made = await member.post<Record<string, number>>(
    `${path}/edit`,
    await offeredRecord(member, cafeCoffeebeanScreen),
  );
  const key = made.answer.result[entity.key];
  const seen = async () => (await boss.get(`${path}/detail/${key}`)).answer.result;
  expect((await seen()).rgst_user).toBe('mng');
  expect(await typed('goes.away', '--delete')).toContain('Add --yes');
  expect(await typed('goes.away', '--delete', '--yes')).toContain('is deleted');
  expect(await signIn('goes.away')).toBe(401);
  for (const table of OWNED.filter((one) => one.startsWith('user_') || one === 'idempotency')) {
    const { rowCount } = await admin.query(`SELECT FROM ${table} WHERE user_seq = $1`, [user_seq]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  expect(await seen()).toMatchObject({ [entity.key]: key, rgst_user: null });
  expect((await boss.get(`${path}/history/${key}`)).http).toBe(200);
});

it('an organisation keeps an owner: the last one is not deleted', async () => {
  const boss = await owner(api, 'only.owner');
  await expect(change('only.owner', { is: 'delete' })).rejects.toThrow(/last owner of 'only\.owner cafe'/);
  const { user_seq } = await newPerson(api, admin, 'other.owner');
  for (const org of [boss.cafe_seq, boss.roaster_seq]) await seat(admin, org, user_seq, 'OWN');
  await change('other.owner', { is: 'off' });
  await expect(change('only.owner', { is: 'delete' })).rejects.toThrow('last owner');
  await change('other.owner', { is: 'on' });
  expect(await change('only.owner', { is: 'delete' })).toBe(boss.user_seq);
});

it('a role is given at once, and the last super administrator stays one', async () => {
  await admin.query("UPDATE account SET user_type = 'USER' WHERE user_type = 'SADMIN'");
  const { client } = await newPerson(api, admin, 'gets.a.role');
  expect((await client.get('/api/setting/demo')).http).toBe(403);
  expect(await typed('gets.a.role', '--role', 'SADMIN')).toContain('SADMIN now');
  expect((await client.get('/api/setting/demo')).http).toBe(200);
  for (const deed of [{ is: 'off' }, { is: 'delete' }, { is: 'role', role: 'USER' }] as const)
    await expect(change('gets.a.role', deed)).rejects.toThrow('the last super administrator');
  await newPerson(api, admin, 'another.admin', 'SADMIN');
  await change('gets.a.role', { is: 'role', role: 'USER' });
  expect((await client.get('/api/setting/demo')).http).toBe(403);
});

it.each([
  [['nobody.at.all', '--off'], 'Nobody has the id nobody.at.all.'],
  [['off.and.on'], 'Usage:'],
  [['off.and.on', '--on', '--off'], 'Usage:'],
  [['off.and.on', '--odd'], 'Usage:'],
  [['off.and.on', '--role', 'GUEST'], 'A role is one of'],
])('%j is answered with one line', async (args, line) => {
  const said = await typed(...args);
  expect(said).toContain(line);
  expect(said.trim().split('\n')).toHaveLength(1);
});
