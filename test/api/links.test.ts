import type { OrgKind, Row } from '@hanjan/core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Reply } from '../harness/api.ts';
import {
  alone,
  asApp,
  changeLink,
  is,
  type LinkWorld,
  linkWorld,
  listOf,
  namesOf,
  pathOf,
  ROUNDS,
  SIDES,
  type Somebody,
} from '../harness/links.ts';

/**
 * What somebody of a rank on either side may make of a link that stands in a state, written by hand from the specification
 * and the decisions: nothing of it is derived from the definitions. Whatever is not named is refused.
 */
const ended = { CNCL: 'RJN', RJCT: 'RJN', RJN: '', FIRE: 'RJN' };
const roasterManager = {
  CSTMR: 'CAFE EXCLD FIRE',
  CAFE: 'CSTMR EXCLD FIRE',
  RSTR: 'CSTMR CAFE EXCLD FIRE',
  EXCLD: 'CSTMR CAFE FIRE',
  WTSGNP: 'CSTMR CAFE HLD RJCT EXCLD',
  HLD: 'CSTMR CAFE WTSGNP RJCT EXCLD',
  ...ended,
};
const cafeSenior = {
  CSTMR: 'CNCL',
  CAFE: 'CNCL',
  RSTR: 'CNCL',
  EXCLD: '',
  WTSGNP: 'CNCL',
  HLD: 'CNCL',
  CNCL: '',
  RJCT: '',
  RJN: '',
  FIRE: '',
};
const cafeManager = Object.fromEntries(Object.keys(cafeSenior).map((state) => [state, '']));
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;
const MOVES: Readonly<Record<OrgKind, Table>> = {
  roaster: {
    OWN: {
      CSTMR: 'CAFE RSTR EXCLD FIRE',
      CAFE: 'CSTMR RSTR EXCLD FIRE',
      RSTR: 'CSTMR CAFE EXCLD FIRE',
      EXCLD: 'CSTMR CAFE RSTR FIRE',
      WTSGNP: 'CSTMR CAFE RSTR HLD RJCT EXCLD',
      HLD: 'CSTMR CAFE RSTR WTSGNP RJCT EXCLD',
      ...ended,
    },
    SMNG: roasterManager,
    MNG: roasterManager,
    SAST: {},
    ROASTER: {},
  },
  cafe: { OWN: cafeSenior, SMNG: cafeSenior, MNG: cafeManager, SAST: {}, BARISTA: {} },
};
const STATES = Object.keys(cafeSenior);

let world: LinkWorld;
let admin: pg.Client;
let orgs: LinkWorld['orgs'];
let strangers: LinkWorld['strangers'];
let personOf: LinkWorld['personOf'];
let link: number;

beforeAll(async () => {
  world = await linkWorld();
  ({ admin, orgs, strangers, personOf } = world);
  const { rows } = await admin.query(
    `INSERT INTO roaster_link (roaster_org, cafe_org, roaster_cafe_nick_locale, roaster_cafe_desc, rgst_by)
     VALUES ($1, $2, '온도', '주 2회 납품', $3) RETURNING link_seq`,
    [orgs.roaster, orgs.cafe, personOf('cafe', 'SMNG').user_seq],
  );
  link = Number(rows[0].link_seq);
}, 60_000);
afterAll(() => world.stop());

const put = (state: string) => admin.query('UPDATE roaster_link SET link_auth = $2 WHERE link_seq = $1', [link, state]);
const rowNow = async () => (await admin.query('SELECT * FROM roaster_link WHERE link_seq = $1', [link])).rows[0];
const change = (by: Client, side: OrgKind, from: string, values: Row, version?: unknown) =>
  changeLink(by, side, from, link, values, version);
const read = (by: Client, side: OrgKind, state: string) =>
  by.get<Row>(`${pathOf(side, state)}/detail/${link}`).then(({ answer }) => answer.result);

describe.each(SIDES)('a link, by the %s', (side) => {
  const { auth } = namesOf(side);

  it('becomes what the table says, and nothing else', async () => {
    const wrong: string[] = [];
    for (const [rank, allowed] of Object.entries(MOVES[side])) {
      for (const from of STATES) {
        for (const to of STATES.filter((one) => one !== from)) {
          await put(from);
          const reply = await change(personOf(side, rank).client, side, from, { [auth]: to });
          const isAllowed = (allowed[from] ?? '').split(' ').includes(to);
          const expected = isAllowed ? '200 null' : from in allowed ? '400 field_move' : '403 nopermission_text';
          const { link_auth } = await rowNow();
          if (is(reply) !== expected || link_auth !== (isAllowed ? to : from))
            wrong.push(`${rank}: ${from} to ${to}: ${is(reply)}, is ${link_auth}, not ${expected}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('becomes nothing else by the database alone', async () => {
    const wrong: string[] = [];
    await asApp(world, async (app) => {
      const actors: [string, number, Readonly<Record<string, string>>][] = [
        ...Object.entries(MOVES[side]).map(
          ([rank, row]) => [rank, personOf(side, rank).user_seq, row] as [string, number, typeof row],
        ),
        ['nobody', 0, {}],
        ['somebody of elsewhere', strangers[side].user_seq, {}],
      ];
      for (const [who, user, allowed] of actors) {
        for (const from of STATES) {
          await put(from);
          for (const to of STATES.filter((one) => one !== from)) {
            const expected = (allowed[from] ?? '').split(' ').includes(to) ? '1' : 'HJ403';
            const set = `UPDATE roaster_link SET link_auth = '${to}' WHERE link_seq = ${link}`;
            const done = await alone(app, user, orgs[side], set);
            if (done !== expected) wrong.push(`${who}: ${from} to ${to}: ${done}, not ${expected}`);
          }
        }
      }
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is written by this side in its own columns alone, and is seen by nobody else', async () => {
    await put('CSTMR');
    const mine = side === 'cafe' ? 'cafe_roaster' : 'roaster_cafe';
    const theirs = side === 'cafe' ? 'roaster_cafe' : 'cafe_roaster';
    const other = side === 'cafe' ? 'roaster' : 'cafe';
    await asApp(world, async (app) => {
      const set = (column: string, by: Somebody, org: number) =>
        alone(app, by.user_seq, org, `UPDATE roaster_link SET ${column} WHERE link_seq = ${link}`);
      const own = personOf(side, 'MNG');
      for (const column of ['nick', 'nick_locale', 'desc']) {
        expect(await set(`${mine}_${column} = 'x'`, own, orgs[side])).toBe('1');
        expect(await set(`${theirs}_${column} = 'x'`, own, orgs[side])).toBe('HJ403');
        expect(await set(`${mine}_${column} = 'x'`, personOf(side, 'SAST'), orgs[side])).toBe('HJ403');
      }
      expect(await set(`${other}_version = 7`, own, orgs[side])).toBe('HJ403');
      expect(await set('roaster_cafe_use = false', own, orgs[side])).toBe(side === 'roaster' ? '1' : 'HJ403');
      for (const fixed of ['roaster_org = cafe_org', 'link_uuid = gen_random_uuid()', 'rgst_at = now()'])
        expect(await set(fixed, own, orgs[side])).toBe('42501');
      // The number of an organisation opens nothing to whoever does not work there.
      expect(await set(`${mine}_nick = 'x'`, strangers[side], orgs[side])).toBe('HJ403');
      for (const kind of SIDES) {
        const { user_seq, org } = strangers[kind];
        expect(await alone(app, user_seq, org, 'SELECT FROM roaster_link')).toBe('0');
        expect(await alone(app, user_seq, org, `SELECT FROM org WHERE org <> ${org}`)).toBe('0');
        expect(await set("link_auth = 'FIRE'", strangers[kind], org)).toBe('0');
      }
      const { user_seq } = own;
      expect(await alone(app, user_seq, orgs[side], 'SELECT FROM org')).toBe('2');
      expect(await alone(app, user_seq, orgs[side], 'DELETE FROM roaster_link')).toBe('42501');
    });
  });

  it('names the other organisation to this side, and is as unknown as nothing to any other', async () => {
    await put('CSTMR');
    const record = await read(personOf(side, 'MNG').client, side, 'CSTMR');
    const name = side === 'cafe' ? 'cafe_roaster_name' : 'roaster_cafe_name';
    expect(record[name]).toBe(side === 'cafe' ? '불씨 로스터리' : '카페 온도');
    const stranger = strangers[side].client;
    const path = pathOf(side, 'CSTMR');
    const shown = ({ http, answer }: Reply<unknown>) => ({ http, code: answer.code, result: answer.result });
    for (const way of ['detail', 'history'])
      expect(shown(await stranger.get(`${path}/${way}/${link}`))).toEqual(
        shown(await stranger.get(`${path}/${way}/987654321`)),
      );
    expect(is(await change(stranger, side, 'CSTMR', { [auth]: 'FIRE' }))).toBe('404 nopage_text');
    expect((await stranger.post<Row[]>(`${path}/list`)).answer.result).toEqual([]);
  });
});

describe('a link that two sides share', () => {
  it('stands on one list of the roastery and on that of the cafe, and says where it has gone', async () => {
    const { client } = personOf('roaster', 'MNG');
    for (const state of STATES) {
      await put(state);
      const found: string[] = [];
      for (const list of ['list', 'register', 'etc']) {
        const { answer } = await client.post<Row[]>(`/api/roaster/cafe/${list}/list`);
        if (answer.result.some((row) => row.roaster_cafe_seq === link)) found.push(list);
      }
      expect([state, found]).toEqual([state, [listOf(state)]]);
      const { answer } = await personOf('cafe', 'MNG').client.post<Row[]>('/api/cafe/roaster/list/list');
      expect(answer.result).toEqual([expect.objectContaining({ cafe_roaster_auth: state })]);
    }
    await put('CSTMR');
    const gone = await client.get(`/api/roaster/cafe/register/detail/${link}`);
    expect([is(gone), gone.answer.result]).toEqual(['404 record_elsewhere', { screen: 'roaster_cafe' }]);
  });

  it('tells each side what the other has moved, and nothing else of it', async () => {
    await put('WTSGNP');
    await change(personOf('roaster', 'MNG').client, 'roaster', 'WTSGNP', { roaster_cafe_auth: 'CAFE' });
    await change(personOf('cafe', 'MNG').client, 'cafe', 'CAFE', { cafe_roaster_desc: '우리끼리 보는 메모' });
    const steps = async (side: OrgKind) =>
      (
        await personOf(side, 'MNG').client.get<{ edit_user: string | null; changes: Row[] }[]>(
          `${pathOf(side, 'CAFE')}/history/${link}`,
        )
      ).answer.result;
    const moved = (side: OrgKind) => [{ field: namesOf(side).auth, before: 'WTSGNP', after: 'CAFE' }];
    const cafe = await steps('cafe');
    expect(cafe.slice(0, 2).map(({ edit_user, changes }) => [edit_user, changes])).toEqual([
      ['mng', [{ field: 'cafe_roaster_desc', before: null, after: '우리끼리 보는 메모' }]],
      [null, moved('cafe')],
    ]);
    expect((await steps('roaster'))[0]).toMatchObject({ edit_user: 'mng', changes: moved('roaster') });
    const record = await read(personOf('roaster', 'MNG').client, 'roaster', 'CAFE');
    expect(JSON.stringify(record)).not.toContain('우리끼리');
  });

  it('is decided about once, whoever of two managers decides first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await put('WTSGNP');
      const [first, second] = [personOf('roaster', 'MNG').client, personOf('roaster', 'SMNG').client];
      const { version } = await read(first, 'roaster', 'WTSGNP');
      const both = await Promise.all([
        change(first, 'roaster', 'WTSGNP', { roaster_cafe_auth: 'CSTMR' }, version),
        change(second, 'roaster', 'WTSGNP', { roaster_cafe_auth: 'HLD' }, version),
      ]);
      const told = both.map(is).toSorted();
      expect(told[0]).toBe('200 null');
      expect(['404 record_elsewhere', '409 edit_conflict']).toContain(told[1]);
    }
  }, 60_000);

  it('is either answered or withdrawn, when both happen at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await put('WTSGNP');
      const [roaster, cafe] = [personOf('roaster', 'MNG').client, personOf('cafe', 'SMNG').client];
      const versions = [await read(roaster, 'roaster', 'WTSGNP'), await read(cafe, 'cafe', 'WTSGNP')];
      const both = await Promise.all([
        change(roaster, 'roaster', 'WTSGNP', { roaster_cafe_auth: 'HLD' }, versions[0]?.version),
        change(cafe, 'cafe', 'WTSGNP', { cafe_roaster_auth: 'CNCL' }, versions[1]?.version),
      ]);
      const won = both.findIndex(({ http }) => http === 200);
      expect(both.filter(({ http }) => http === 200)).toHaveLength(1);
      expect((await rowNow()).link_auth).toBe(won === 0 ? 'HLD' : 'CNCL');
    }
  }, 60_000);
});
