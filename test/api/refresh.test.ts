import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE } from '../harness/http.ts';

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

const as = (cookie: string) => ({
  refresh: (body: object = {}) =>
    hear(api.origin, { path: '/api/sign/refresh', body: JSON.stringify(body), headers: { ...JSON_PAGE, cookie } }),
  whoIs: async () => {
    const heard = await hear(api.origin, { method: 'GET', path: '/api/userinfo', headers: { ...JSON_PAGE, cookie } });
    return (heard.answer.result as { user_id?: string }).user_id;
  },
});
const sessionOf = async (user_id: string) =>
  (
    await admin.query(
      'SELECT s.session_seq, s.rgst_at, s.auth_at FROM session s JOIN account USING (user_seq) WHERE user_id = $1',
      [user_id],
    )
  ).rows;

it('gives the session another token, and leaves it what it is', async () => {
  const me = await api.person('refresh.one');
  const old = me.cookie;
  const before = await sessionOf('refresh.one');
  const { http, answer } = await me.post('/api/sign/refresh');
  expect([http, answer.result, me.cookie === old]).toEqual([200, null, false]);
  expect(await sessionOf('refresh.one')).toEqual(before);
  expect([await as(old).whoIs(), await as(me.cookie).whoIs()]).toEqual([undefined, 'refresh.one']);
});

it('answers the token to whoever sends it without a cookie', async () => {
  const token = (await api.person('refresh.app')).cookie.split('=')[1] ?? '';
  const send = (accessToken: string, bearer = accessToken) =>
    hear(api.origin, {
      path: '/api/sign/refresh',
      body: JSON.stringify({ accessToken }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    });
  expect((await send('of somebody else', token)).http).toBe(401);
  const { accessToken } = (await send(token)).answer.result as { accessToken: string };
  expect(accessToken).toMatch(/^[\w-]{43}$/);
  expect((await send(accessToken)).http).toBe(200);
});

it('ends the session of whoever comes with a token that was turned in long before', async () => {
  const me: Client = await api.person('refresh.copied');
  const copy = as(me.cookie);
  await me.post('/api/sign/refresh');
  // Another window of the same browser may have asked at the same moment.
  expect((await copy.refresh()).http).toBe(401);
  expect(await as(me.cookie).whoIs()).toBe('refresh.copied');
  await admin.query("UPDATE session SET turned_at = now() - interval '1 minute'");
  expect((await copy.refresh()).http).toBe(401);
  expect(await as(me.cookie).whoIs()).toBeUndefined();
  expect(await sessionOf('refresh.copied')).toEqual([]);
});

it('is for whoever is signed in: of two at once one gets it, and nothing comes of an ended session', async () => {
  const me = await api.person('refresh.twice');
  const both = await Promise.all([as(me.cookie).refresh(), as(me.cookie).refresh()]);
  expect(both.map(({ http }) => http).toSorted()).toEqual([200, 401]);
  expect((await api.guest().post('/api/sign/refresh')).http).toBe(401);
  const late = await api.person('refresh.late');
  await admin.query(
    "UPDATE session SET rgst_at = now() - interval '31 days' WHERE user_seq = (SELECT user_seq FROM account WHERE user_id = 'refresh.late')",
  );
  expect((await late.post('/api/sign/refresh')).http).toBe(401);
});
