import type { Row } from '@hanjan/core';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client, PASSWORD, startApi, type TestApi } from '../harness/api.ts';
import { hear, JSON_PAGE, speak } from '../harness/http.ts';
import { userSeqOf } from '../harness/org.ts';
import { exported, sendImport } from '../harness/sheets.ts';

/** What the log tells of a story of the kind that somebody has to find out about later, and what it must not tell. */

const NOTES = userCupnoteScreen.path;
const lines: string[] = [];
let api: TestApi;
let admin: pg.Client;
let me: Client;
let seq: number;

beforeAll(async () => {
  api = await startApi({ log: { write: (line) => lines.push(line) } });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await api.person('storyteller');
  seq = await userSeqOf(admin, 'storyteller');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const eventsIn = (some: readonly string[]): Row[] =>
  some.map((line) => JSON.parse(line) as Row).filter(({ msg }) => msg === 'event');

/** So many events that are told while something is done; the last answer is logged just after it was read. */
async function told(count: number, work: () => Promise<unknown>): Promise<Row[]> {
  const before = lines.length;
  await work();
  return vi.waitFor(() => {
    const events = eventsIn(lines.slice(before));
    expect(events).toHaveLength(count);
    return events;
  });
}

const sign = (call: string, body: object, headers: object = {}, from = '127.9.1.1') =>
  hear(api.origin, {
    path: `/api/sign/${call}`,
    body: JSON.stringify(body),
    headers: { ...JSON_PAGE, ...headers },
    from,
  });
const signIn = (user_id: string, user_pass: string, from?: string) => sign('signin', { user_id, user_pass }, {}, from);

it('tells who signs in and who fails to, from where, and as whom', async () => {
  const events = await told(3, async () => {
    await signIn('storyteller', 'typed by a stranger');
    await signIn('nobody.at.all', 'typed by a stranger');
    await signIn('storyteller', PASSWORD, '127.9.2.1');
  });
  const line = { event: 'sign_in', target: '/api/sign/signin' };
  expect(events).toMatchObject([
    { ...line, outcome: 'denied', user_seq: seq, subnet: '127.9.1.0/24', session: null },
    { ...line, outcome: 'denied', user_seq: null, subnet: '127.9.1.0/24', session: null },
    { ...line, outcome: 'ok', user_seq: seq, subnet: '127.9.2.0/24', session: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ]);
  expect(new Set(events.map(({ reqId }) => reqId)).size).toBe(3);
});

it('tells of those who have to wait', async () => {
  const events = await told(6, async () => {
    for (let nth = 1; nth <= 6; nth += 1) await signIn('storyteller', 'typed by a stranger', '127.9.3.1');
  });
  expect(events.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('denied'), 'waited']);
});

it('names the same session at everything that it does', async () => {
  const fields = { cupnote_name: 'SECRET NOTE', cupnote_place: 'CAFE', cupnote_date: '2026-11-20' };
  const events = await told(5, async () => {
    await me.post(`${NOTES}/edit`, fields);
    await me.post('/api/setting/demo/remove');
    await exported(api.origin, me, NOTES, { format: 'csv', searchTitle: 'SECRET NOTE' });
    await sendImport(api.origin, me, NOTES, '이름\nSECRET NOTE\n', { name: 'SECRET.csv' });
    await me.post('/api/sign/password', { user_pass: PASSWORD, new_pass: 'quite another one it is' });
    await me.post('/api/sign/signout');
  });
  expect(events.map(({ event, outcome, target }) => [event, outcome, target])).toEqual([
    ['demo_remove', 'denied', '/api/setting/demo/remove'],
    ['export', 'ok', `${NOTES}/export`],
    ['import', expect.stringMatching(/ok|refused/), `${NOTES}/import`],
    ['password_change', 'ok', '/api/sign/password'],
    ['sign_out', 'ok', '/api/sign/signout'],
  ]);
  expect(new Set(events.slice(0, 3).map(({ session }) => session)).size).toBe(1);
  for (const { user_seq, subnet } of events) expect([user_seq, subnet]).toEqual([seq, '127.0.0.0/24']);
});

it('tells of calls that are not allowed, and of what no page of ours sends', async () => {
  const body = JSON.stringify({ user_id: 'SECRET', user_pass: 'a\u0000b' });
  const events = await told(6, async () => {
    await hear(api.origin, { path: `${NOTES}/detail/987654321`, headers: { ...JSON_PAGE, cookie: 'sid=SECRET' } });
    await hear(api.origin, {
      path: '/api/sign/signin',
      headers: { ...JSON_PAGE, 'sec-fetch-site': 'cross-site' },
      body,
    });
    await hear(api.origin, { path: '/api/sign/signin', headers: JSON_PAGE, body });
    await hear(api.origin, { path: '/api/sign/signin', headers: JSON_PAGE, body: '{"SECRET' });
    await hear(api.origin, { method: 'GET', path: '/api/%SECRET', headers: JSON_PAGE });
    await speak(api.origin, 'SECRET\r\n\r\n');
  });
  expect(events.map(({ event, outcome, user_seq, target }) => [event, outcome, user_seq, target])).toEqual([
    ['access', 'denied', null, `${NOTES}/detail/:key`],
    ['cross_site', 'denied', null, '/api/sign/signin'],
    ['input', 'refused', null, '/api/sign/signin'],
    ['input', 'refused', null, '/api/sign/signin'],
    ['input', 'refused', null, 'FST_ERR_BAD_URL'],
    ['input', 'refused', null, 'HPE_INVALID_METHOD'],
  ]);
});

it('no line holds a password, a token, a name, or anything that was typed', async () => {
  await sign('signup', {
    user_id: 'quiet.one',
    user_pass: PASSWORD,
    user_name: 'SECRET NAME',
    user_email: 'secret.mail@example.org',
    country: 'KOR',
    age_ok: true,
    privacy_ok: true,
  });
  await hear(api.origin, { method: 'GET', path: `${NOTES}/detail/987654321?x=SECRET`, headers: JSON_PAGE });
  await hear(api.origin, { method: 'GET', path: '/somewhere/SECRET?x=SECRET', headers: JSON_PAGE });
  const { rows } = await admin.query("SELECT encode(token_hash, 'hex') AS hash FROM session");
  const all = lines.join('');
  for (const kind of ['sign_up', 'sign_in', 'export', 'input']) expect(all).toContain(`"event":"${kind}"`);
  expect(all).toContain(`"route":"${NOTES}/detail/:key"`);
  const opening = rows.map(({ hash }) => String(hash).slice(0, 12));
  expect(opening.length).toBeGreaterThan(0);
  const typed = [
    PASSWORD,
    'typed by a stranger',
    'quite another one',
    'secret',
    '987654321',
    'storyteller',
    'nobody.at',
  ];
  const found = [...opening, ...typed, me.cookie.split('=')[1] || 'sid='].filter((one) =>
    all.toLowerCase().includes(one.toLowerCase()),
  );
  expect(found).toEqual([]);
});
