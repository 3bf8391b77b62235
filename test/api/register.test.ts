import type { Row } from '@hanjan/core';
import { REGISTERING, type RegisterInvitation } from '@hanjan/model/registering.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alone, asApp, is, type LinkWorld, linkWorld, ROUNDS, type Somebody } from '../harness/links.ts';
import { makeOrg } from '../harness/org.ts';

/** A cafe registers at a roastery by the link of an event: who may, when, and what everybody else is answered. */

let world: LinkWorld;
let admin: pg.Client;
let orgs: LinkWorld['orgs'];
let strangers: LinkWorld['strangers'];
let personOf: LinkWorld['personOf'];
let event: LinkWorld['event'];

beforeAll(async () => {
  world = await linkWorld();
  ({ admin, orgs, strangers, personOf, event } = world);
}, 60_000);
afterAll(() => world.stop());

describe('registering at a roastery by the link of an event', () => {
  const { path } = REGISTERING;
  let open: string;
  const body = (more: Row = {}): Row => ({
    ...{ cafe_seq: orgs.cafe, event_uuid: open, roaster_cafe_nick: 'Ondo', roaster_cafe_nick_locale: '온도 본점' },
    ...{ register_check: true, ...more },
  });
  const register = (more?: Row, by = personOf('cafe', 'SMNG').client) => by.post<Row>(`${path}/edit`, body(more));
  const invited = (of = open, by = personOf('cafe', 'SMNG').client) =>
    by.get<RegisterInvitation>(`${path}/detail/${of}?cafe_seq=${orgs.cafe}`);
  const links = async () =>
    (
      await admin.query('SELECT * FROM roaster_link WHERE roaster_org = $1 AND cafe_org = $2', [
        orgs.roaster,
        orgs.cafe,
      ])
    ).rows;
  const clear = () =>
    admin.query('DELETE FROM roaster_link WHERE roaster_org = $1 AND cafe_org = $2', [orgs.roaster, orgs.cafe]);
  beforeAll(async () => {
    open = await event('-1 day', '1 day');
  });
  beforeEach(clear);

  it('shows whoever may register the event and whose it is, and nothing else', async () => {
    expect((await invited()).answer.result).toEqual({
      event_uuid: open,
      event_start: expect.stringMatching(/Z$/),
      event_end: expect.stringMatching(/Z$/),
      event_status: 0,
      event_name: 'autumn',
      event_name_locale: null,
      event_desc: null,
      org_name: '불씨 로스터리',
      org_name_locale: '불씨 로스터리',
      org_zone: 'Asia/Seoul',
      registration: null,
    });
    for (const [rank, answer] of [
      ['OWN', '200 null'],
      ['MNG', '403 nopermission_text'],
      ['BARISTA', '403 nopermission_text'],
    ] as const) {
      expect([rank, is(await invited(open, personOf('cafe', rank).client))]).toEqual([rank, answer]);
      expect([rank, is(await register({}, personOf('cafe', rank).client))]).toEqual([rank, answer]);
    }
    expect(is(await invited(open, strangers.cafe.client))).toBe('403 nocafe_text');
    expect(is(await invited(open, world.api.guest()))).toBe('401 noauth_text');
    expect(is(await register({ cafe_seq: orgs.roaster }, personOf('roaster', 'OWN').client))).toBe('403 nocafe_text');
  });

  it('makes a link that waits, which both sides find', async () => {
    const reply = await register({ roaster_cafe_desc: '주 2회' });
    expect(is(reply)).toBe('200 null');
    expect(reply.answer.touched?.toSorted()).toEqual(['cafe_roaster', 'roaster_cafe']);
    const [row] = await links();
    expect(row).toMatchObject({ link_auth: 'WTSGNP', roaster_cafe_nick: 'Ondo', roaster_cafe_desc: '주 2회' });
    const { answer } = await personOf('roaster', 'MNG').client.post<Row[]>('/api/roaster/cafe/register/list');
    expect(answer.result).toEqual([
      expect.objectContaining({ roaster_cafe_name: '카페 온도', roaster_cafe_nick_locale: '온도 본점' }),
    ]);
    expect((await invited()).answer.result.registration).toEqual({
      cafe_roaster_seq: reply.answer.result.cafe_roaster_seq,
      cafe_roaster_auth: 'WTSGNP',
      roaster_cafe_nick_locale: '온도 본점',
      roaster_cafe_nick: 'Ondo',
      roaster_cafe_desc: '주 2회',
    });
  });

  it('refuses what is written wrong, and an unticked box, each at its field', async () => {
    const wrong: [Row, string][] = [
      [{ roaster_cafe_nick_locale: '', roaster_cafe_nick: '' }, '400 field_required'],
      [{ roaster_cafe_nick_locale: 'ab' }, '400 field_minLength'],
      [{ roaster_cafe_nick: 'x'.repeat(101) }, '400 field_maxLength'],
      [{ roaster_cafe_desc: 'x'.repeat(3001) }, '400 field_maxLength'],
      [{ register_check: false }, '400 register_check_ok'],
      [{ register_check: undefined }, '400 register_check_ok'],
      [{ register_check: 'yes' }, '400 field_flag'],
      [{ roaster_cafe_nick: { a: 1 } }, '400 field_text'],
    ];
    for (const [values, answer] of wrong) expect([values, is(await register(values))]).toEqual([values, answer]);
    expect(await links()).toEqual([]);
  });

  it('answers links that lead nowhere alike, and says when an event has not begun or is over', async () => {
    const removed = await event('-1 day', '1 day');
    await admin.query('UPDATE roaster_event SET removed_at = now() WHERE event_uuid = $1', [removed]);
    const closed = await makeOrg(admin, 'roaster', '닫은 곳');
    await admin.query('UPDATE org SET org_use = false WHERE org = $1', [closed]);
    const none = [
      ...['6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d', removed, 'bean', '%00', '7'],
      ...[await event('-1 day', '1 day', 'SGNP'), await event('-1 day', '1 day', 'CSTMR', closed)],
    ];
    for (const one of none) {
      expect([one, is(await invited(one))]).toEqual([one, '404 event_unknown']);
      expect([one, is(await register({ event_uuid: one }))]).toEqual([one, '404 event_unknown']);
    }
    for (const one of [null, 7, [open], { a: open }])
      expect(is(await register({ event_uuid: one }))).toBe('404 event_unknown');
    expect(is(await register({ event_uuid: await event('1 day', '2 days') }))).toBe('409 event_before');
    expect(is(await register({ event_uuid: await event('-2 days', '-1 day') }))).toBe('409 event_over');
    expect(await links()).toEqual([]);
  });

  it.each([
    ...['CSTMR', 'CAFE', 'RSTR', 'WTSGNP', 'HLD'].map((state) => [state, '409 register_already']),
    ...['CNCL', 'RJCT', 'FIRE', 'EXCLD'].map((state) => [state, '409 register_refused']),
    ['RJN', '200 null'],
  ])('of a cafe that is %s is answered %s', async (was, answer) => {
    await register();
    const [{ link_seq }] = await links();
    await admin.query('UPDATE roaster_link SET link_auth = $2 WHERE link_seq = $1', [link_seq, was]);
    expect(is(await register({ roaster_cafe_nick: 'Ondo again' }))).toBe(answer);
    const [row] = await links();
    const isAgain = was === 'RJN';
    expect([row.link_auth, row.roaster_cafe_nick]).toEqual(isAgain ? ['WTSGNP', 'Ondo again'] : [was, 'Ondo']);
    if (!isAgain) return;
    const history = await personOf('roaster', 'MNG').client.get<{ version: number; changes: Row[] }[]>(
      `/api/roaster/cafe/register/history/${link_seq}`,
    );
    expect(history.answer.result[0]).toMatchObject({ version: row.roaster_version });
    expect(history.answer.result[0]?.changes).toEqual([
      { field: 'roaster_cafe_auth', before: 'RJN', after: 'WTSGNP' },
      { field: 'roaster_cafe_nick', before: 'Ondo', after: 'Ondo again' },
    ]);
  });

  it('makes one link, whoever of a cafe sends it twice at the same moment, and one for each of two cafes', async () => {
    const { client, org } = strangers.cafe;
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      await admin.query('DELETE FROM roaster_link WHERE cafe_org = $1', [org]);
      const [other, ...both] = await Promise.all([
        register({ cafe_seq: org }, client),
        register(),
        register({}, personOf('cafe', 'OWN').client),
      ]);
      expect(is(other)).toBe('200 null');
      expect(both.map(is).toSorted()).toEqual(['200 null', '409 register_already']);
      expect(await links()).toHaveLength(1);
    }
    await admin.query('DELETE FROM roaster_link WHERE cafe_org = $1', [org]);
  }, 60_000);

  it('is known to the database alone', async () => {
    const ahead = await event('1 day', '2 days');
    const [over, staff] = [await event('-2 days', '-1 day'), await event('-1 day', '1 day', 'SGNP')];
    const other = await event('-1 day', '1 day', 'CSTMR', strangers.roaster.org);
    const insert = (by: Somebody, cafe = orgs.cafe) =>
      `INSERT INTO roaster_link (roaster_org, cafe_org, rgst_by) VALUES (${orgs.roaster}, ${cafe}, ${by.user_seq})`;
    const [senior, manager] = [personOf('cafe', 'SMNG'), personOf('cafe', 'MNG')];
    await asApp(world, async (app) => {
      const come = (by: Somebody, link = open, org = orgs.cafe, statement = insert(by, org)) =>
        alone(app, by.user_seq, org, statement, link);
      expect(await come(senior)).toBe('1');
      expect(await come(manager)).toBe('HJ403');
      expect(await come(strangers.cafe)).toBe('HJ403');
      for (const link of [ahead, over, staff, other, ''])
        expect([link, await come(senior, link)]).toEqual([link, '42501']);
      // In the name of another cafe, of somebody else, and of a roastery.
      expect(await come(senior, open, orgs.cafe, insert(senior, strangers.cafe.org))).toMatch(/HJ403|42501/);
      expect(await come(senior, open, orgs.cafe, insert(manager))).toBe('42501');
      expect(await come(personOf('roaster', 'OWN'), open, orgs.roaster)).toBe('HJ403');
      const accepted = insert(senior).replace('rgst_by)', 'rgst_by, link_auth)').replace(/\)$/, ", 'CSTMR')");
      expect(await come(senior, open, orgs.cafe, accepted)).toBe('42501');
    });
  });

  it('comes back by an open event alone, once the roastery lets it', async () => {
    await register();
    const [{ link_seq }] = await links();
    const over = await event('-2 days', '-1 day');
    const again = `UPDATE roaster_link SET link_auth = 'WTSGNP', roaster_cafe_nick = 'x' WHERE link_seq = ${link_seq}`;
    await asApp(world, async (app) => {
      const come = (rank: string, link: string) => alone(app, personOf('cafe', rank).user_seq, orgs.cafe, again, link);
      for (const state of ['CNCL', 'RJCT', 'FIRE', 'EXCLD', 'CSTMR']) {
        await admin.query('UPDATE roaster_link SET link_auth = $2 WHERE link_seq = $1', [link_seq, state]);
        expect([state, await come('OWN', open)]).toEqual([state, 'HJ403']);
      }
      await admin.query("UPDATE roaster_link SET link_auth = 'RJN' WHERE link_seq = $1", [link_seq]);
      expect(await come('SMNG', open)).toBe('1');
      expect(await come('MNG', open)).toBe('HJ403');
      expect(await come('SMNG', over)).toBe('HJ403');
      expect(await come('SMNG', '')).toBe('HJ403');
    });
  });
});
