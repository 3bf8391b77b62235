import { randomBytes } from 'node:crypto';
import { USER_INFO } from '@hanjan/model/account/info.ts';
import type { Holdings } from '@hanjan/model/account/own.ts';
import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import type { OwnSession } from '@hanjan/model/account/session.ts';
import type { OrgSeen } from '@hanjan/model/org_seen.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, PASSWORD, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { formOf, JFIF, jpeg, lossy, webp } from '../harness/picture_bytes.ts';
import { purgeNow } from '../harness/purge.ts';
import { served } from '../harness/served.ts';

/** What one's own account says, where it is signed in and what it holds; the cafe that one works in. */

const NOTE = { cupnote_place: 'CAFE', cupnote_date: '2026-03-01', cupnote_name: 'Guji' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

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

const is = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields[0]?.key ?? answer.code}`;
/** Signs in once more as somebody, on another device. */
const again = async (user_id: string, agent = EDGE): Promise<Client> => {
  const client = api.guest();
  await admin.query('DELETE FROM sign_attempt');
  const { http } = await client.post('/api/sign/signin', { user_id, user_pass: PASSWORD }, { 'user-agent': agent });
  expect(http).toBe(200);
  return client;
};
/** It is long ago that somebody gave their password. */
const stale = (user_seq: number) =>
  admin.query("UPDATE session SET auth_at = now() - interval '6 minutes' WHERE user_seq = $1", [user_seq]);
const face = (side = 64) => webp(lossy(side, side, [...randomBytes(12)]));

describe('what an account says of itself', () => {
  const EDIT = `${USER_INFO.path}/edit`;
  const UPLOAD = `${USER_INFO.path}/picture?field=user_img`;

  it('is answered with every field of the specification, and with the consent', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'info.all');
    const { answer } = await client.get('/api/userinfo');
    expect(answer.result).toMatchObject({
      user_img: null,
      user_seq,
      user_provider: 'PSWD',
      user_type: 'USER',
      user_name: 'info.all',
      user_email: null,
      user_id: 'info.all',
      user_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_serial: `HJ${10_000_000 + user_seq}`,
      rgst_at: expect.any(String),
      edit_at: null,
      user_use: true,
      privacy_version: PRIVACY_VERSION,
      delete_at: null,
      has_pass: true,
    });
  });

  it('is changed by its person: name, address, picture', async () => {
    const { client } = await newPerson(api, admin, 'info.edit');
    const { path } = (await client.post<{ path: string }>(UPLOAD, formOf(face(256)))).answer.result;
    const saved = await client.post(EDIT, { user_name: ' 김하나 ', user_email: 'hana@example.com', user_img: path });
    expect(saved.answer.result).toMatchObject({ user_name: '김하나', user_email: 'hana@example.com', user_img: path });
    expect(saved.answer.result.edit_at).not.toBeNull();
    expect((await client.get('/api/userinfo')).answer.result).toMatchObject({ user_img: path });
    expect(is(await client.post(EDIT, { user_name: '김하나' }))).toBe('400 save_not_changed');
    const bare = await client.post(EDIT, { user_email: '', user_img: null });
    expect(bare.answer.result).toMatchObject({ user_name: '김하나', user_email: null, user_img: null });
  });

  it('takes nothing that is wrong, and nothing that is not its person’s to say', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'info.wrong');
    for (const [body, told] of [
      [{ user_name: '' }, '400 field_required'],
      [{ user_name: null }, '400 field_required'],
      [{ user_name: 'a\u202eb' }, '400 user_name_hidden'],
      [{ user_name: 'x'.repeat(301) }, '400 field_maxLength'],
      [{ user_name: 7 }, '400 field_text'],
      [{ user_email: 'nobody' }, '400 user_email_bad'],
      [{ user_email: `${'x'.repeat(300)}@a.kr` }, '400 field_maxLength'],
      [{ user_img: '/icon.svg' }, '400 field_picture'],
      [{ user_img: `/picture/${'0'.repeat(64)}` }, '400 field_picture'],
      [{ user_type: 'SADMIN', user_use: false, user_serial: 'HJ1', delete_at: '2026-01-01' }, '400 save_not_changed'],
      [{}, '400 save_not_changed'],
      ['[]', '400 bad_json'],
    ] as const) {
      expect([body, is(await client.post(EDIT, body))]).toEqual([body, told]);
    }
    expect(is(await api.guest().post(EDIT, { user_name: 'x' }))).toBe('401 noauth_text');
    expect((await client.get('/api/userinfo')).answer.result).toMatchObject({
      user_seq,
      user_type: 'USER',
      edit_at: null,
    });
  });

  it('tells where a lost password goes only to whoever gives theirs again', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'info.stale');
    await stale(user_seq);
    expect(is(await client.post(EDIT, { user_email: 'new@example.com' }))).toBe('403 fresh_required');
    expect(is(await client.post(EDIT, { user_name: '다른 이름' }))).toBe('200 null');
    expect(is(await client.post('/api/sign/again', { user_pass: 'not this one at all' }))).toBe('400 user_pass_wrong');
    expect(is(await client.post('/api/sign/again', {}))).toBe('400 user_pass_wrong');
    expect(is(await client.post(EDIT, { user_email: 'new@example.com' }))).toBe('403 fresh_required');
    expect(is(await client.post('/api/sign/again', { user_pass: PASSWORD }))).toBe('200 null');
    expect(is(await client.post(EDIT, { user_email: 'new@example.com' }))).toBe('200 null');
    for (let nth = 0; nth < 5; nth++) await client.post('/api/sign/again', { user_pass: 'guess number' });
    expect(is(await client.post('/api/sign/again', { user_pass: PASSWORD }))).toBe('429 signin_wait');
    expect(is(await api.guest().post('/api/sign/again', { user_pass: PASSWORD }))).toBe('401 noauth_text');
  });

  it.each([
    ['as wide as it is high', jpeg(200, 200, JFIF), '200 null'],
    ['wider than high', webp(lossy(200, 199)), '400 picture_square'],
    ['too large a side', face(257), '400 picture_side'],
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '415 picture_type'],
    ['20 MB', Buffer.alloc(20_000_000, 1), '413 picture_size'],
    ['nothing', Buffer.alloc(0), '415 picture_type'],
  ])('has a picture that is a square: %s', async (_, bytes, told) => {
    await admin.query('DELETE FROM sign_attempt');
    const client = await api.person(`face.${randomBytes(4).toString('hex')}`);
    expect(is(await client.post(UPLOAD, formOf(bytes)))).toBe(told);
  });

  it('keeps its picture for as long as it is the picture, from strangers too', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'face.kept');
    const { client: stranger } = await newPerson(api, admin, 'face.stranger');
    const paths: string[] = [];
    for (const bytes of [face(), face()])
      paths.push((await client.post<{ path: string }>(UPLOAD, formOf(bytes))).answer.result.path);
    expect(is(await client.post(EDIT, { user_img: paths[1] }))).toBe('200 null');
    expect(is(await stranger.post(EDIT, { user_img: paths[1] }))).toBe('400 field_picture');
    await admin.query("UPDATE user_picture SET used_at = now() - interval '91 days' WHERE user_seq = $1", [user_seq]);
    await purgeNow(api.database.logins, served);
    const look = (by: Client, path = '') => fetch(`${api.origin}${path}`, { headers: { cookie: by.cookie } });
    expect([(await look(client, paths[1])).status, (await look(client, paths[0])).status]).toEqual([200, 404]);
    expect((await look(stranger, paths[1])).status).toBe(404);
  });
});

describe('where somebody is signed in', () => {
  const SESSION = '/api/userinfo/session';
  const list = async (client: Client) => (await client.get<OwnSession[]>(SESSION)).answer.result;
  const here = async (client: Client) => (await list(client)).find(({ is_here }) => is_here)?.session_seq;

  it('is told in plain words, and ended one by one or all at once', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'sess.one');
    const [phone, desk, third] = [
      await again('sess.one', IPHONE),
      await again('sess.one'),
      await again('sess.one', ''),
    ];
    const listed = await list(client);
    expect(listed[0]).toMatchObject({ is_here: true, subnet: '127.0.0.0/24' });
    const named = listed.map(({ session_system, session_browser }) => `${session_system} ${session_browser}`);
    expect(named.toSorted()).toEqual(['iphone safari', 'other other', 'other other', 'windows edge']);
    expect(JSON.stringify(listed)).not.toContain('token');

    const seq = await here(phone);
    const left = await client.post<OwnSession[]>(`${SESSION}/end`, { session_seq: seq });
    expect(left.answer.result.map(({ session_seq }) => session_seq)).not.toContain(seq);
    expect((await phone.get(SESSION)).http).toBe(401);
    expect(is(await client.post(`${SESSION}/end`, { session_seq: seq }))).toBe('404 nopage_text');
    expect(is(await client.post(`${SESSION}/end`, { session_seq: await here(client) }))).toBe('404 nopage_text');
    expect(is(await client.post(`${SESSION}/end`, { session_seq: 'x' }))).toBe('400 field_NaN');
    await stale(user_seq);
    for (const way of ['end', 'end_others'])
      expect(is(await client.post(`${SESSION}/${way}`, { session_seq: seq }))).toBe('403 fresh_required');
    await client.post('/api/sign/again', { user_pass: PASSWORD });
    expect(await list(await again('sess.one'))).toHaveLength(4);

    expect((await client.post<OwnSession[]>(`${SESSION}/end_others`)).answer.result).toHaveLength(1);
    expect([(await desk.get(SESSION)).http, (await third.get(SESSION)).http]).toEqual([401, 401]);
  });

  it('is nobody else’s to see or to end', async () => {
    const { client } = await newPerson(api, admin, 'sess.mine');
    const { client: stranger } = await newPerson(api, admin, 'sess.other');
    const seq = await here(client);
    expect(is(await stranger.post(`${SESSION}/end`, { session_seq: seq }))).toBe('404 nopage_text');
    await stranger.post(`${SESSION}/end_others`);
    expect(await here(client)).toBe(seq);
    expect(is(await api.guest().get(SESSION))).toBe('401 noauth_text');
  });

  it('may be ended from two places that end one another', async () => {
    const { client } = await newPerson(api, admin, 'sess.two');
    const other = await again('sess.two');
    const [mine, theirs] = [await here(client), await here(other)];
    const ended = await Promise.all([
      client.post(`${SESSION}/end`, { session_seq: theirs }),
      other.post(`${SESSION}/end`, { session_seq: mine }),
    ]);
    for (const reply of ended) expect([200, 401]).toContain(reply.http);
    expect((await list(await again('sess.two'))).length).toBeLessThanOrEqual(2);
    expect([(await client.get(SESSION)).http, (await other.get(SESSION)).http]).toContain(401);
  });

  it('leaves out what has ended by its age', async () => {
    const { client, user_seq } = await newPerson(api, admin, 'sess.old');
    await again('sess.old');
    await admin.query(
      "UPDATE session SET seen_at = now() - interval '15 days' WHERE user_seq = $1 AND session_seq <> $2",
      [user_seq, await here(client)],
    );
    expect(await list(client)).toHaveLength(1);
  });
});

it('what an account holds is counted by kind, and nobody else’s', async () => {
  const { client, user_seq } = await newPerson(api, admin, 'holds.some');
  const { client: stranger } = await newPerson(api, admin, 'holds.none');
  for (let nth = 0; nth < 2; nth++) await client.post('/api/user/qc/coffeebean/edit', NOTE);
  await client.post(`${USER_INFO.path}/picture?field=user_img`, formOf(face()));
  await seat(admin, await makeOrg(admin, 'cafe', '세는 집'), user_seq, 'BARISTA');
  const holds = async (by: Client) => (await by.get<Holdings>('/api/userinfo/holds')).answer.result;
  const mine = await holds(client);
  expect(mine.records).toContainEqual({ screen: 'user_cupnote', count: 2 });
  expect(mine.pictures.count).toBe(1);
  expect(mine.places).toEqual({ cafe: 1, roaster: 0 });
  const theirs = await holds(stranger);
  expect(theirs.records.every(({ count }) => count === 0)).toBe(true);
  expect(theirs).toMatchObject({ pictures: { count: 0, bytes: 0 }, places: { cafe: 0, roaster: 0 } });
});

describe('the cafe that somebody works in', () => {
  it('is told to all who work there, as far as they may see what it holds', async () => {
    const cafe_seq = await makeOrg(admin, 'cafe', '카페 온도');
    const people: Client[] = [];
    for (const [nth, [rank, nick]] of [
      ['OWN', '김대표'],
      ['BARISTA', '이바리'],
      ['WTSGNP', '박신청'],
      ['FIRE', '최퇴사'],
    ].entries()) {
      const { client, user_seq } = await newPerson(api, admin, `seen.${nth}`);
      await seat(admin, cafe_seq, user_seq, rank ?? '', { nick: nick ?? '' });
      people.push(within(client, { cafe_seq }));
    }
    const [owner, barista, waiting, former] = people as [Client, Client, Client, Client];
    const seen = (by: Client) => by.get<OrgSeen>('/api/cafe/org/seen');
    const said = (await seen(barista)).answer.result;
    expect(said).toMatchObject({ org_name_locale: '카페 온도', org_country: 'KOR', org_zone: 'Asia/Seoul' });
    expect(said.members.map(({ user_nick, user_auth, is_me }) => [user_nick, user_auth, is_me])).toEqual([
      ['김대표', 'OWN', false],
      ['이바리', 'BARISTA', true],
    ]);
    const kinds = (of: OrgSeen) => of.records.map(({ screen }) => screen);
    expect(kinds(said)).not.toContain('cafe_equip');
    expect(kinds((await seen(owner)).answer.result)).toContain('cafe_equip');
    expect(JSON.stringify(said)).not.toMatch(/user_seq|user_id|user_email/);
    for (const one of [waiting, former]) expect(is(await seen(one))).toBe('403 nocafe_text');
    expect(is(await api.guest().get(`/api/cafe/org/seen?cafe_seq=${cafe_seq}`))).toBe('401 noauth_text');
  });
});
