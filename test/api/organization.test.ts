import type { Row } from '@hanjan/core';
import { type ClosedOrg, ORGANIZATION } from '@hanjan/model/organization.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat } from '../harness/org.ts';

/** What an organisation says of itself: who changes it, who closes it, and what closing means. */

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

describe.each(['cafe', 'roaster'] as const)('a %s', (kind) => {
  const { path } = ORGANIZATION[kind];
  const [name, locale, seq] = [`${kind}_name`, `${kind}_name_locale`, `${kind}_seq`];
  let org: number;
  let foreign: number;
  const people: Record<string, { client: Client; user_seq: number }> = {};
  const by = (who: string) => people[who]?.client as Client;
  const edit = (values: Row, who = 'SMNG') => by(who).post(`${path}/edit`, { [seq]: org, ...values });
  const detail = async () => (await by('OWN').get<Row>(`${path}/detail?${seq}=${org}`)).answer.result;

  beforeAll(async () => {
    org = await makeOrg(admin, kind, '카페 온도');
    foreign = await makeOrg(admin, kind, '남의 집');
    for (const rank of ['MNG', 'SMNG', 'OWN']) {
      people[rank] = await newPerson(api, admin, `org.${kind}.${rank.toLowerCase()}`);
      await seat(admin, org, people[rank].user_seq, rank);
    }
  });

  it('is read and changed by those who run it, field by field, and by nobody else', async () => {
    expect(await detail()).toMatchObject({ [name]: '카페 온도', [locale]: '카페 온도', org_zone: 'Asia/Seoul' });
    expect(is(await edit({ [locale]: '카페 물결', org_zone: 'America/New_York' }))).toBe('200 null');
    expect(await detail()).toMatchObject({ [name]: '카페 온도', [locale]: '카페 물결', org_zone: 'America/New_York' });
    const places = await by('MNG').post<Record<string, Row[]>>('/api/userAuth/select', { auth: [kind] });
    expect(places.answer.result[`${kind}_auth`]).toEqual([
      expect.objectContaining({ org_name_locale: '카페 물결', org_zone: 'America/New_York' }),
    ]);
    expect(is(await edit({ org_zone: 'Asia/Seoul' }))).toBe('200 null');
    expect(is(await by('MNG').get(`${path}/detail?${seq}=${org}`))).toBe('403 nopermission_text');
    expect(is(await edit({ [name]: 'Mine' }, 'MNG'))).toBe('403 nopermission_text');
    expect(is(await by('OWN').post(`${path}/edit`, { [seq]: foreign, [name]: 'Mine' }))).toBe(`403 no${kind}_text`);
    expect(is(await api.guest().get(`${path}/detail?${seq}=${org}`))).toBe('401 noauth_text');
  });

  it('lets search engines list its coffees once whoever runs it says so', async () => {
    expect(await detail()).toMatchObject({ org_index: false });
    expect(is(await edit({ org_index: true }, 'MNG'))).toBe('403 nopermission_text');
    expect(is(await edit({ org_index: true }))).toBe('200 null');
    expect(await detail()).toMatchObject({ org_index: true });
    expect(is(await edit({ org_index: 'yes' }))).toBe('400 field_flag');
    expect(is(await edit({ org_index: false }, 'OWN'))).toBe('200 null');
  });

  it('refuses what is wrong at its field', async () => {
    expect(is(await edit({ org_zone: 'Asia/Nowhere' }))).toBe('400 field_code');
    expect(is(await edit({ org_zone: '' }))).toBe('400 field_required');
    expect(is(await edit({ [locale]: 'ab' }))).toBe('400 field_minLength');
    expect(is(await edit({ [`${kind}_detail`]: 'x'.repeat(10_001) }))).toBe('400 field_maxLength');
    expect(is(await edit({}))).toBe('400 save_not_changed');
    expect(is(await by('OWN').post(`${path}/close`, { [seq]: org }))).toBe('400 field_required');
  });

  it('keeps events where they are when its zone changes', async () => {
    const times = { event_start: '2026-01-01T00:00:00.000Z', event_end: '2026-01-02T00:00:00.000Z' };
    const made = await by('OWN').post<Row>(`/api/${kind}/event/edit`, { [seq]: org, ...times });
    await edit({ org_zone: 'America/New_York' });
    const { event_key } = made.answer.result;
    const { result } = (await by('OWN').get<Row>(`/api/${kind}/event/detail/${event_key}?${seq}=${org}`)).answer;
    expect(result).toMatchObject({ ...times, event_year: 2026 });
    await edit({ org_zone: 'Asia/Seoul' });
  });

  it('is closed by its owner alone: nobody works there until it is opened again', async () => {
    expect(is(await by('SMNG').post(`${path}/close`, { [seq]: org, close_check: true }))).toBe('403 nopermission_text');
    expect(is(await by('OWN').post(`${path}/close`, { [seq]: org, close_check: true }))).toBe('200 null');
    for (const who of ['MNG', 'SMNG', 'OWN'])
      expect(is(await by(who).post(`/api/${kind}/event/list`, { [seq]: org }))).toBe(`403 no${kind}_text`);
    expect((await by('OWN').get<ClosedOrg[]>(`${path}/closed`)).answer.result).toEqual([
      { auth_seq: org, org_name: '카페 온도', org_name_locale: '카페 물결' },
    ]);
    expect((await by('SMNG').get(`${path}/closed`)).answer.result).toEqual([]);
    expect(is(await by('SMNG').post(`${path}/reopen`, { [seq]: org }))).toBe('404 nopage_text');
    for (const none of [foreign, 0, null, 'x'])
      expect(is(await by('OWN').post(`${path}/reopen`, { [seq]: none }))).toBe('404 nopage_text');
    expect(is(await by('OWN').post(`${path}/reopen`, { [seq]: org }))).toBe('200 null');
    expect(is(await by('MNG').post(`/api/${kind}/event/list`, { [seq]: org }))).toBe('200 null');
  });

  it.each([
    ['MNG', 'org_name', "'Mine'", 0],
    ['SMNG', 'org_name', "'Ours'", 1],
    ['MNG', 'org_index', 'true', 0],
    ['SMNG', 'org_index', 'true', 1],
    ['SMNG', 'org_use', 'false', 'nopermission_text'],
    ['OWN', 'org_use', 'true', 1],
    ['OWN', 'is_demo', 'true', 'permission denied'],
    ['OWN', 'org_kind', "'cafe'", 'permission denied'],
  ])('lets %s change %s by the database alone as far as that goes', async (who, column, value, comes) => {
    await admin.query('BEGIN; SET LOCAL ROLE hanjan_app');
    try {
      await admin.query(`SELECT set_config('app.user', $1, true), set_config('app.org', $2, true)`, [
        String(people[who]?.user_seq),
        String(org),
      ]);
      const changed = admin.query(`UPDATE org SET ${column} = ${value} WHERE org IN ($1, $2)`, [org, foreign]);
      if (typeof comes === 'string') await expect(changed).rejects.toThrow(comes);
      else expect((await changed).rowCount).toBe(comes);
    } finally {
      await admin.query('ROLLBACK');
    }
  });
});
