import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { browserAt } from '../harness/provided.ts';
import { type Brought, startProvider, type TestProvider } from '../harness/provider.ts';

const ORIGIN = 'https://hanjan.example';
let provider: TestProvider;
let api: TestApi;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  provider = await startProvider({ origin: ORIGIN, secretKey: publicKey });
  const secret = { team: 'TEAM', keyId: 'KEY', pem: await exportPKCS8(privateKey) };
  const apple = provider.settings('apple', { secret, postsForm: true });
  api = await startApi({ origin: ORIGIN, providers: [apple, provider.settings('google')] });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const open = () => browserAt(api.origin);
/** Somebody who comes back by the form. */
async function onTheWay() {
  const browser = open();
  const brought = await browser.at.go(await browser.begin('apple', { back: '/user/signin' }), 'form.person');
  return { browser, brought };
}
const withUser = ({ address, form }: Brought, user: string): Brought => {
  form?.set('user', user);
  return { address, form };
};
const posted = () => ({ origin: provider.issuer });

describe('a provider that has a form posted', () => {
  it('is left with a cookie that other sites’ forms bear, for this way alone', async () => {
    const browser = open();
    const url = new URL(await browser.begin('apple'));
    expect(url.searchParams.get('response_mode')).toBe('form_post');
    expect(browser.set.join()).toMatch(/^__Host-step=[\w-]{43};.*Path=\/; HttpOnly; Secure; SameSite=None$/);
    await browser.begin('google');
    expect(browser.set.join()).toMatch(/SameSite=Lax$/);
  });

  it('is heard with its form, and asks whoever is new to agree', async () => {
    const { browser, brought } = await onTheWay();
    expect(brought.form?.get('code')).toBeTruthy();
    const named = withUser(
      brought,
      JSON.stringify({ name: { firstName: '하늘', lastName: '김' }, email: 'x@example.com' }),
    );
    const told = await browser.comeBack(named, posted());
    expect([told.http, told.led]).toEqual([303, '/user/consent']);
    expect(browser.set.at(-1)).toMatch(/^__Host-step=[\w-]{43};.*SameSite=Lax$/);
    expect((await browser.call('GET', '/api/sign/consent')).result).toEqual({ provider: 'apple', user_name: '김하늘' });
  });

  it.each([
    ['no JSON', 'not json'],
    ['another form', '{"name":["x"]}'],
    ['what cannot be kept', JSON.stringify({ name: { firstName: 'a\u0000b', lastName: '' } })],
    ['what hides', JSON.stringify({ name: { firstName: 'a\u202eb', lastName: '' } })],
    ['nothing', 'null'],
  ])('says nothing by a name that is none: %s', async (_, user) => {
    const { browser, brought } = await onTheWay();
    expect((await browser.comeBack(withUser(brought, user), posted())).led).toBe('/user/consent');
    expect((await browser.call('GET', '/api/sign/consent')).result).toMatchObject({ user_name: '' });
  });

  it.each<[name: string, headers: Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['no site', { origin: 'null' }],
    ['a site that does not say which', {}],
  ])('is heard from nowhere else: %s', async (_, headers) => {
    const { browser, brought } = await onTheWay();
    const told = await browser.comeBack(brought, headers);
    expect([told.http, told.code]).toEqual([403, 'cross_site']);
  });

  it('is bound to the browser that began', async () => {
    const { brought } = await onTheWay();
    expect((await open().comeBack(brought, posted())).led).toBe('/en/user/signin?said=provider_over');
  });

  it('is the only one: no other call takes a form, from there or from here', async () => {
    const { browser, brought } = await onTheWay();
    for (const path of [
      '/api/sign/callback/google',
      '/api/sign/signin',
      '/api/sign/consent',
      '/api/sign/provider/apple',
    ]) {
      const from = { address: new URL(path, ORIGIN), form: brought.form };
      expect([path, (await browser.comeBack(from, posted())).code]).toEqual([path, 'cross_site']);
      const ours = { 'sec-fetch-site': 'same-origin' };
      expect([path, (await browser.comeBack(from, ours)).code]).toEqual([path, 'bad_media_type']);
    }
    const long = { address: brought.address, form: new URLSearchParams({ code: 'x'.repeat(20_000) }) };
    expect((await browser.comeBack(long, posted())).code).toBe('too_large');
  });
});
