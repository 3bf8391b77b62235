import { exportPKCS8, generateKeyPair } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderSettings } from '../../apps/server/config_providers.ts';
import { startApi, type TestApi } from '../harness/api.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { type Browser, browserAt } from '../harness/provided.ts';
import { startProvider, type TestProvider } from '../harness/provider.ts';
import { purgeNow } from '../harness/purge.ts';
import { served } from '../harness/served.ts';

/** A provider that wants to hear when somebody's account ends, as Apple does, hears of it. */

const ORIGIN = 'https://hanjan.example';
const directory = temporaryDirectory();
let provider: TestProvider;
/** One that wants to hear nothing. */
let other: TestProvider;
let providers: ProviderSettings[];
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  provider = await startProvider({ origin: ORIGIN, secretKey: publicKey });
  other = await startProvider({ origin: ORIGIN });
  const secret = { team: 'TEAM', keyId: 'KEY', pem: await exportPKCS8(privateKey) };
  const apple = provider.settings('apple', { secret, postsForm: true, hearsEnd: true });
  providers = [apple, other.settings('google')];
  api = await startApi({ origin: ORIGIN, dataDir: directory.path, providers });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  await admin.query('DELETE FROM sign_attempt; DELETE FROM provider_revoke');
  provider.mood = 'well';
  provider.revoked.length = 0;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
  await provider.stop();
  await other.stop();
  directory.remove();
});

const person = { user_name: '김하늘', country: 'KOR', age_ok: true, privacy_ok: true };
const agree = (browser: Browser) => browser.call('POST', '/api/sign/consent', person);
/** Comes through a provider, whose form comes from its own address. */
async function through(browser: Browser, by: string, login: string, body?: object): Promise<string | null> {
  browser.forget();
  const brought = await browser.at.go(await browser.begin(by, body), login);
  return (await browser.comeBack(brought, brought.form ? { origin: provider.issuer } : {})).led;
}
async function newcomer(by: string, login: string): Promise<{ browser: Browser; user_seq: number }> {
  const browser = browserAt(api.origin);
  expect(await through(browser, by, login)).toBe('/user/consent');
  const { http, result } = await agree(browser);
  expect(http).toBe(200);
  return { browser, user_seq: Number(result?.user_seq) };
}
const tokensOf = async (user_seq: number): Promise<(Buffer | null)[]> =>
  (
    await admin.query<{ revoke_token: Buffer | null }>(
      'SELECT revoke_token FROM sign_identity WHERE user_seq = $1 ORDER BY identity_seq',
      [user_seq],
    )
  ).rows.map(({ revoke_token }) => revoke_token);
const waiting = async () => (await admin.query('SELECT FROM provider_revoke')).rowCount;
/** Another server of the same product starts, tells what is due and ends. */
async function oneStart(by = providers): Promise<void> {
  const { rows } = await admin.query("SELECT now() + interval '1 second' AS due");
  const server = await startApi({ origin: ORIGIN, dataDir: directory.path, providers: by, database: api.database });
  await vi.waitFor(
    async () => {
      const due = await admin.query('SELECT FROM provider_revoke WHERE next_at <= $1', [rows[0].due]);
      expect(due.rowCount).toBe(0);
    },
    { timeout: 5_000 },
  );
  await server.stop();
}
/** The seven days of somebody are over, and the purge comes. */
async function end(user_seq: number): Promise<void> {
  await admin.query("UPDATE account SET delete_at = now() - interval '1 second' WHERE user_seq = $1", [user_seq]);
  await purgeNow(api.database.logins, served, 1);
  expect((await admin.query('SELECT FROM account WHERE user_seq = $1', [user_seq])).rowCount).toBe(0);
}

describe('what a provider gave to be told by', () => {
  it('is kept encrypted, the newest one, of that provider alone', async () => {
    const { browser, user_seq } = await newcomer('apple', 'kept');
    const [first] = await tokensOf(user_seq);
    // A token of the provider is 43 letters; encrypted it has 12 and 16 bytes more.
    expect(first).toHaveLength(43 + 12 + 16);
    expect(first?.toString('latin1')).not.toMatch(/^[\w-]{43}/);
    expect(await through(browserAt(api.origin), 'apple', 'kept')).toBe('/');
    const [second] = await tokensOf(user_seq);
    expect(second?.equals(first as Buffer)).toBe(false);
    await browser.call('POST', '/api/sign/provider/google', { why: 'link' });
    expect(await through(browser, 'google', 'kept.google', { why: 'link' })).toMatch(/said=provider_linked/);
    expect((await tokensOf(user_seq)).map(Boolean)).toEqual([true, false]);
  });

  it('is of an account alone: who never agrees leaves nothing', async () => {
    const before = (await admin.query('SELECT FROM sign_identity')).rowCount;
    expect(await through(browserAt(api.origin), 'apple', 'never.agrees')).toBe('/user/consent');
    expect((await admin.query('SELECT FROM sign_identity')).rowCount).toBe(before);
  });
});

// Each asks several starts of a server.
describe('a provider is told', { timeout: 90_000 }, () => {
  it('once an account has ended', async () => {
    const { user_seq } = await newcomer('apple', 'ends');
    expect(await waiting()).toBe(0);
    await end(user_seq);
    expect([provider.revoked, await waiting()]).toEqual([[], 1]);
    await oneStart();
    expect([provider.revoked, await waiting()]).toEqual([['ends'], 0]);
    // Told once.
    await oneStart();
    expect(provider.revoked).toEqual(['ends']);
  });

  it('once it is unlinked', async () => {
    const { browser, user_seq } = await newcomer('google', 'unlinks');
    expect(await through(browser, 'apple', 'unlinks.apple', { why: 'link' })).toMatch(/said=provider_linked/);
    const linked = (await browser.call('GET', '/api/userinfo/provider')).result as unknown as {
      identity_seq: number;
    }[];
    const { http } = await browser.call('POST', '/api/userinfo/provider/unlink', linked[1]);
    expect([http, await waiting()]).toEqual([200, 1]);
    await oneStart();
    expect([provider.revoked, (await tokensOf(user_seq)).length]).toEqual([['unlinks.apple'], 1]);
  });

  it('once an operator deleted the account, and none that has no token', async () => {
    const [apple, google] = [await newcomer('apple', 'operator'), await newcomer('google', 'operator.google')];
    await admin.query('DELETE FROM account WHERE user_seq = ANY($1)', [[apple.user_seq, google.user_seq]]);
    expect(await waiting()).toBe(1);
    await oneStart();
    expect(provider.revoked).toEqual(['operator']);
  });

  it('later where it is away, and no more after a week', async () => {
    const { user_seq } = await newcomer('apple', 'away');
    await end(user_seq);
    provider.mood = 'broken';
    await oneStart();
    expect([provider.revoked, await waiting()]).toEqual([[], 1]);
    // It is left in peace for an hour.
    provider.mood = 'well';
    await oneStart();
    expect(provider.revoked).toEqual([]);
    await admin.query('UPDATE provider_revoke SET next_at = now()');
    await oneStart();
    expect([provider.revoked, await waiting()]).toEqual([['away'], 0]);

    const { user_seq: late } = await newcomer('apple', 'late');
    await end(late);
    await admin.query("UPDATE provider_revoke SET rgst_at = now() - interval '8 days'");
    await oneStart();
    expect([provider.revoked, await waiting()]).toEqual([['away'], 0]);
  });

  it('by nobody once none is set up any more: after a week the token is gone all the same', async () => {
    await end((await newcomer('apple', 'taken.down')).user_seq);
    await oneStart([]);
    expect([provider.revoked, await waiting()]).toEqual([[], 1]);
    await admin.query("UPDATE provider_revoke SET rgst_at = now() - interval '8 days', next_at = now()");
    await oneStart([]);
    expect([provider.revoked, await waiting()]).toEqual([[], 0]);
  });

  it('one after the other: a server that stops leaves the others to the next one', async () => {
    for (const login of ['stops.one', 'stops.two']) await end((await newcomer('apple', login)).user_seq);
    provider.mood = 'slow';
    const server = await startApi({ origin: ORIGIN, dataDir: directory.path, providers, database: api.database });
    const taken = async () => (await admin.query('SELECT FROM provider_revoke WHERE next_at > now()')).rowCount;
    await vi.waitFor(async () => expect(await taken()).toBe(1), { timeout: 5_000 });
    await server.stop();
    expect([await taken(), await waiting()]).toEqual([1, 2]);
  });
});
