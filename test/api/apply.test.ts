import type { Row } from '@hanjan/core';
import { APPLYING, type Application, type Invitation, type OwnApplication } from '@hanjan/model/applying.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat } from '../harness/org.ts';

/** Applying to work somewhere by the link of an event: who may, when, and what everybody else is answered. */

const ROUNDS = Number(process.env.HANJAN_RUNS ?? 200);

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
const UNKNOWN = '6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';
const DAY = '1 day';

describe.each(['cafe', 'roaster'] as const)('applying to a %s', (kind) => {
  const { path } = APPLYING[kind];
  const state = `${kind}_user_auth`;
  let org: number;
  let link: string;
  let manager: Client;
  let someone: Client;
  let user_seq: number;
  const event = async (from: string, to: string, more: { type?: string; of?: number } = {}): Promise<string> => {
    const { rows } = await admin.query(
      `INSERT INTO ${kind}_event (org, event_year, event_seq, event_start, event_end, event_type, event_name)
       SELECT $1, 2026, coalesce(max(event_seq), 0) + 1, now() + $2::interval, now() + $3::interval, $4, 'weekends'
         FROM ${kind}_event WHERE org = $1 RETURNING event_uuid`,
      [more.of ?? org, from, to, more.type ?? 'SGNP'],
    );
    return rows[0].event_uuid;
  };
  const body = (more: Row = {}): Row => ({ event_uuid: link, user_nick: '한소미', save_check: true, ...more });
  const apply = (more?: Row, by = someone) => by.post<{ user_uuid: string }>(`${path}/edit`, body(more));
  const invited = async (of = link, by = someone) => (await by.get<Invitation>(`${path}/detail/${of}`)).answer.result;
  const put = (user_auth: string) => seat(admin, org, user_seq, user_auth, { nick: '한소미' });
  const rowNow = async () =>
    (await admin.query('SELECT * FROM membership WHERE org = $1 AND user_seq = $2', [org, user_seq])).rows[0];

  beforeAll(async () => {
    org = await makeOrg(admin, kind, '카페 온도');
    link = await event(`-${DAY}`, DAY);
    const boss = await newPerson(api, admin, `apply.${kind}.mng`);
    await seat(admin, org, boss.user_seq, 'MNG');
    manager = boss.client;
    ({ client: someone, user_seq } = await newPerson(api, admin, `apply.${kind}.one`));
  });
  beforeEach(async () => {
    await admin.query('DELETE FROM membership WHERE org = $1 AND user_seq = $2', [org, user_seq]);
  });

  it('shows everybody the event and whose it is, and nothing else', async () => {
    const seen = await invited(link, api.guest());
    expect(seen).toEqual({
      event_uuid: link,
      event_start: expect.stringMatching(/Z$/),
      event_end: expect.stringMatching(/Z$/),
      event_status: 0,
      event_name: 'weekends',
      event_name_locale: null,
      event_desc: null,
      org_name: '카페 온도',
      org_name_locale: '카페 온도',
      org_zone: 'Asia/Seoul',
      application: null,
    });
    expect(is(await api.guest().post(`${path}/edit`, body()))).toBe('401 noauth_text');
    expect(is(await api.guest().get(`${path}/list`))).toBe('401 noauth_text');
  });

  it('writes an application, shows it to the applicant and to managers, and takes none twice', async () => {
    expect(is(await apply({ user_desc: '주말에 일할 수 있습니다.' }))).toBe('200 null');
    const application: Partial<Application> = { user_auth: 'WTSGNP', user_nick: '한소미' };
    expect((await invited()).application).toMatchObject({ ...application, user_desc: '주말에 일할 수 있습니다.' });
    const own = (await someone.get<OwnApplication[]>(`${path}/list`)).answer.result;
    expect(own).toEqual([expect.objectContaining({ ...application, org_name: '카페 온도' })]);
    const listed = await manager.post<Row[]>(`/api/${kind}/user/signup/list`, { [`${kind}_seq`]: org });
    expect(listed.answer.result).toEqual([expect.objectContaining({ [state]: 'WTSGNP' })]);
    expect(is(await apply())).toBe('409 apply_already');
    // Whoever waits sees nothing of the place.
    expect(is(await someone.get(`/api/${kind}/userinfo/detail?${kind}_seq=${org}`))).toBe(`403 no${kind}_text`);
  });

  it('refuses what is written wrong, and an unticked box, each at its field', async () => {
    expect(is(await apply({ user_nick: '' }))).toBe('400 field_required');
    expect(is(await apply({ user_nick: 'ab' }))).toBe('400 field_minLength');
    expect(is(await apply({ user_nick: 'x'.repeat(101) }))).toBe('400 field_maxLength');
    expect(is(await apply({ user_desc: 'x'.repeat(3001) }))).toBe('400 field_maxLength');
    for (const save_check of [false, undefined]) expect(is(await apply({ save_check }))).toBe('400 save_check_ok');
    expect(is(await apply({ save_check: 'yes' }))).toBe('400 field_flag');
    expect(await rowNow()).toBeUndefined();
  });

  it('is for the time of the event, by the clock of the database', async () => {
    const [ahead, over] = [await event(DAY, '2 days'), await event('-2 days', `-${DAY}`)];
    expect((await invited(ahead)).event_status).toBe(-1);
    expect(is(await apply({ event_uuid: ahead }))).toBe('409 event_before');
    expect((await invited(over)).event_status).toBe(1);
    expect(is(await apply({ event_uuid: over }))).toBe('409 event_over');
    await admin.query(`UPDATE org SET org_zone = 'America/New_York' WHERE org = $1`, [org]);
    expect(await invited(ahead)).toMatchObject({ event_status: -1, org_zone: 'America/New_York' });
    await admin.query(`UPDATE org SET org_zone = 'Asia/Seoul' WHERE org = $1`, [org]);
    expect(await rowNow()).toBeUndefined();
  });

  it('answers links that lead nowhere alike: unknown, removed, of something else, of a place that is closed', async () => {
    const removed = await event(`-${DAY}`, DAY);
    await admin.query(`UPDATE ${kind}_event SET removed_at = now() WHERE event_uuid = $1`, [removed]);
    const closed = await makeOrg(admin, kind, '닫은 곳');
    await admin.query('UPDATE org SET org_use = false WHERE org = $1', [closed]);
    const links = [UNKNOWN, removed, await event(`-${DAY}`, DAY, { of: closed }), 'bean', '%00', '7'];
    if (kind === 'roaster') links.push(await event(`-${DAY}`, DAY, { type: 'CSTMR' }));
    const other = kind === 'cafe' ? 'roaster' : 'cafe';
    expect(is(await someone.get(`${APPLYING[other].path}/detail/${link}`))).toBe('404 event_unknown');
    for (const one of links) {
      expect([one, is(await someone.get(`${path}/detail/${one}`))]).toEqual([one, '404 event_unknown']);
      expect([one, is(await apply({ event_uuid: one }))]).toEqual([one, '404 event_unknown']);
    }
    for (const one of [null, 7, [link], { a: link }])
      expect(is(await apply({ event_uuid: one }))).toBe('404 event_unknown');
    expect(await rowNow()).toBeUndefined();
  });

  it.each([
    ['BARISTA', '409 apply_already'],
    ['OWN', '409 apply_already'],
    ['WTSGNP', '409 apply_already'],
    ['HLD', '409 apply_already'],
    ['CNCL', '409 apply_refused'],
    ['RJCT', '409 apply_refused'],
    ['FIRE', '409 apply_refused'],
    ['RJN', '200 null'],
  ])('of somebody who is %s is answered %s', async (was, answer) => {
    const now = kind === 'roaster' && was === 'BARISTA' ? 'ROASTER' : was;
    await put(now);
    expect(is(await apply({ user_nick: '다시 한소미' }))).toBe(answer);
    const row = await rowNow();
    expect([row.user_auth, row.user_nick]).toEqual(was === 'RJN' ? ['WTSGNP', '다시 한소미'] : [now, '한소미']);
  });

  it.each([
    ['WTSGNP', '200 null', 'CNCL'],
    ['HLD', '409 apply_answered', 'HLD'],
    ['RJN', '409 apply_answered', 'RJN'],
    ['MNG', '409 apply_answered', 'MNG'],
  ])('is withdrawn by its applicant alone: %s is answered %s and is %s then', async (was, answer, becomes) => {
    await put(was);
    const { user_uuid } = await rowNow();
    expect(is(await manager.post(`${path}/cancel`, { user_uuid }))).toBe('404 nopage_text');
    expect(is(await someone.post(`${path}/cancel`, { user_uuid }))).toBe(answer);
    expect((await rowNow()).user_auth).toBe(becomes);
    for (const none of [UNKNOWN, 'bean', null, 7])
      expect(is(await someone.post(`${path}/cancel`, { user_uuid: none }))).toBe('404 nopage_text');
  });

  it('stands in the history of the place, with who came back', async () => {
    await put('RJN');
    await apply();
    const asked = { [`${kind}_seq`]: org };
    const [row] = (await manager.post<Row[]>(`/api/${kind}/user/signup/list`, asked)).answer.result;
    const history = await manager.get<{ edit_user: string; changes: Row[] }[]>(
      `/api/${kind}/user/signup/history/${row?.[`${kind}_user_seq`]}?${kind}_seq=${org}`,
    );
    expect(history.answer.result[0]).toMatchObject({
      edit_user: '한소미',
      changes: [{ field: state, before: 'RJN', after: 'WTSGNP' }],
    });
  });

  it('writes one row, whoever sends it twice at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.query('DELETE FROM membership WHERE org = $1 AND user_seq = $2', [org, user_seq]);
      const both = await Promise.all([apply(), apply()]);
      expect(both.map(is).toSorted()).toEqual(['200 null', '409 apply_already']);
    }
  }, 60_000);

  it('takes everybody who comes before its last second is over, and nobody after it', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => (await newPerson(api, admin, `last.${kind}.${nth}`)).client),
    );
    const last = await event(`-${DAY}`, '2 seconds');
    const { rows } = await admin.query(`SELECT event_end FROM ${kind}_event WHERE event_uuid = $1`, [last]);
    const ends = Date.parse(rows[0].event_end);
    await new Promise((resume) => setTimeout(resume, ends - 800 - Date.now()));
    const answers = (await Promise.all(people.map((one) => apply({ event_uuid: last }, one)))).map(is);
    // Who is in time is said by the clock of the database; whoever is answered so has a row.
    const inTime = answers.filter((one) => one === '200 null');
    expect(answers.filter((one) => one !== '200 null' && one !== '409 event_over')).toEqual([]);
    await new Promise((resume) => setTimeout(resume, ends + 20 - Date.now()));
    expect(is(await apply({ event_uuid: last }))).toBe('409 event_over');
    const { rows: waiting } = await admin.query(
      `SELECT count(*)::int AS n FROM membership WHERE org = $1 AND user_auth = 'WTSGNP'`,
      [org],
    );
    expect(waiting[0].n).toBe(inTime.length);
  }, 30_000);
});

describe('the database alone', () => {
  it.each([
    ['applies by an open event', 'SGNP', '-1 day', '1 day', 'WTSGNP', true],
    ['waits for one that is ahead', 'SGNP', '1 day', '2 days', 'WTSGNP', false],
    ['comes too late', 'SGNP', '-2 days', '-1 day', 'WTSGNP', false],
    ['applies by an event for customers', 'CSTMR', '-1 day', '1 day', 'WTSGNP', false],
    ['takes a rank', 'SGNP', '-1 day', '1 day', 'MNG', false],
    ['makes themselves owner', 'SGNP', '-1 day', '1 day', 'OWN', false],
  ])('knows whoever %s', async (_, type, from, to, auth, isLetIn) => {
    const org = await makeOrg(admin, 'roaster', '불씨');
    const { user_seq } = await newPerson(api, admin, `wall.${Math.random().toString(36).slice(2, 12)}`);
    const { rows } = await admin.query(
      `INSERT INTO roaster_event (org, event_year, event_seq, event_start, event_end, event_type)
       VALUES ($1, 2026, 1, now() + $2::interval, now() + $3::interval, $4) RETURNING event_uuid`,
      [org, from, to, type],
    );
    await admin.query('BEGIN; SET LOCAL ROLE hanjan_app');
    try {
      await admin.query(`SELECT set_config('app.user', $1, true), set_config('app.link', $2, true)`, [
        String(user_seq),
        rows[0].event_uuid,
      ]);
      const seen = await admin.query('SELECT org FROM org');
      expect(seen.rows.map((row) => Number(row.org))).toEqual([org]);
      expect((await admin.query('SELECT FROM membership')).rowCount).toBe(0);
      const written = admin.query(
        'INSERT INTO membership (org, user_seq, user_auth, user_nick, rgst_by) VALUES ($1, $2, $3, $4, $2)',
        [org, user_seq, auth, '한소미'],
      );
      await (isLetIn ? written : expect(written).rejects.toThrow(/row-level security/));
    } finally {
      await admin.query('ROLLBACK');
    }
  });
});
