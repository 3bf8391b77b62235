import { randomBytes } from 'node:crypto';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, PASSWORD, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { newPerson, owner, seat, within } from '../harness/org.ts';
import { formOf, lossy, webp } from '../harness/picture_bytes.ts';
import { purgeNow } from '../harness/purge.ts';
import { served } from '../harness/served.ts';
import { askExport, exported, rowsIn } from '../harness/sheets.ts';
import { OWNED } from '../harness/sql.ts';
import { offeredRecord } from '../harness/values.ts';
import { unzipped } from '../harness/zip.ts';

/** Everything that somebody wrote as one archive; the end of their account, and the way back. */

const NOTE = { cupnote_place: 'CAFE', cupnote_date: '2026-03-01', cupnote_name: 'Guji' };
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
});

const is = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields[0]?.key ?? answer.code}`;
const stale = (user_seq: number) =>
  admin.query("UPDATE session SET auth_at = now() - interval '6 minutes' WHERE user_seq = $1", [user_seq]);
const signIn = async (user_id: string): Promise<Client> => {
  const client = api.guest();
  await admin.query('DELETE FROM sign_attempt');
  expect((await client.post('/api/sign/signin', { user_id, user_pass: PASSWORD })).http).toBe(200);
  return client;
};
const end = (client: Client) => client.post<{ delete_at: string }>('/api/userinfo/delete', { delete_check: true });
const purge = (times = 1) => purgeNow(api.database.logins, served, times);
const isThere = async (user_seq: number) =>
  (await admin.query('SELECT FROM account WHERE user_seq = $1', [user_seq])).rowCount === 1;
/** The seven days of somebody are over. */
const over = (user_seq: number) =>
  admin.query("UPDATE account SET delete_at = now() - interval '1 second' WHERE user_seq = $1", [user_seq]);

describe('an export of everything', () => {
  it('has all records as JSON and as sheets, the pictures, the account and how records were changed', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'takes.all');
    await admin.query(
      `INSERT INTO sign_identity (user_seq, provider, issuer, subject, key_id, revoke_token)
       VALUES ($1, 'apple', 'https://appleid.apple.com', 'known there as', '0123abcd', 'a sealed token')`,
      [user_seq],
    );
    const { client: stranger } = await newPerson(api, admin, 'takes.other');
    await stranger.post('/api/user/qc/coffeebean/edit', { ...NOTE, cupnote_name: 'Not mine' });
    const made = await client.post<{ cupnote_seq: number; version: number }>('/api/user/qc/coffeebean/edit', NOTE);
    const { cupnote_seq, version } = made.answer.result;
    await client.post('/api/user/qc/coffeebean/edit', {
      cupnote_seq,
      version,
      cupnote_name: 'Sidama',
      UPList: ['cupnote_name'],
    });
    const bytes = webp(lossy(64, 64, [...randomBytes(20)]));
    const { path } = (await client.post<{ path: string }>(`${USER_INFO.path}/picture?field=user_img`, formOf(bytes)))
      .answer.result;

    const files = await unzipped(await exported(api.origin, client, USER_INFO.path, { zone: 'Asia/Seoul' }));
    const json = (name: string) => JSON.parse(files.get(`json/${name}.json`)?.toString() ?? '');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['읽어 보세요.txt', '엑셀/커피 노트.xlsx', 'json/history.json']),
    );
    expect(json('account')).toMatchObject({ user_id: 'takes.all' });
    expect(json('session')).toHaveLength(1);
    expect(json('factor')).toEqual({ totp: null, passkeys: [], recovery: 0 });
    expect(json('provider')).toEqual([
      {
        ...{ provider: 'apple', issuer: 'https://appleid.apple.com', subject: 'known there as' },
        ...{ rgst_at: expect.any(String), used_at: expect.any(String) },
      },
    ]);
    expect(json('user_cupnote').result).toMatchObject([{ ...NOTE, cupnote_name: 'Sidama', cupnote_seq }]);
    expect(json('user_equip')).toMatchObject({ result: [] });
    expect(json('history')).toContainEqual(
      expect.objectContaining({ field: 'cupnote_name', before: 'Guji', after: 'Sidama' }),
    );
    const rows = await rowsIn('a.xlsx', files.get('엑셀/커피 노트.xlsx') ?? Buffer.alloc(0));
    expect([rows.length, rows[1]?.includes('Sidama')]).toEqual([2, true]);
    expect(files.get(`pictures/${path.split('/').at(-1)}.webp`)?.equals(Buffer.from(bytes))).toBe(true);
    expect([...files.values()].some((file) => file.includes('Not mine'))).toBe(false);
    // Nothing in it opens the account.
    expect([...files.values()].some((file) => /argon2|token_hash|sealed token/.test(file.toString('latin1')))).toBe(
      false,
    );

    const english = await unzipped(await exported(api.origin, client, USER_INFO.path, {}, 'en'));
    expect([...english.keys()]).toEqual(expect.arrayContaining(['READ ME.txt', 'json/user_cupnote.json']));
  });

  it('says how many records there are, and is for whoever has just given their password', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'takes.fresh');
    for (let nth = 0; nth < 3; nth++) await client.post('/api/user/qc/coffeebean/edit', NOTE);
    const framed = await askExport(api.origin, client, USER_INFO.path, { frames: true });
    const piece = Buffer.from(await framed.arrayBuffer());
    expect([
      framed.headers.get('x-total-rows'),
      piece.readUInt32BE(piece.length - 8),
      piece.readUInt32BE(piece.length - 4),
    ]).toEqual(['3', 3, 0]);
    await stale(user_seq);
    const ask = (body: object = {}) => client.post(`${USER_INFO.path}/export`, body);
    expect(is(await ask())).toBe('403 fresh_required');
    await client.post('/api/sign/again', { user_pass: PASSWORD });
    expect((await ask({ zone: 'Nowhere/Atall' })).http).toBe(400);
    expect((await ask({ frames: 'yes' })).http).toBe(400);
    expect(is(await api.guest().post(`${USER_INFO.path}/export`))).toBe('401 noauth_text');
  });
});

describe('the end of an account', () => {
  it('signs out everywhere, and is taken back within seven days', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'ends.returns');
    const other = await signIn('ends.returns');
    await client.post('/api/user/qc/coffeebean/edit', NOTE);
    await stale(user_seq);
    expect(is(await end(client))).toBe('403 fresh_required');
    await client.post('/api/sign/again', { user_pass: PASSWORD });
    expect(is(await client.post('/api/userinfo/delete'))).toBe('400 field_required');
    const ended = await end(client);
    const days = (Date.parse(ended.answer.result.delete_at) - Date.now()) / 86_400_000;
    expect([ended.http, Math.round(days * 100) / 100]).toEqual([200, 7]);
    expect([
      (await client.post('/api/user/qc/coffeebean/list')).http,
      (await other.post('/api/user/qc/coffeebean/list')).http,
    ]).toEqual([401, 401]);
    await purge();

    const back = await signIn('ends.returns');
    expect((await back.get('/api/userinfo')).answer.result.delete_at).toBe(ended.answer.result.delete_at);
    for (const path of ['/api/user/qc/coffeebean/list', '/api/user/qc/coffeebean/edit', '/api/userAuth/select'])
      expect(is(await back.post(path, NOTE))).toBe('403 account_leaving');
    // What they wrote they may take along; asked again it stays at the day that was told.
    const files = await unzipped(await exported(api.origin, back, USER_INFO.path, {}));
    expect(files.get('json/user_cupnote.json')?.toString()).toContain('Guji');
    expect(is(await end(back))).toBe('403 account_leaving');
    expect(is(await back.post('/api/userinfo/keep'))).toBe('200 null');
    expect((await back.post('/api/user/qc/coffeebean/list')).http).toBe(200);
    expect((await back.get('/api/userinfo')).answer.result.delete_at).toBeNull();
    await purge();
    expect(await isThere(user_seq)).toBe(true);
  });

  it('comes after seven days, with all that is theirs; what is an organisation’s stays, by nobody', async () => {
    const boss = await owner(api, 'ends.boss');
    const { client, user_seq } = await newPerson(api, admin, 'ends.gone');
    await client.post('/api/user/qc/coffeebean/edit', NOTE);
    await client.post(`${USER_INFO.path}/picture?field=user_img`, formOf(webp(lossy(8, 8))));
    await seat(admin, boss.cafe_seq, user_seq, 'MNG');
    const member = within(client, boss);
    const { path, entity } = cafeCoffeebeanScreen;
    const record = await offeredRecord(member, cafeCoffeebeanScreen);
    const made = await member.post<Record<string, number>>(`${path}/edit`, record);
    const key = made.answer.result[entity.key];
    const seen = async () => (await boss.get(`${path}/detail/${key}`)).answer.result;
    expect(await seen()).toMatchObject({ rgst_user: 'mng' });
    expect((await end(client)).http).toBe(200);
    await over(user_seq);
    await purge(2);
    expect(await isThere(user_seq)).toBe(false);
    for (const table of OWNED.filter((one) => one.startsWith('user_') || one === 'idempotency')) {
      const { rowCount } = await admin.query(`SELECT FROM ${table} WHERE user_seq = $1`, [user_seq]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect(await seen()).toMatchObject({ [entity.key]: key, rgst_user: null });
    const client2 = api.guest();
    expect((await client2.post('/api/sign/signin', { user_id: 'ends.gone', user_pass: PASSWORD })).http).toBe(401);
    // Their id is free again, and whoever takes it has nothing of theirs.
    expect((await (await api.person('ends.gone')).post('/api/user/qc/coffeebean/list')).answer.result).toEqual([]);
  });

  it('waits until nobody would be without an owner', async () => {
    const boss = await owner(api, 'ends.owner');
    const alone = await end(boss);
    expect(is(alone)).toBe('409 account_sole_owner');
    expect(alone.answer.description).toMatch(/ends\.owner cafe.*ends\.owner roaster/);
    const { client: heir, user_seq } = await newPerson(api, admin, 'ends.heir');
    for (const org of [boss.cafe_seq, boss.roaster_seq]) await seat(admin, org, user_seq, 'OWN');
    expect((await end(boss)).http).toBe(200);
    // Who is about to go cares for nothing any more.
    expect(is(await end(heir))).toBe('409 account_sole_owner');
    // The other one leaves meanwhile: then nobody but the first would be there.
    await admin.query("UPDATE membership SET user_auth = 'CNCL' WHERE user_seq = $1", [user_seq]);
    await over(boss.user_seq);
    await purge();
    expect(await isThere(boss.user_seq)).toBe(true);
    await admin.query('UPDATE org SET org_use = false WHERE org = ANY($1)', [[boss.cafe_seq, boss.roaster_seq]]);
    await purge();
    expect(await isThere(boss.user_seq)).toBe(false);
  });

  it('is not for the last super administrator, nor for people of the demo', async () => {
    await admin.query("UPDATE account SET user_type = 'USER' WHERE user_type = 'SADMIN'");
    const { client } = await newPerson(api, admin, 'ends.admin', 'SADMIN');
    expect(is(await end(client))).toBe('409 last_admin');
    await newPerson(api, admin, 'ends.admin.two', 'SADMIN');
    expect((await end(client)).http).toBe(200);
    const { client: shared, user_seq } = await newPerson(api, admin, 'ends.shared');
    await admin.query('UPDATE account SET is_demo = true WHERE user_seq = $1', [user_seq]);
    expect(is(await end(shared))).toBe('403 account_made_up');
    const change = { user_pass: PASSWORD, new_pass: 'one that nobody knows yet' };
    expect(is(await shared.post('/api/sign/password', change))).toBe('403 account_shared');
    expect(is(await shared.post('/api/userinfo/session/end_others'))).toBe('403 account_shared');
    await signIn('ends.shared');
  });

  it('is kept by whoever comes in the last moment, and no login deletes anybody before', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'ends.late');
    await end(client);
    await over(user_seq);
    const back = await signIn('ends.late');
    await Promise.all([back.post('/api/userinfo/keep'), purge()]);
    const isHere = await isThere(user_seq);
    expect((await back.get('/api/userinfo')).answer.result.user_type).toBe(isHere ? 'USER' : 'GUEST');

    const { user_seq: somebody } = await newPerson(api, admin, 'ends.never');
    const asLogin = async (login: 'backup' | 'sign', statement: string) => {
      const one = new pg.Client({ connectionString: api.database.logins[login] });
      await one.connect();
      try {
        return await one.query(statement, [somebody]).then(
          ({ rowCount }) => String(rowCount),
          ({ message }: Error) => message,
        );
      } finally {
        await one.end();
      }
    };
    expect(await asLogin('backup', 'DELETE FROM account WHERE user_seq = $1')).toBe('nopermission_text');
    expect(await asLogin('sign', 'DELETE FROM account WHERE user_seq = $1')).toContain('permission denied');
    expect(await asLogin('sign', 'UPDATE account SET delete_at = now() WHERE user_seq = $1')).toBe('nopermission_text');
    expect(await isThere(somebody)).toBe(true);
  });
});
