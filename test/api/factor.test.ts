import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FACTOR_PATH, type NewTotp, type OwnFactors } from '@hanjan/model/account/factor.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeSecond } from '../../apps/server/sign/one_time.ts';
import { type Client, PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { addApp, beginSignIn, bringFactor as bring, codeOf, saidTo as is } from '../harness/factors.ts';
import { newPerson } from '../harness/org.ts';

/** Codes of authenticator apps and recovery codes: added, asked for at a sign-in, lost, and taken away. */

const dataDir = mkdtempSync(join(tmpdir(), 'hanjan-factor-'));

let api: TestApi;
let admin: pg.Client;
beforeAll(async () => {
  api = await startApi({ dataDir });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
  rmSync(dataDir, { recursive: true });
});

const factorsOf = async (client: Client) => (await client.get<OwnFactors>(FACTOR_PATH)).answer.result;
const begin = (user_id: string, at = api) => beginSignIn(at, user_id);
const who = async (client: Client) => (await client.get('/api/userinfo')).answer.result.user_type;

describe('an authenticator app', () => {
  it('counts once it has shown a code, and is asked for from then on', async () => {
    const { client } = await newPerson(api, admin, 'app.one');
    const made = (await client.post<NewTotp>(`${FACTOR_PATH}/totp/begin`)).answer.result;
    expect(made.address).toMatch(/^otpauth:\/\/totp\/Hanjan:app\.one\?issuer=Hanjan&secret=[A-Z2-7]{32}&/);
    const add = (code: unknown, step: unknown = made.step) => client.post(`${FACTOR_PATH}/totp/add`, { step, code });
    expect(is(await add('12345'))).toBe('400 totp_form');
    expect(is(await add(null))).toBe('400 totp_form');
    expect(is(await add(codeOf(made.secret, 9)))).toBe('400 totp_wrong');
    expect(is(await add(codeOf(made.secret), 'nothing'))).toBe('400 totp_over');
    expect(
      (await api.guest().post('/api/sign/signin', { user_id: 'app.one', user_pass: PASSWORD })).answer.result,
    ).toMatchObject({ user_id: 'app.one' });
    const added = await add(codeOf(made.secret, -1));
    expect(added.answer.result).toMatchObject({ passkeys: [], recovery: 10, codes: expect.any(Array) });
    expect(is(await add(codeOf(made.secret)))).toBe('400 totp_over');

    const other = await begin('app.one');
    expect(await who(other)).toBe('GUEST');
    expect((await other.get('/api/sign/factor')).answer.result).toEqual({ ways: ['totp', 'recovery'] });
    expect(is(await bring(other, { code: codeOf(made.secret, 9) }))).toBe('401 totp_wrong');
    expect(is(await bring(other, {}))).toBe('401 totp_form');
    expect((await bring(other, { code: codeOf(made.secret) })).answer.result).toMatchObject({
      user_id: 'app.one',
      factors: ['totp'],
    });
    expect(await who(other)).toBe('USER');
    expect((await factorsOf(other)).totp).toMatchObject({ used_at: expect.any(String) });
  });

  it('is read however its code is typed, and takes no code twice', async () => {
    const { client } = await newPerson(api, admin, 'app.twice');
    const { secret } = await addApp(client);
    const code = codeOf(secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`.replaceAll(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    const clients = await Promise.all([1, 2, 3, 4].map(() => begin('app.twice')));
    const told = (await Promise.all(clients.map((one) => bring(one, { code: spaced })))).map(is);
    expect(told.toSorted()).toEqual(['200 null', '401 totp_used', '401 totp_used', '401 totp_used']);
    expect(is(await bring(await begin('app.twice'), { code: codeOf(secret, -1) }))).toBe('401 totp_used');
  });

  it('holds guesses up by account, from whichever network they come', async () => {
    const far = await startApi({ proxies: ['127.0.0.1'] });
    const client = await far.person('app.guess');
    const { secret, codes } = await addApp(client);
    const guesser = await begin('app.guess', far);
    const told: string[] = [];
    for (let nth = 1; nth <= 8; nth++)
      told.push(is(await bring(guesser, { code: codeOf(secret, 20 + nth) }, `198.51.${nth}.1`)));
    expect(told).toEqual([...Array(5).fill('401 totp_wrong'), ...Array(3).fill('429 signin_wait')]);
    // The right one waits as well, and so does one who is signed in; the way for a lost phone is open.
    expect(is(await bring(guesser, { code: codeOf(secret) }, '203.0.113.9'))).toBe('429 signin_wait');
    expect(is(await client.post('/api/sign/again', { code: codeOf(secret) }))).toBe('429 signin_wait');
    expect(is(await bring(await begin('app.guess', far), { recovery: codes[0] }))).toBe('200 null');
    await far.stop();
  });

  it('is replaced by another one, and taken away', async () => {
    const { client } = await newPerson(api, admin, 'app.other');
    const first = await addApp(client);
    const second = await addApp(client);
    expect(second.codes).toEqual([]);
    const phone = await begin('app.other');
    expect(is(await bring(phone, { code: codeOf(first.secret) }))).toBe('401 totp_wrong');
    expect(is(await bring(phone, { code: codeOf(second.secret) }))).toBe('200 null');
    const gone = await client.post<OwnFactors>(`${FACTOR_PATH}/totp/remove`);
    expect(gone.answer.result).toEqual({ totp: null, passkeys: [], recovery: 0, codes: null });
    expect(await who(phone)).toBe('GUEST');
    const { answer } = await api.guest().post('/api/sign/signin', { user_id: 'app.other', user_pass: PASSWORD });
    expect(answer.result).toMatchObject({ user_id: 'app.other', factors: [] });
  });

  it('proves once more who somebody is, and is changed by whoever has proved it', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'app.fresh');
    const { secret } = await addApp(client);
    const stale = () =>
      admin.query("UPDATE session SET auth_at = now() - interval '6 minutes' WHERE user_seq = $1", [user_seq]);
    await stale();
    for (const call of [
      'totp/begin',
      'totp/add',
      'totp/remove',
      'passkey/begin',
      'passkey/add',
      'passkey/remove',
      'recovery',
    ])
      expect([call, is(await client.post(`${FACTOR_PATH}/${call}`))]).toEqual([call, '403 fresh_required']);
    expect(is(await client.post('/api/sign/again', { code: codeOf(secret, 9) }))).toBe('400 totp_wrong');
    expect(is(await client.post('/api/sign/again', { passkey: {} }))).toBe('400 passkey_denied');
    expect(is(await client.post('/api/sign/again', { code: codeOf(secret) }))).toBe('200 null');
    expect(is(await client.post('/api/sign/again', { code: codeOf(secret) }))).toBe('400 totp_used');
    expect(is(await client.post(`${FACTOR_PATH}/recovery`))).toBe('200 null');
  });

  it('is for nobody of the demo, whose accounts many use', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'app.shared');
    await admin.query('UPDATE account SET is_demo = true WHERE user_seq = $1', [user_seq]);
    for (const kind of ['totp', 'passkey'])
      expect(is(await client.post(`${FACTOR_PATH}/${kind}/begin`))).toBe('403 factor_made_up');
  });
});

describe('a sign-in that waits for the second factor', () => {
  it('is over once the password was changed, given anew or the account switched off', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'wait.over');
    const { codes } = await addApp(client);
    const [first, second] = [await begin('wait.over'), await begin('wait.over')];
    await admin.query('UPDATE account SET user_use = false WHERE user_seq = $1', [user_seq]);
    expect(is(await bring(first, { recovery: codes[0] }))).toBe('401 signin_step_over');
    await admin.query('UPDATE account SET user_use = true WHERE user_seq = $1', [user_seq]);
    await client.post('/api/sign/password', { user_pass: PASSWORD, new_pass: 'quite another one' });
    expect(is(await bring(second, { recovery: codes[0] }))).toBe('401 signin_step_over');
    expect(is(await second.get('/api/sign/factor'))).toBe('401 signin_step_over');
    expect(is(await bring(api.guest(), { recovery: codes[0] }))).toBe('401 signin_step_over');
    expect((await factorsOf(client)).recovery).toBe(10);
  });

  it('lasts ten minutes', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'wait.long');
    const { secret } = await addApp(client);
    const late = await begin('wait.long');
    await admin.query("UPDATE sign_step SET ends_at = now() - interval '1 second' WHERE user_seq = $1", [user_seq]);
    expect(is(await bring(late, { code: codeOf(secret) }))).toBe('401 signin_step_over');
  });

  it('is nobody’s session: what needs one is refused', async () => {
    const { client } = await newPerson(api, admin, 'wait.none');
    await addApp(client);
    const other = await begin('wait.none');
    expect(is(await other.get(FACTOR_PATH))).toBe('401 noauth_text');
    expect(is(await other.post('/api/sign/again', { user_pass: PASSWORD }))).toBe('401 noauth_text');
  });
});

describe('a recovery code', () => {
  it('works once, however it is typed, also for two at once', async () => {
    const { client } = await newPerson(api, admin, 'code.once');
    const { codes } = await addApp(client);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{6}$/);
    const both = await Promise.all([begin('code.once'), begin('code.once')]);
    const told = (
      await Promise.all(both.map((one) => bring(one, { recovery: ` ${code.toUpperCase().replaceAll('-', ' ')}` })))
    ).map(is);
    expect(told.toSorted()).toEqual(['200 null', '401 recovery_wrong']);
    expect((await factorsOf(client)).recovery).toBe(9);
    expect(is(await bring(await begin('code.once'), { recovery: 'x'.repeat(26) }))).toBe('401 recovery_wrong');
    expect(is(await bring(await begin('code.once'), { recovery: 7 }))).toBe('401 recovery_wrong');
  });

  it('is over once there are new ones', async () => {
    const { client } = await newPerson(api, admin, 'code.new');
    expect(is(await client.post(`${FACTOR_PATH}/recovery`))).toBe('409 factor_none');
    const { codes } = await addApp(client);
    const given = await client.post<{ codes: string[] }>(`${FACTOR_PATH}/recovery`);
    const other = await begin('code.new');
    expect(is(await bring(other, { recovery: codes[0] }))).toBe('401 recovery_wrong');
    expect(is(await bring(other, { recovery: given.answer.result.codes[0] }))).toBe('200 null');
  });

  it('of somebody else opens nothing', async () => {
    const [mine, theirs] = [await newPerson(api, admin, 'code.mine'), await newPerson(api, admin, 'code.theirs')];
    await addApp(mine.client);
    const { codes } = await addApp(theirs.client);
    expect(is(await bring(await begin('code.mine'), { recovery: codes[0] }))).toBe('401 recovery_wrong');
  });
});

describe('a change', () => {
  it('ends the other sessions and sign-ins of its person alone', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'change.ends');
    const { client: stranger } = await newPerson(api, admin, 'change.not');
    const other = api.guest();
    await other.post('/api/sign/signin', { user_id: 'change.ends', user_pass: PASSWORD });
    await addApp(client);
    expect([await who(client), await who(other), await who(stranger)]).toEqual(['USER', 'GUEST', 'USER']);
    const waiting = await begin('change.ends');
    const { codes } = (await client.post<{ codes: string[] }>(`${FACTOR_PATH}/recovery`)).answer.result;
    expect(is(await bring(waiting, { recovery: codes[0] }))).toBe('401 signin_step_over');
    await admin.query('DELETE FROM session WHERE user_seq = $1', [user_seq]);
    expect(is(await client.post(`${FACTOR_PATH}/recovery`))).toBe('401 noauth_text');
  });

  it('is made by a super administrator for somebody who lost everything, and by the operator', async () => {
    const { client: boss, user_seq: boss_seq } = await newPerson(api, admin, 'lost.boss');
    await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [boss_seq]);
    const { client, user_seq } = await newPerson(api, admin, 'lost.all');
    await addApp(client);
    const TAKE = '/api/setting/system/user/factor';
    expect(is(await client.post(TAKE, { user_seq: boss_seq }))).toBe('403 nopermission_text');
    expect(is(await boss.post(TAKE, { user_seq: boss_seq }))).toBe('403 account_own');
    expect(is(await boss.post(TAKE, { user_seq: 99_999_999 }))).toBe('404 nopage_text');
    expect((await boss.post('/api/setting/system/user/state', { user_seq })).answer.result).toMatchObject({
      factors: ['totp'],
    });
    expect((await boss.post(TAKE, { user_seq })).answer.result).toMatchObject({ factors: [], sessions: 0 });
    const back = api.guest();
    const { answer } = await back.post('/api/sign/signin', { user_id: 'lost.all', user_pass: PASSWORD });
    expect(answer.result).toMatchObject({ user_id: 'lost.all' });

    await addApp(back);
    expect(await takeSecond(api.database.url, 'lost.all')).toBe(user_seq);
    expect(await takeSecond(api.database.url, 'nobody.has.it')).toBeNull();
    expect(await who(back)).toBe('GUEST');
    await back.post('/api/sign/signin', { user_id: 'lost.all', user_pass: PASSWORD });
    expect(await who(back)).toBe('USER');
  });

  it('is none by a one-time password: the second factor is asked for before it is changed', async () => {
    const { client: boss, user_seq: boss_seq } = await newPerson(api, admin, 'pass.boss');
    await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_seq = $1", [boss_seq]);
    const { client, user_seq } = await newPerson(api, admin, 'pass.lost');
    const { secret } = await addApp(client);
    const given = await boss.post<{ password: string }>('/api/setting/system/user/password', { user_seq });
    const back = api.guest();
    const { password } = given.answer.result;
    const asked = await back.post('/api/sign/signin', { user_id: 'pass.lost', user_pass: password });
    expect(asked.answer.result).toMatchObject({ step: 'factor' });
    expect((await bring(back, { code: codeOf(secret) })).answer.result).toMatchObject({ must_change_pass: true });
    expect(is(await back.get(FACTOR_PATH))).toBe('403 password_change_required');
  });
});
