import { FACTOR_PATH } from '@hanjan/model/account/factor.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { codeOf } from '../harness/factors.ts';
import { type Browser, browserAt } from '../harness/provided.ts';
import { nameOf, startProvider, type TestProvider } from '../harness/provider.ts';

const ORIGIN = 'http://localhost';
let provider: TestProvider;
let second: TestProvider;
let api: TestApi;
let admin: pg.Client;
const open = (): Browser => browserAt(api.origin);
const person = { user_name: '김하늘', country: 'KOR', age_ok: true, privacy_ok: true };

beforeAll(async () => {
  provider = await startProvider({ origin: ORIGIN });
  second = await startProvider({ origin: ORIGIN });
  api = await startApi({ providers: [provider.settings('google'), second.settings('kakao')] });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
// All of them come from one network.
beforeEach(() => admin.query('DELETE FROM sign_attempt'));
afterAll(async () => {
  await admin.end();
  await api.stop();
  await provider.stop();
  await second.stop();
});

/** Signs somebody in who is new here, and has them agree. */
async function newcomer(login: string, by = 'google'): Promise<Browser> {
  const browser = open();
  expect((await browser.through(by, login)).led).toBe('/user/consent');
  expect((await browser.call('POST', '/api/sign/consent', person)).http).toBe(200);
  return browser;
}
const whoIs = async (browser: Browser) => (await browser.call('GET', '/api/userinfo')).result;
const accounts = async () => Number((await admin.query('SELECT count(*) FROM account')).rows[0].count);
/** Makes a session as old as if its person had proved long ago who they are. */
const tire = async (browser: Browser) => {
  const user_seq = (await whoIs(browser))?.user_seq;
  await admin.query("UPDATE session SET auth_at = now() - interval '1 hour' WHERE user_seq = $1", [user_seq]);
};

describe('the first sign-in', () => {
  it('asks for age and consent before there is an account', async () => {
    const browser = open();
    const before = await accounts();
    const { led } = await browser.through('google', 'first', { back: '/en/user/signin', next: '/en/info/map' });
    expect([led, await accounts()]).toEqual(['/en/user/consent', before]);
    expect(await whoIs(browser)).toEqual({ user_type: 'GUEST' });
    const seen = await browser.call('GET', '/api/sign/consent');
    expect(seen.result).toEqual({ provider: 'google', user_name: nameOf('first') });
    for (const [change, told] of [
      [{ age_ok: false }, ['age_ok age_required']],
      [{ privacy_ok: undefined }, ['privacy_ok privacy_required']],
      [{ user_name: ' ' }, ['user_name field_required']],
      [{ country: 'ZZZ' }, ['country field_code']],
    ] as const) {
      const { http, fields } = await browser.call('POST', '/api/sign/consent', { ...person, ...change });
      expect([http, fields, await accounts()]).toEqual([400, told, before]);
    }
    const { http, result } = await browser.call('POST', '/api/sign/consent', person);
    expect([http, result?.next, result?.user_name]).toEqual([200, '/en/info/map', '김하늘']);
    expect(await whoIs(browser)).toMatchObject({
      user_id: expect.stringMatching(/^google\.[a-z0-9]{12}$/),
      user_provider: 'GGL',
      user_type: 'USER',
      has_pass: false,
      must_change_pass: false,
      privacy_version: expect.any(String),
    });
    expect((await browser.call('POST', '/api/sign/consent', person)).code).toBe('consent_over');
  });

  it('is the same person the next time, by the subject and nothing else', async () => {
    const first = await newcomer('again');
    const other = open();
    expect((await other.through('google', 'again', { next: '/user/favorites' })).led).toBe('/user/favorites');
    expect((await whoIs(other))?.user_seq).toBe((await whoIs(first))?.user_seq);
    const { rows } = await admin.query("SELECT subject, issuer FROM sign_identity WHERE subject = 'again'");
    expect(rows).toEqual([{ subject: 'again', issuer: provider.issuer }]);
  });

  it('asks for the second factor that the account has, on the page to sign in at', async () => {
    const browser = await newcomer('factored');
    const { step, secret } = (await browser.call('POST', `${FACTOR_PATH}/totp/begin`)).result ?? {};
    const added = await browser.call('POST', `${FACTOR_PATH}/totp/add`, { step, code: codeOf(String(secret), -1) });
    expect(added.http).toBe(200);
    const other = open();
    const { led } = await other.through('google', 'factored', { back: '/en/user/signin', next: '/en/info/map' });
    expect(led).toBe('/en/user/signin?step=factor&next=%2Finfo%2Fmap');
    expect(await whoIs(other)).toEqual({ user_type: 'GUEST' });
    expect((await other.call('POST', '/api/sign/factor', { code: codeOf(String(secret)) })).http).toBe(200);
    expect((await whoIs(other))?.user_seq).toBe((await whoIs(browser))?.user_seq);
  });

  it('makes one account of two who agree at once', async () => {
    const [one, two] = [open(), open()];
    for (const browser of [one, two]) await browser.through('google', 'twice');
    const both = await Promise.all([one, two].map((browser) => browser.call('POST', '/api/sign/consent', person)));
    expect(both.map(({ code }) => code).toSorted()).toEqual([null, 'provider_taken'].toSorted());
    expect((await admin.query("SELECT FROM sign_identity WHERE subject = 'twice'")).rowCount).toBe(1);
  });
});

describe('whoever may not sign in by a password may not through a provider', () => {
  it.each([
    ['an account that is switched off', 'user_use = false'],
    [
      'one with a one-time password that has expired',
      "must_change_pass = true, pass_expires_at = now() - interval '1 day'",
    ],
  ])('%s', async (_, change) => {
    const login = `off.${change.length}`;
    const user_seq = (await whoIs(await newcomer(login)))?.user_seq;
    await admin.query(`UPDATE account SET ${change} WHERE user_seq = $1`, [user_seq]);
    const browser = open();
    expect((await browser.through('google', login)).led).toBe('/user/signin?said=provider_denied');
    expect(await whoIs(browser)).toEqual({ user_type: 'GUEST' });
  });

  it('who waits for the end of their account signs in and may do nothing else', async () => {
    const user_seq = (await whoIs(await newcomer('leaving')))?.user_seq;
    await admin.query("UPDATE account SET delete_at = now() + interval '7 days' WHERE user_seq = $1", [user_seq]);
    const browser = open();
    expect((await browser.through('google', 'leaving')).led).toBe('/');
    expect((await browser.call('POST', '/api/user/favorite/list')).code).toBe('account_leaving');
  });

  it('there is no password that signs them in', async () => {
    const user_id = (await whoIs(await newcomer('nopass')))?.user_id;
    for (const user_pass of ['', 'null', PASSWORD])
      expect((await open().call('POST', '/api/sign/signin', { user_id, user_pass })).code).toBe('signin_denied_detail');
  });
});

describe('the way back', () => {
  it('leads once, to whoever began', async () => {
    await newcomer('once');
    const browser = open();
    const brought = await browser.at.go(await browser.begin('google'), 'once');
    const thief = open();
    expect((await thief.comeBack(brought)).led).toBe('/en/user/signin?said=provider_over');
    const step = new Map(browser.jar);
    expect((await browser.comeBack(brought)).led).toBe('/');
    const after = open();
    for (const [name, value] of step) after.jar.set(name, value);
    expect((await after.comeBack(brought)).led).toBe('/en/user/signin?said=provider_over');
  });

  it.each<[name: string, change: (answer: URLSearchParams) => void, said: string]>([
    ['a forged state', (answer) => answer.set('state', 'forged'), 'provider_failed'],
    ['no state', (answer) => answer.delete('state'), 'provider_failed'],
    ['the state twice', (answer) => answer.append('state', answer.get('state') ?? ''), 'provider_failed'],
    ['a forged code', (answer) => answer.set('code', 'forged'), 'provider_failed'],
    ['no code', (answer) => answer.delete('code'), 'provider_failed'],
    ['the answer of another issuer', (answer) => answer.set('iss', 'https://evil.example'), 'provider_failed'],
    ['no issuer where it names itself', (answer) => answer.delete('iss'), 'provider_failed'],
    ['a fault of the provider', (answer) => answer.set('error', 'server_error'), 'provider_failed'],
  ])('refuses %s', async (_, change, said) => {
    const browser = open();
    const brought = await browser.at.go(
      await browser.begin('google', { back: '/user/signin?next=%2Finfo%2Fmap' }),
      'bad',
    );
    change(brought.address.searchParams);
    expect((await browser.comeBack(brought)).led).toBe(`/user/signin?next=%2Finfo%2Fmap&said=${said}`);
    expect(await whoIs(browser)).toEqual({ user_type: 'GUEST' });
  });

  it('refuses an answer to another sign-in of the same browser, and one of another provider', async () => {
    const browser = open();
    const first = await browser.at.go(await browser.begin('google'), 'mixed');
    await browser.begin('google');
    expect((await browser.comeBack(first)).led).toBe('/user/signin?said=provider_failed');
    const second = await browser.at.go(await browser.begin('google'), 'mixed');
    second.address.pathname = '/api/sign/callback/kakao';
    expect((await browser.comeBack(second)).led).toBe('/user/signin?said=provider_failed');
  });

  it('refuses a code that was given for another address', async () => {
    const browser = open();
    const url = new URL(await browser.begin('google'));
    url.searchParams.set('redirect_uri', `${ORIGIN}/api/sign/callback/google/elsewhere`);
    const brought = await browser.at.go(url.href, 'elsewhere');
    brought.address.pathname = '/api/sign/callback/google';
    expect((await browser.comeBack(brought)).led).toBe('/user/signin?said=provider_failed');
  });

  it('says that somebody gave up', async () => {
    expect((await open().through('google', null)).led).toBe('/user/signin?said=provider_cancelled');
  });

  it('is over after ten minutes', async () => {
    const browser = open();
    const brought = await browser.at.go(await browser.begin('google'), 'late');
    await admin.query("UPDATE sign_step SET ends_at = now() - interval '1 second'");
    expect((await browser.comeBack(brought)).led).toBe('/en/user/signin?said=provider_over');
  });

  it('is taken from a page of ours as well, with the state alone', async () => {
    await newcomer('posted');
    const browser = open();
    const { address } = await browser.at.go(await browser.begin('google'), 'posted');
    const [code, state, iss] = ['code', 'state', 'iss'].map((name) => address.searchParams.get(name));
    const bare = open();
    expect((await bare.call('POST', '/api/sign/callback/google', { code, ux_mode: 'redirect' })).code).toBe(
      'provider_over',
    );
    const popup = await bare.call('POST', '/api/sign/callback/google', { code, state, iss, ux_mode: 'popup' });
    expect(popup.fields).toEqual(['ux_mode field_code']);
    const { http, result } = await browser.call('POST', '/api/sign/callback/google', {
      code,
      state,
      iss,
      ux_mode: 'redirect',
    });
    expect([http, result?.user_provider, result?.accessToken]).toEqual([200, 'GGL', undefined]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/sign/signout',
    `/${'x'.repeat(3_000)}`,
    7,
  ])('leads to no address but a page of ours: %j', async (next) => {
    const { http, fields } = await open().call('POST', '/api/sign/provider/google', { next });
    expect([http, fields]).toEqual([400, ['next field_link']]);
  });

  it('goes to no provider that is not set up', async () => {
    for (const path of ['provider/apple', 'provider/nothing', 'callback/naver', 'callback/apple'])
      expect((await open().call('POST', `/api/sign/${path}`)).code).toBe('nopage_text');
    expect((await open().call('GET', '/api/sign/callback/oidc?code=x')).code).toBe('nopage_text');
  });
});

describe('what leads into an account', () => {
  const list = async (browser: Browser) =>
    (await browser.call('GET', '/api/userinfo/provider')).result as unknown as {
      identity_seq: number;
      is_last: boolean;
    }[];

  it('is linked and taken away by whoever has just proved who they are, but for the last', async () => {
    const browser = await newcomer('links');
    expect((await browser.call('POST', '/api/sign/provider/google', { why: 'link' })).http).toBe(200);
    await tire(browser);
    expect((await browser.call('POST', '/api/sign/provider/google', { why: 'link' })).code).toBe('fresh_required');
    const back = '/user/userinfo/detailinfo';
    expect((await browser.through('google', 'links', { why: 'again', back })).led).toBe(`${back}?said=provider_again`);
    const [first] = await list(browser);
    expect(first).toMatchObject({ provider: 'google', is_last: true });
    const unlink = (identity_seq: unknown) => browser.call('POST', '/api/userinfo/provider/unlink', { identity_seq });
    expect((await unlink(first?.identity_seq)).code).toBe('provider_last');
    browser.forget();
    expect((await browser.through('kakao', 'links.kakao', { why: 'link', back })).led).toBe(
      `${back}?said=provider_linked`,
    );
    expect((await list(browser)).map(({ is_last }) => is_last)).toEqual([false, false]);
    expect((await unlink(987_654)).code).toBe('nopage_text');
    expect((await unlink('1')).code).toBe('validation_error');
    expect((await unlink(first?.identity_seq)).http).toBe(200);
    expect((await list(browser)).map(({ is_last }) => is_last)).toEqual([true]);
    expect((await open().through('google', 'links')).led).toBe('/user/consent');
  });

  it('is nobody else’s, and of two at once one stays', async () => {
    const [one, other] = [await newcomer('mine'), await newcomer('theirs')];
    const back = '/user/userinfo/detailinfo';
    one.forget();
    expect((await one.through('google', 'theirs', { why: 'link', back })).led).toBe(`${back}?said=provider_taken`);
    const [theirs] = await list(other);
    expect((await one.call('POST', '/api/userinfo/provider/unlink', { identity_seq: theirs?.identity_seq })).code).toBe(
      'nopage_text',
    );
    one.forget();
    await one.through('kakao', 'mine.kakao', { why: 'link' });
    const both = await list(one);
    const ended = await Promise.all(
      both.map(({ identity_seq }) => one.call('POST', '/api/userinfo/provider/unlink', { identity_seq })),
    );
    expect(ended.map(({ code }) => code).toSorted()).toEqual([null, 'provider_last'].toSorted());
  });

  it('links to the session that began, and to none that has ended', async () => {
    const browser = await newcomer('ended');
    const brought = await browser.at.go(await browser.begin('kakao', { why: 'link' }), 'ended.kakao');
    await browser.call('POST', '/api/sign/signout');
    expect((await browser.comeBack(brought)).led).toBe('/user/signin?said=provider_over');
    expect((await open().call('POST', '/api/sign/provider/google', { why: 'link' })).code).toBe('noauth_text');
    expect((await open().call('POST', '/api/sign/provider/google', { why: 'steal' })).fields).toEqual([
      'why field_code',
    ]);
  });

  it.each([
    ['whoever has a one-time password', 'must_change_pass = true'],
    ['an account that goes', "delete_at = now() + interval '7 days'"],
    ['whoever has to agree to a newer privacy policy', "privacy_version = '2026-01-01'"],
    ['people of the demo, who are shared', 'is_demo = true'],
  ])('is not linked by %s', async (_, change) => {
    const browser = await newcomer(`closed.${change.length}`);
    const user_seq = (await whoIs(browser))?.user_seq;
    await admin.query(`UPDATE account SET ${change} WHERE user_seq = $1`, [user_seq]);
    const { led } = await browser.through('kakao', `closed.${change.length}.kakao`, { why: 'link' });
    expect(led).toMatch(/said=(provider_denied|account_made_up)$/);
    const { rowCount } = await admin.query('SELECT FROM sign_identity WHERE user_seq = $1', [user_seq]);
    expect(rowCount).toBe(1);
  });

  it('is proved again by the same person alone, who signs in anew there', async () => {
    const browser = await newcomer('proves');
    await newcomer('another');
    await tire(browser);
    const back = '/user/userinfo/detailinfo';
    const again = (login: string) => {
      browser.forget();
      return browser.through('google', login, { why: 'again', back });
    };
    expect((await browser.call('POST', '/api/sign/again', { user_pass: PASSWORD })).fields).toEqual([
      'user_pass user_pass_none',
    ]);
    expect((await again('another')).led).toBe(`${back}?said=provider_other`);
    expect((await again('unknown')).led).toBe(`${back}?said=provider_other`);
    browser.forget();
    await browser.at.go(await browser.begin('google'), 'proves');
    const delay = async (login: string) => {
      const url = new URL(await browser.begin('google', { why: 'again', back }));
      expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0']);
      for (const name of ['prompt', 'max_age', 'claims']) url.searchParams.delete(name);
      return (await browser.comeBack(await browser.at.go(url.href, login))).led;
    };
    // Whoever takes out of the address that they are to sign in anew has proved nothing.
    expect(await delay('proves')).toBe(`${back}?said=provider_stale`);
    expect((await browser.call('POST', '/api/userinfo/session/end_others')).code).toBe('fresh_required');
    expect((await again('proves')).led).toBe(`${back}?said=provider_again`);
    expect((await browser.call('POST', '/api/userinfo/session/end_others')).http).toBe(200);
  });

  it('is a first password as well, for whoever has just proved who they are', async () => {
    const browser = await newcomer('password');
    const set = (new_pass: string) => browser.call('POST', '/api/sign/password', { new_pass });
    await tire(browser);
    expect((await set(PASSWORD)).code).toBe('fresh_required');
    await browser.through('google', 'password', { why: 'again' });
    expect((await set('short')).fields).toEqual(['new_pass user_pass_short']);
    expect((await set(PASSWORD)).http).toBe(200);
    const { user_id, has_pass } = (await whoIs(browser)) ?? {};
    expect(has_pass).toBe(true);
    expect((await open().call('POST', '/api/sign/signin', { user_id, user_pass: PASSWORD })).http).toBe(200);
    expect((await set('another one that is long')).fields).toEqual(['user_pass user_pass_wrong']);
  });

  it('counts as fresh from when the provider was told, not from when it answered', async () => {
    const browser = await newcomer('longago');
    const user_seq = (await whoIs(browser))?.user_seq;
    const { rows } = await admin.query(
      "SELECT now() - auth_at < interval '1 minute' AS is_now FROM session WHERE user_seq = $1",
      [user_seq],
    );
    expect(rows).toEqual([{ is_now: true }]);
    const url = new URL(await browser.begin('google'));
    url.searchParams.delete('claims');
    await browser.comeBack(await browser.at.go(url.href, 'longago'));
    // Of a provider that does not say it nothing is known.
    expect((await browser.call('POST', '/api/userinfo/session/end_others')).code).toBe('fresh_required');
  });
});
