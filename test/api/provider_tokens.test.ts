import { createPublicKey } from 'node:crypto';
import { generateKeyPair } from 'jose';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { browserAt } from '../harness/provided.ts';
import { type Claimed, startProvider, type TestProvider } from '../harness/provider.ts';

const ORIGIN = 'http://localhost';
const OURS = 'client-google';
const APP = 'app-google';
let provider: TestProvider;
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  provider = await startProvider({ origin: ORIGIN });
  api = await startApi({ providers: [provider.settings('google')] });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
// All of them come from one network.
beforeEach(() => admin.query('DELETE FROM sign_attempt'));
afterEach(() => {
  provider.forge = null;
  provider.mood = 'well';
  vi.useRealTimers();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
  await provider.stop();
});

const open = () => browserAt(api.origin);
const now = () => Math.floor(Date.now() / 1000);
const bring = (idToken: unknown, more: object = {}) =>
  open().call('POST', '/api/sign/callback/google', { platform: 'ios', idToken, ...more });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What makes a token of the claims of a good one that nobody may take. */
const BAD: [name: string, forge: (claims: Claimed) => Promise<string>][] = [
  [
    'a signature of another key',
    async (claims) => provider.token(claims, { key: (await generateKeyPair('RS256')).privateKey }),
  ],
  ['a signature that was changed', async (claims) => (await provider.token(claims)).replace(/.{8}$/, 'AAAAAAAA')],
  [
    'claims that were changed',
    async (claims) => {
      const [head, , signature] = (await provider.token(claims)).split('.');
      return `${head}.${part({ ...claims, sub: 'admin' })}.${signature}`;
    },
  ],
  ['no signature, by alg none', async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
  [
    'HS256 with the public key for a secret',
    (claims) => {
      const pem = createPublicKey({ key: provider.publicKey() as never, format: 'jwk' }).export({
        type: 'spki',
        format: 'pem',
      });
      return provider.token(claims, { key: Buffer.from(String(pem)), alg: 'HS256' });
    },
  ],
  [
    'HS256 with our own secret',
    (claims) =>
      provider.token(claims, { key: Buffer.from('a secret of the client that is long enough'), alg: 'HS256' }),
  ],
  ['another good algorithm than the one that is agreed', (claims) => provider.token(claims, { alg: 'PS256' })],
  ['a key that nobody knows', (claims) => provider.token(claims, { kid: 'unknown' })],
  ['another issuer', (claims) => provider.token({ ...claims, iss: 'https://evil.example' })],
  ['an issuer with a slash more', (claims) => provider.token({ ...claims, iss: `${provider.issuer}/` })],
  ['no issuer', (claims) => provider.token({ ...claims, iss: undefined })],
  ['another audience', (claims) => provider.token({ ...claims, aud: 'client-of-others' })],
  ['no audience', (claims) => provider.token({ ...claims, aud: undefined })],
  [
    'an audience with others among them',
    (claims) => provider.token({ ...claims, aud: [OURS, 'client-of-others'], azp: OURS }),
  ],
  ['an audience of several without who asked', (claims) => provider.token({ ...claims, aud: [OURS, OURS] })],
  ['one that others asked for', (claims) => provider.token({ ...claims, azp: 'client-of-others' })],
  ['another nonce', (claims) => provider.token({ ...claims, nonce: 'x'.repeat(43) })],
  ['a nonce that is no text', (claims) => provider.token({ ...claims, nonce: 7 })],
  ['one that has expired', (claims) => provider.token({ ...claims, exp: now() - 60 })],
  ['one that does not expire', (claims) => provider.token({ ...claims, exp: undefined })],
  ['one that says not when it was given', (claims) => provider.token({ ...claims, iat: undefined })],
  [
    'one that was given long ago and still lasts',
    (claims) => provider.token({ ...claims, iat: now() - 700, exp: now() + 3_600 }),
  ],
  ['one of tomorrow', (claims) => provider.token({ ...claims, iat: now() + 86_400, exp: now() + 90_000 })],
  ['one that is not valid yet', (claims) => provider.token({ ...claims, nbf: now() + 3_600 })],
  ['nobody', (claims) => provider.token({ ...claims, sub: undefined })],
  ['an empty subject', (claims) => provider.token({ ...claims, sub: '' })],
  ['a subject that is too long', (claims) => provider.token({ ...claims, sub: 'x'.repeat(256) })],
  ['a subject that cannot be kept', (claims) => provider.token({ ...claims, sub: 'a\u0000b' })],
  ['one that is too long', (claims) => provider.token({ ...claims, more: 'x'.repeat(20_000) })],
  ['what is no token', async () => 'a.b.c'],
];

describe('a token that an app brings', () => {
  const good = () => ({ iss: provider.issuer, aud: OURS, sub: 'app.person', iat: now(), exp: now() + 300 });

  it.each(BAD)('is not taken: %s', async (_, forge) => {
    const told = await bring(await forge(good()));
    expect([told.http, told.code]).toEqual([401, 'provider_failed']);
  });

  it.each([
    ['nothing', undefined, 'idToken field_required'],
    ['a number', 7, 'idToken field_required'],
    ['a list', ['x'], 'idToken field_required'],
  ])('is not taken: %s', async (_, idToken, field) => expect((await bring(idToken)).fields).toEqual([field]));

  it('is brought by an app that we know', async () => {
    const { fields } = await open().call('POST', '/api/sign/callback/google', { platform: 'web', idToken: 'x' });
    expect(fields).toEqual(['platform field_code']);
  });

  it('asks whoever is new to agree, and lets in whoever has', async () => {
    const browser = open();
    const send = async (claims: Claimed) =>
      browser.call('POST', '/api/sign/callback/google', {
        platform: 'android',
        idToken: await provider.token(claims),
        accessToken: 'of the provider',
      });
    expect((await send(good())).code).toBe('consent_required');
    const agreed = { user_name: '앱 사람', country: 'USA', age_ok: true, privacy_ok: true };
    expect((await browser.call('POST', '/api/sign/consent', agreed)).http).toBe(200);
    for (const claims of [
      { ...good(), aud: APP },
      { ...good(), azp: APP },
      { ...good(), aud: [OURS], azp: undefined },
      { ...good(), aud: [OURS, APP], azp: APP },
    ]) {
      const { http, result } = await send(claims);
      expect([http, result?.user_name, typeof result?.idToken]).toEqual([200, '앱 사람', 'string']);
      const bearer = { authorization: `Bearer ${result?.accessToken}` };
      expect((await open().call('GET', '/api/userinfo', undefined, bearer)).result).toMatchObject({
        user_name: '앱 사람',
      });
    }
  });

  it('is used once, however its signature is written', async () => {
    const idToken = await provider.token({ ...good(), sub: 'used' });
    expect((await bring(idToken)).code).toBe('consent_required');
    expect((await bring(idToken)).code).toBe('provider_failed');
    const { rows } = await admin.query("SELECT token_hash FROM sign_step WHERE step = 'used'");
    expect(rows.length).toBeGreaterThan(0);
  });

  it('holds a word of ours, where it holds any, which is used once', async () => {
    const { nonce } = (await open().call('POST', '/api/sign/nonce')).result ?? {};
    const told = async () => (await bring(await provider.token({ ...good(), sub: 'challenge', nonce }))).code;
    expect([await told(), await told()]).toEqual(['consent_required', 'provider_failed']);
    // The token of a browser that is under way is none.
    const browser = open();
    await browser.begin('google');
    const step = browser.jar.get('step');
    expect((await bring(await provider.token({ ...good(), nonce: step }))).code).toBe('provider_failed');
  });
});

describe('a token that the provider answers a browser’s code with', () => {
  it.each(BAD)('is not taken: %s', async (_, forge) => {
    const browser = open();
    const brought = await browser.at.go(await browser.begin('google'), 'web.person');
    provider.forge = forge;
    expect((await browser.comeBack(brought)).led).toBe('/user/signin?said=provider_failed');
    expect((await browser.call('GET', '/api/userinfo')).result).toEqual({ user_type: 'GUEST' });
  });

  it.each<[name: string, change: Claimed]>([
    ['without the nonce', { nonce: undefined }],
    ['that was made for an app', { aud: APP }],
  ])('is not taken: %s', async (_, change) => {
    const browser = open();
    const brought = await browser.at.go(await browser.begin('google'), 'web.person');
    provider.forge = (claims) => provider.token({ ...claims, ...change });
    expect((await browser.comeBack(brought)).led).toBe('/user/signin?said=provider_failed');
  });

  it('is taken as it is', async () => {
    const browser = open();
    provider.forge = (claims) => provider.token(claims);
    expect((await browser.through('google', 'web.person')).led).toBe('/user/consent');
  });
});

describe('the keys of a provider', () => {
  it('may be others from one day to the next', async () => {
    expect((await open().through('google', 'keys')).led).toBe('/user/consent');
    await provider.rotate();
    // Keys are asked for again after a while, not for every token that names an unknown one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await open().through('google', 'keys')).led).toBe('/user/consent');
    expect((await bring(await provider.token({ sub: 'keys.app' }))).code).toBe('consent_required');
  });
});

describe('a provider that is away', () => {
  it.each(['broken', 'leads', 'slow'] as const)('is said to be, and nobody waits for long: %s', async (mood) => {
    const browser = open();
    const brought = await browser.at.go(await browser.begin('google'), 'away');
    provider.mood = mood;
    const from = Date.now();
    expect((await browser.comeBack(brought)).led).toBe('/user/signin?said=provider_away');
    const fresh = await startApi({ providers: [provider.settings('google')] });
    const guest = browserAt(fresh.origin);
    const begun = await guest.call('POST', '/api/sign/provider/google');
    expect([begun.http, begun.code]).toEqual([503, 'provider_away']);
    const idToken = await provider.token({});
    const native = await guest.call('POST', '/api/sign/callback/google', { platform: 'ios', idToken });
    expect([native.http, native.code]).toEqual([503, 'provider_away']);
    expect(Date.now() - from).toBeLessThan(25_000);
    provider.mood = 'well';
    expect((await guest.call('POST', '/api/sign/provider/google')).http).toBe(200);
    await fresh.stop();
  });

  it('is said to be when it is not there at all', async () => {
    const gone = await startProvider({ origin: ORIGIN });
    await gone.stop();
    const fresh = await startApi({ providers: [gone.settings('oidc')] });
    expect((await browserAt(fresh.origin).call('POST', '/api/sign/provider/oidc')).code).toBe('provider_away');
    await fresh.stop();
  });
});
