import { PRIVACY_PATH, PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE } from '../harness/http.ts';
import { newPerson } from '../harness/org.ts';
import { readRoutes } from '../harness/routes.ts';

/** Whoever agreed to a former privacy policy agrees to the one of now before anything else. */

const LIST = '/api/user/qc/coffeebean/list';
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

const is = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields?.[0]?.key ?? answer.code}`;
/** Somebody who agreed to the policy of a day, or to none. */
async function agreedTo(user_id: string, day: string | null, user_type?: string) {
  const { client, user_seq } = await newPerson(api, admin, user_id, user_type);
  await admin.query("UPDATE account SET privacy_version = $1, privacy_at = '2026-01-01Z' WHERE user_seq = $2", [
    day,
    user_seq,
  ]);
  const stored = async () =>
    (
      await admin.query<{ privacy_at: Date; version: string }>(
        'SELECT privacy_at, privacy_version::text AS version FROM account WHERE user_seq = $1',
        [user_seq],
      )
    ).rows[0];
  return { client, user_seq, stored };
}
const agree = { privacy_ok: true, privacy_version: PRIVACY_VERSION };

it('refuses every call but those by which somebody signs in and out, agrees or leaves', async () => {
  const { client } = await agreedTo('agree.before', '2026-01-01');
  // What ends their sessions or is a file is asked below.
  const open: Record<string, string> = {
    '/api/health': '200',
    '/api/openapi.json': '200',
    '/api/userinfo': '200',
    '/api/userinfo/provider': '200',
    [PRIVACY_PATH]: '400',
    '/api/userinfo/delete': '400',
  };
  for (const { method, path } of await readRoutes(api)) {
    if (/^\/api\/(sign|texts)\//.test(path) || path === '/api/userinfo/export') continue;
    const body = method === 'POST' ? '{}' : undefined;
    const asked = { method, path: path.replace('{key}', '1'), body, headers: { ...JSON_PAGE, cookie: client.cookie } };
    const { http, answer } = await hear(api.origin, asked);
    expect([path, http === 403 ? answer.code : String(http)]).toEqual([path, open[path] ?? 'privacy_newer']);
  }
  expect((await client.post('/api/userinfo/export')).http).toBe(200);
  expect((await client.post('/api/userinfo/delete', { delete_check: true })).http).toBe(200);
}, 120_000);

it('opens everything once the policy of now is agreed to, and that alone', async () => {
  const { client, stored } = await agreedTo('agree.does', '2026-01-01');
  expect((await client.get('/api/userinfo')).answer.result).toMatchObject({ must_agree: true });
  expect(is(await client.post(PRIVACY_PATH, { privacy_version: PRIVACY_VERSION }))).toBe('400 privacy_required');
  for (const privacy_version of ['2026-01-01', '2999-01-01', 7, undefined])
    expect(is(await client.post(PRIVACY_PATH, { ...agree, privacy_version }))).toBe('409 privacy_changed');
  expect(is(await client.post(LIST))).toBe('403 privacy_newer');
  expect(await stored()).toMatchObject({ version: '2026-01-01' });

  expect((await client.post(PRIVACY_PATH, agree)).http).toBe(200);
  expect((await client.post(LIST)).http).toBe(200);
  expect((await client.get('/api/userinfo')).answer.result).toMatchObject({ must_agree: false });
  const first = await stored();
  expect(first?.version).toBe(PRIVACY_VERSION);
  expect(Date.now() - Number(first?.privacy_at)).toBeLessThan(60_000);
  // Another tab asks for it, too: it stays at when they did.
  expect((await client.post(PRIVACY_PATH, agree)).http).toBe(200);
  expect(await stored()).toEqual(first);
});

describe('is not asked of', () => {
  it.each([
    ['whoever agreed to the policy of now', PRIVACY_VERSION],
    ['an account that the operator made', null],
  ])('%s', async (name, day) => {
    const { client } = await agreedTo(`agree.${name.length}`, day);
    expect((await client.post(LIST)).http).toBe(200);
  });

  it('whoever leaves, until they stay', async () => {
    const { client, user_seq } = await agreedTo('agree.leaves', '2026-01-01');
    await admin.query("UPDATE account SET delete_at = now() + interval '8 days' WHERE user_seq = $1", [user_seq]);
    expect(is(await client.post(LIST))).toBe('403 account_leaving');
    expect((await client.post('/api/userinfo/export')).http).toBe(200);
    expect((await client.post('/api/userinfo/keep')).http).toBe(200);
    expect(is(await client.post(LIST))).toBe('403 privacy_newer');
  });

  it('nobody by a sign-in, which leads to the question', async () => {
    await agreedTo('agree.again', '2026-01-01');
    const other = api.guest();
    const { answer } = await other.post('/api/sign/signin', { user_id: 'agree.again', user_pass: PASSWORD });
    expect(answer.result).toMatchObject({ user_id: 'agree.again', must_agree: true });
    expect(is(await other.post(LIST))).toBe('403 privacy_newer');
  });
});

it('comes before the second factor that an administrator needs', async () => {
  const strict = await startApi({ needsAdminFactor: true, database: api.database });
  const { client } = await agreedTo('agree.admin', '2026-01-01', 'ADMIN');
  const ask = (path: string, body: object) =>
    hear(strict.origin, { path, body: JSON.stringify(body), headers: { ...JSON_PAGE, cookie: client.cookie } });
  expect((await ask(LIST, {})).answer.code).toBe('privacy_newer');
  expect((await ask(PRIVACY_PATH, agree)).http).toBe(200);
  expect((await ask(LIST, {})).answer.code).toBe('factor_required');
  await strict.stop();
});
