import { FACTOR_PATH, type OwnFactors } from '@hanjan/model/account/factor.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Client, PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { newPasskey } from '../harness/authenticator.ts';
import { addApp, codeOf } from '../harness/factors.ts';
import { type Mailbox, openMailbox } from '../harness/mailbox.ts';
import { newPerson } from '../harness/org.ts';
import { type Browser, browserAt } from '../harness/provided.ts';
import { startProvider, type TestProvider } from '../harness/provider.ts';

/** Whoever's account is changed hears of it by a letter to their verified address, and from nobody else. */

const ORIGIN = 'http://localhost';
let mailbox: Mailbox;
let provider: TestProvider;
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  mailbox = await openMailbox();
  provider = await startProvider({ origin: ORIGIN });
  const from = { name: '한잔', address: 'noreply@hanjan.test' };
  const mail = { host: '127.0.0.1', port: mailbox.port, isTls: false, isHere: true, login: null, from };
  api = await startApi({ origin: ORIGIN, mail, providers: [provider.settings('google'), provider.settings('kakao')] });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
  await provider.stop();
  await mailbox.close();
});

const addressOf = (user_id: string) => `${user_id}@post.example`;
/** Gives an account an address, which is theirs for certain or not. */
async function address(user_seq: number, user_id: string, isVerified = true): Promise<void> {
  await admin.query('UPDATE account SET user_email = $2 WHERE user_seq = $1', [user_seq, addressOf(user_id)]);
  if (isVerified) await admin.query('UPDATE account SET email_verified_at = now() WHERE user_seq = $1', [user_seq]);
}
async function reachable(user_id: string, isVerified = true): Promise<Client> {
  const { client, user_seq } = await newPerson(api, admin, user_id);
  await address(user_seq, user_id, isVerified);
  return client;
}
/** The subjects of the letters to somebody, once nothing waits any more. */
async function heard(user_id: string): Promise<string[]> {
  await vi.waitFor(async () => expect((await admin.query('SELECT letter FROM mail_outbox')).rows).toEqual([]), {
    timeout: 5_000,
  });
  return mailbox.to(addressOf(user_id)).map(({ subject }) => subject.replace('[Hanjan] ', ''));
}
const change = async (client: Client, what: string, body: object = {}) => {
  const { http, answer } = await client.post<OwnFactors>(`${FACTOR_PATH}/${what}`, body);
  expect([what, http]).toEqual([what, 200]);
  return answer.result;
};
async function addPasskey(client: Client): Promise<OwnFactors> {
  const options = await client.post<{ challenge: string }>(`${FACTOR_PATH}/passkey/begin`);
  const passkey = newPasskey().make(options.answer.result, { origin: ORIGIN });
  return change(client, 'passkey/add', { passkey_name: '내 휴대폰', passkey });
}

it('tells of each change of a second factor, in the language of whoever changed it', async () => {
  const client = await reachable('letters.factor');
  await addApp(client);
  const { passkeys } = await addPasskey(client);
  await change(client, 'recovery');
  await change(client, 'passkey/remove', { passkey_seq: passkeys[0]?.passkey_seq });
  await change(client, 'totp/remove');
  // There is none any more: nothing was changed.
  await change(client, 'totp/remove');
  expect(await heard('letters.factor')).toEqual([
    'An authenticator app was added',
    'A passkey was added',
    'Your recovery codes were replaced',
    'A passkey was removed',
    'Your authenticator app was removed',
  ]);
  const [first] = mailbox.to(addressOf('letters.factor'));
  expect(first?.text).toContain('was added to letters.factor');
  // Neither the secret of an app nor a code stands in a letter.
  for (const { text } of mailbox.to(addressOf('letters.factor'))) expect(text).not.toMatch(/[A-Z2-7]{16}|[a-z2-9]{5}-/);
});

it('tells of nothing that was refused', async () => {
  const client = await reachable('letters.refused');
  expect((await client.post(`${FACTOR_PATH}/totp/add`, { code: '123456' })).http).toBe(400);
  expect((await client.post(`${FACTOR_PATH}/passkey/remove`, { passkey_seq: 1 })).http).toBe(404);
  expect((await client.post(`${FACTOR_PATH}/recovery`)).http).toBe(409);
  expect(await heard('letters.refused')).toEqual([]);
});

it('tells an address that is not verified nothing', async () => {
  const client = await reachable('letters.unverified', false);
  await addApp(client);
  expect(await heard('letters.unverified')).toEqual([]);
});

it('tells of a password that was changed, and of factors that an administrator took away', async () => {
  const { client: boss } = await newPerson(api, admin, 'letters.boss', 'SADMIN');
  const client = await reachable('letters.taken');
  await addApp(client);
  const { user_seq } = (await client.get('/api/userinfo')).answer.result;
  for (const _ of ['with a factor', 'with none any more'])
    expect((await boss.post('/api/setting/system/user/factor', { user_seq })).http).toBe(200);
  const back = api.guest();
  await back.post('/api/sign/signin', { user_id: 'letters.taken', user_pass: PASSWORD });
  const words = { user_pass: PASSWORD, new_pass: 'quite another long one' };
  expect((await back.post('/api/sign/password', words)).http).toBe(200);
  const told = await heard('letters.taken');
  // What an administrator did is told in the language of the person's country.
  expect(told).toEqual([
    'An authenticator app was added',
    '[한잔] 2단계 인증이 해제되었습니다',
    'Your password was changed',
  ]);
});

it('tells of a provider that is linked or unlinked, once each', async () => {
  const browser: Browser = browserAt(api.origin);
  await browser.through('google', 'letters.link');
  const person = { user_name: '김하늘', country: 'KOR', age_ok: true, privacy_ok: true };
  const agreed = await browser.call('POST', '/api/sign/consent', person);
  await address(Number(agreed.result?.user_seq), 'letters.link');
  browser.forget();
  const back = '/user/userinfo/detailinfo';
  const link = () => browser.through('kakao', 'letters.kakao', { why: 'link', back });
  for (const _ of ['new', 'known']) expect((await link()).led).toBe(`${back}?said=provider_linked`);
  const linked = (await browser.call('GET', '/api/userinfo/provider')).result as unknown as { identity_seq: number }[];
  const unlink = () =>
    browser.call(
      'POST',
      '/api/userinfo/provider/unlink',
      { identity_seq: linked[1]?.identity_seq },
      { 'accept-language': 'en' },
    );
  expect((await unlink()).http).toBe(200);
  expect((await unlink()).code).toBe('nopage_text');
  expect(await heard('letters.link')).toEqual(['Another way to sign in was linked', 'A way to sign in was unlinked']);
});

it('is a second device that hears nothing of a code that fits', async () => {
  const client = await reachable('letters.signs');
  const { secret } = await addApp(client);
  const other = api.guest();
  await other.post('/api/sign/signin', { user_id: 'letters.signs', user_pass: PASSWORD });
  expect((await other.post('/api/sign/factor', { code: codeOf(secret) })).http).toBe(200);
  expect(await heard('letters.signs')).toEqual(['An authenticator app was added']);
});
