import { FACTOR_PATH, type OwnFactors } from '@hanjan/model/account/factor.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, PASSWORD, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { newPasskey, type Passkey } from '../harness/authenticator.ts';
import { addApp } from '../harness/factors.ts';
import { newPerson } from '../harness/org.ts';

/** Passkeys: made, used alone and as a second factor, and what is none. */

/** Where the test server believes to be reached. */
const ORIGIN = 'http://localhost';
const HERE = { origin: ORIGIN };

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

interface Options {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}

const is = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields[0]?.key ?? answer.code}`;
const beginMaking = async (client: Client) =>
  (await client.post<Options>(`${FACTOR_PATH}/passkey/begin`)).answer.result;
const ask = async (client: Client) => (await client.post<{ challenge: string }>('/api/sign/challenge')).answer.result;
const add = (client: Client, passkey: unknown, passkey_name: unknown = '내 휴대폰') =>
  client.post<OwnFactors & { codes: string[] | null }>(`${FACTOR_PATH}/passkey/add`, { passkey_name, passkey });
const enter = (client: Client, passkey: unknown) => client.post('/api/sign/passkey', { passkey });
/** Adds a passkey to somebody's account. */
async function made(
  client: Client,
  says: Parameters<Passkey['make']>[1] = HERE,
): Promise<Passkey & { handle: string }> {
  const options = await beginMaking(client);
  const passkey = newPasskey();
  expect(is(await add(client, passkey.make(options, says)))).toBe('200 null');
  return { ...passkey, handle: options.user.id };
}

describe('a passkey', () => {
  it('is made, signs in alone, and is told with its name and its last use', async () => {
    const { client } = await newPerson(api, admin, 'key.alone');
    const options = await beginMaking(client);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const passkey = newPasskey();
    const added = await add(client, passkey.make(options, { ...HERE, isSynced: true }));
    expect(added.answer.result).toMatchObject({
      passkeys: [{ passkey_name: '내 휴대폰', is_backed_up: true, used_at: null }],
      codes: expect.any(Array),
    });
    expect((await beginMaking(client)).excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);

    const other = api.guest();
    const asked = await ask(other);
    expect(asked).not.toHaveProperty('allowCredentials');
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { answer } = await enter(other, passkey.use(asked, HERE, options.user.id));
    expect(answer.result).toMatchObject({ user_id: 'key.alone', factors: ['passkey'] });
    const { passkeys } = (await other.get<OwnFactors>(FACTOR_PATH)).answer.result;
    // The device says by now that nothing else has it.
    expect(passkeys).toMatchObject([{ used_at: expect.any(String), is_backed_up: false }]);
  });

  it('is a second factor after the password, and a proof of who somebody is', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'key.second');
    const passkey = await made(client);
    const other = api.guest();
    const asked = await other.post('/api/sign/signin', { user_id: 'key.second', user_pass: PASSWORD });
    expect(asked.answer.result).toEqual({ step: 'factor', ways: ['passkey', 'recovery'] });
    const { client: stranger } = await newPerson(api, admin, 'key.stranger');
    const theirs = await made(stranger);
    const bring = (proof: object) => other.post('/api/sign/factor', { passkey: proof });
    expect(is(await bring(theirs.use(await ask(api.guest()), HERE)))).toBe('401 passkey_denied');
    expect(is(await bring(passkey.use(await ask(api.guest()), HERE)))).toBe('200 null');

    await admin.query("UPDATE session SET auth_at = now() - interval '6 minutes' WHERE user_seq = $1", [user_seq]);
    const again = (proof: object) => other.post('/api/sign/again', { passkey: proof });
    expect(is(await again(theirs.use(await ask(api.guest()), HERE)))).toBe('400 passkey_denied');
    expect(is(await again(passkey.use(await ask(api.guest()), HERE)))).toBe('200 null');
    expect(is(await other.post(`${FACTOR_PATH}/recovery`))).toBe('200 null');
  });

  it('is called otherwise by its person alone, and opens what it opened', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'key.named');
    const passkey = await made(client);
    const other = api.guest();
    await enter(other, passkey.use(await ask(other), HERE));
    const { passkeys } = (await client.get<OwnFactors>(FACTOR_PATH)).answer.result;
    const passkey_seq = passkeys[0]?.passkey_seq;
    const rename = (body: object, by: Client = client) => by.post<OwnFactors>(`${FACTOR_PATH}/passkey/rename`, body);
    // It is no proof of anything, and needs none.
    await admin.query("UPDATE session SET auth_at = now() - interval '6 minutes' WHERE user_seq = $1", [user_seq]);
    const named = await rename({ passkey_seq, passkey_name: ' 거실 태블릿 ' });
    expect(named.answer.result.passkeys).toMatchObject([{ passkey_seq, passkey_name: '거실 태블릿' }]);
    expect(named.answer.result).not.toHaveProperty('codes');
    const { client: stranger } = await newPerson(api, admin, 'key.namer');
    expect(is(await rename({ passkey_seq, passkey_name: 'mine' }, stranger))).toBe('404 nopage_text');
    for (const [passkey_name, told] of [
      ['', '400 field_required'],
      [7, '400 field_text'],
      ['x'.repeat(91), '400 field_maxLength'],
      ['a\u202eb', '400 field_text'],
    ] as const)
      expect(is(await rename({ passkey_seq, passkey_name }))).toBe(told);
    expect(is(await rename({ passkey_seq: '1', passkey_name: 'x' }))).toBe('400 field_NaN');
    expect((await client.get<OwnFactors>(FACTOR_PATH)).answer.result.passkeys).toMatchObject([
      { passkey_name: '거실 태블릿' },
    ]);
    // No session ended, and the passkey still opens the account.
    expect((await other.get('/api/userinfo')).answer.result.user_type).toBe('USER');
    expect(is(await enter(api.guest(), passkey.use(await ask(api.guest()), HERE)))).toBe('200 null');
  });

  it('that is unknown is answered like one that is wrong', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'key.wrong');
    const passkey = await made(client);
    const guest = api.guest();
    const other = newPasskey();
    const use = async (says: Parameters<Passkey['use']>[1], handle?: string, by: Passkey = passkey) =>
      by.use(await ask(guest), says, handle);
    const right = (await use(HERE)) as { response: Record<string, string> };
    const wrong: unknown[] = [
      await use(HERE, undefined, other),
      await use({ origin: 'https://localhost.example.com' }),
      await use({ ...HERE, isVerified: false }),
      await use(HERE, Buffer.alloc(16).toString('base64url')),
      passkey.use({ challenge: Buffer.alloc(32).toString('base64url') }, HERE),
      passkey.use(await beginMaking(client), HERE),
      { ...right, response: { ...right.response, signature: Buffer.alloc(70).toString('base64url') } },
      // Its challenge was used up by the one before.
      right,
      { ...right, id: 'x'.repeat(30_000) },
      { ...right, id: 7 },
      { ...right, response: null },
      { id: passkey.id, rawId: passkey.id, type: 'public-key', response: { clientDataJSON: 'bm90IGpzb24' } },
      'text',
      [],
      null,
      undefined,
    ];
    const told = new Set<string>();
    for (const one of wrong) {
      const { http, answer } = await enter(guest, one);
      told.add(JSON.stringify([http, { ...answer, request_id: '' }]));
    }
    expect([...told]).toHaveLength(1);
    expect([...told][0]).toContain('passkey_denied');
    expect(is(await enter(guest, await use(HERE)))).toBe('200 null');
    await admin.query('UPDATE account SET user_use = false WHERE user_seq = $1', [user_seq]);
    expect(is(await enter(guest, await use(HERE)))).toBe('401 passkey_denied');
  });

  it('answers each challenge once, also for two at once', async () => {
    const { client } = await newPerson(api, admin, 'key.once');
    const passkey = await made(client);
    const answer = passkey.use(await ask(api.guest()), HERE);
    const told = (await Promise.all([1, 2, 3].map(() => enter(api.guest(), answer)))).map(is);
    expect(told.toSorted()).toEqual(['200 null', '401 passkey_denied', '401 passkey_denied']);
  });

  it('that counts is refused once its count stands still: there is a copy of it', async () => {
    const { client } = await newPerson(api, admin, 'key.count');
    const passkey = await made(client, { ...HERE, count: 3 });
    const at = async (count: number) =>
      is(await enter(api.guest(), passkey.use(await ask(api.guest()), { ...HERE, count })));
    expect([await at(4), await at(4), await at(2), await at(9)]).toEqual([
      '200 null',
      '401 passkey_denied',
      '401 passkey_denied',
      '200 null',
    ]);
  });

  it('is made by a page of ours, for the account that asked, with a name', async () => {
    const { client } = await newPerson(api, admin, 'make.wrong');
    const { client: stranger } = await newPerson(api, admin, 'make.other');
    const bare = newPasskey();
    for (const [answer, told] of [
      [bare.make(await beginMaking(client), { origin: 'https://elsewhere.example.com' }), '400 passkey_not_made'],
      [bare.make(await beginMaking(client), { ...HERE, isVerified: false }), '400 passkey_not_made'],
      [bare.make(await beginMaking(stranger), HERE), '400 passkey_not_made'],
      [bare.make(await ask(client), HERE), '400 passkey_not_made'],
      [bare.use(await beginMaking(client), HERE), '400 passkey_not_made'],
      [{}, '400 passkey_not_made'],
      [undefined, '400 passkey_not_made'],
    ] as const)
      expect([is(await add(client, answer))]).toEqual([told]);
    for (const [name, told] of [
      ['', '400 field_required'],
      ['   ', '400 field_required'],
      [7, '400 field_text'],
      ['가'.repeat(31), '400 field_maxLength'],
      ['a\u202eb', '400 field_text'],
    ])
      expect([name, is(await add(client, {}, name))]).toEqual([name, told]);
    const mine = await made(client);
    // The very same passkey is nobody else's.
    expect(is(await add(stranger, mine.make(await beginMaking(stranger), HERE)))).toBe('400 passkey_not_made');
  });

  it('is taken whatever its maker states, and nobody named there is asked', async () => {
    const { client } = await newPerson(api, admin, 'make.stated');
    const statement = new Map<string, unknown>([
      ['ver', '2.0'],
      ['x5c', [new Uint8Array(64)]],
    ]);
    const stated = newPasskey().make(await beginMaking(client), HERE, 'android-safetynet', statement);
    expect(is(await add(client, stated))).toBe('200 null');
  });

  it('is one of twenty at the most, and is removed by its person alone', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'key.many');
    const { client: stranger } = await newPerson(api, admin, 'key.thief');
    const passkey = await made(client);
    await admin.query(
      `INSERT INTO account_passkey (user_seq, passkey_name, credential_id, public_key, sign_count, is_synced, is_backed_up)
       SELECT $1::bigint, 'x', sha256(n::text::bytea), 'x', 0, false, false FROM generate_series(1, 19) n`,
      [user_seq],
    );
    expect(is(await add(client, newPasskey().make(await beginMaking(client), HERE)))).toBe('400 passkey_not_made');
    const { passkeys } = (await client.get<OwnFactors>(FACTOR_PATH)).answer.result;
    const passkey_seq = passkeys[0]?.passkey_seq;
    const remove = (by: Client, body: object) => by.post<OwnFactors>(`${FACTOR_PATH}/passkey/remove`, body);
    expect(is(await remove(stranger, { passkey_seq }))).toBe('404 nopage_text');
    expect(is(await remove(client, { passkey_seq: 'x' }))).toBe('400 field_NaN');
    expect((await remove(client, { passkey_seq })).answer.result.passkeys).toHaveLength(19);
    expect(is(await remove(client, { passkey_seq }))).toBe('404 nopage_text');
    expect(is(await enter(api.guest(), passkey.use(await ask(api.guest()), HERE)))).toBe('401 passkey_denied');
  });

  it('and an app are each a way, and the last of them taken away ends the codes', async () => {
    const { client } = await newPerson(api, admin, 'key.both');
    await addApp(client);
    await made(client);
    const asked = await api.guest().post('/api/sign/signin', { user_id: 'key.both', user_pass: PASSWORD });
    expect(asked.answer.result).toEqual({ step: 'factor', ways: ['totp', 'passkey', 'recovery'] });
    const left = await client.post<OwnFactors>(`${FACTOR_PATH}/totp/remove`);
    expect(left.answer.result).toMatchObject({ totp: null, recovery: 10 });
    const passkey_seq = left.answer.result.passkeys[0]?.passkey_seq;
    const gone = await client.post<OwnFactors>(`${FACTOR_PATH}/passkey/remove`, { passkey_seq });
    expect(gone.answer.result).toMatchObject({ passkeys: [], recovery: 0 });
  });
});

it('pages may ask for passkeys, and nobody else’s may', async () => {
  const { headers } = await fetch(`${api.origin}/api/health`);
  expect(headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
});
