import type { OrgKind, Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';

/**
 * What somebody of a rank may make of whoever stands in a state, written by hand from the specification and the decisions:
 * nothing of it is derived from the definitions. Whatever is not named is refused.
 */
const answers = { CNCL: 'RJN', RJCT: 'RJN', RJN: '', FIRE: 'RJN' };
const cafeWaiting = { WTSGNP: 'BARISTA HLD CNCL RJCT', HLD: 'BARISTA WTSGNP CNCL RJCT' };
const roasterWaiting = { WTSGNP: 'ROASTER HLD CNCL RJCT', HLD: 'ROASTER WTSGNP CNCL RJCT' };
const MOVES: Readonly<Record<OrgKind, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  cafe: {
    OWN: {
      BARISTA: 'SAST MNG SMNG FIRE',
      SAST: 'BARISTA MNG SMNG FIRE',
      MNG: 'BARISTA SAST SMNG FIRE',
      SMNG: 'BARISTA SAST MNG FIRE',
      OWN: 'BARISTA SAST MNG SMNG FIRE',
      ...cafeWaiting,
      ...answers,
    },
    SMNG: {
      BARISTA: 'SAST MNG',
      SAST: 'BARISTA MNG',
      MNG: 'BARISTA SAST',
      SMNG: 'BARISTA SAST MNG',
      OWN: '',
      ...cafeWaiting,
      ...answers,
    },
    MNG: {
      BARISTA: 'SAST MNG',
      SAST: 'BARISTA MNG',
      MNG: 'BARISTA SAST',
      SMNG: '',
      OWN: '',
      ...cafeWaiting,
      ...answers,
    },
    SAST: {},
    BARISTA: {},
  },
  roaster: {
    OWN: {
      ROASTER: 'SAST MNG SMNG FIRE',
      SAST: 'ROASTER MNG SMNG FIRE',
      MNG: 'ROASTER SAST SMNG FIRE',
      SMNG: 'ROASTER SAST MNG FIRE',
      OWN: 'ROASTER SAST MNG SMNG FIRE',
      ...roasterWaiting,
      ...answers,
    },
    SMNG: {
      ROASTER: 'SAST MNG FIRE',
      SAST: 'ROASTER MNG FIRE',
      MNG: 'ROASTER SAST FIRE',
      SMNG: 'ROASTER SAST MNG FIRE',
      OWN: '',
      ...roasterWaiting,
      ...answers,
    },
    MNG: {
      ROASTER: 'SAST MNG FIRE',
      SAST: 'ROASTER MNG FIRE',
      MNG: 'ROASTER SAST FIRE',
      SMNG: '',
      OWN: '',
      ...roasterWaiting,
      ...answers,
    },
    SAST: {},
    ROASTER: {},
  },
};
/** What somebody may make of their own row past the lists: whoever works there leaves, whoever waits withdraws. */
const OWN_MOVES: Readonly<Record<string, string>> = {
  BARISTA: 'CNCL',
  ROASTER: 'CNCL',
  SAST: 'CNCL',
  MNG: 'CNCL',
  SMNG: 'CNCL',
  OWN: 'CNCL',
  WTSGNP: 'CNCL',
};
const WAITING = ['WTSGNP', 'HLD'];
const GONE = ['CNCL', 'RJCT', 'RJN', 'FIRE'];
/** The list that shows a state. */
const listOf = (state: string) => (WAITING.includes(state) ? 'signup' : GONE.includes(state) ? 'etc' : 'list');

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

interface Place {
  readonly kind: OrgKind;
  readonly org: number;
  readonly ranks: readonly string[];
  readonly people: Readonly<Record<string, { readonly client: Client; readonly user_seq: number }>>;
  /** Somebody whom the others make something of. */
  readonly target: { readonly client: Client; readonly user_seq: number; readonly key: number };
}

const placeOf = async (kind: OrgKind): Promise<Place> => {
  const org = await makeOrg(admin, kind, `${kind} of moves`);
  const ranks = Object.keys(MOVES[kind]);
  const people: Record<string, { client: Client; user_seq: number }> = {};
  for (const rank of ranks) {
    const { client, user_seq } = await newPerson(api, admin, `moves.${kind}.${rank.toLowerCase()}`);
    await seat(admin, org, user_seq, rank);
    people[rank] = { client: within(client, { [`${kind}_seq`]: org }), user_seq };
  }
  const other = await newPerson(api, admin, `moves.${kind}.target`);
  await seat(admin, org, other.user_seq, 'WTSGNP');
  const target = { ...other, client: within(other.client, { [`${kind}_seq`]: org }) };
  return { kind, org, ranks, people, target: { ...target, key: await keyOf(org, other.user_seq) } };
};
const keyOf = async (org: number, user_seq: number) =>
  Number(
    (await admin.query('SELECT member_seq FROM membership WHERE org = $1 AND user_seq = $2', [org, user_seq])).rows[0]
      .member_seq,
  );
const stateOf = async (key: number) =>
  (await admin.query('SELECT user_auth FROM membership WHERE member_seq = $1', [key])).rows[0].user_auth as string;
const put = (key: number, state: string) =>
  admin.query('UPDATE membership SET user_auth = $2, user_use = true WHERE member_seq = $1', [key, state]);

/** Makes something of somebody, as the list does that shows what they are. */
const make = (by: Client, kind: OrgKind, from: string, key: number, values: Row): Promise<Reply<Row>> =>
  by.post(`/api/${kind}/user/${listOf(from)}/edit`, {
    [`${kind}_user_seq`]: key,
    UPList: Object.keys(values),
    ...values,
  });

const is = ({ http, answer }: Reply<unknown>) => `${http} ${answer.fields[0]?.key ?? answer.code}`;

describe.each(['cafe', 'roaster'] as const)('people of a %s', (kind) => {
  let place: Place;
  const auth = `${kind}_user_auth`;
  const states = [...new Set(Object.values(MOVES[kind]).flatMap((row) => Object.keys(row)))];
  beforeAll(async () => {
    place = await placeOf(kind);
  }, 60_000);

  it('become what the table says, and nothing else', async () => {
    const wrong: string[] = [];
    const { target, people } = place;
    for (const [rank, allowed] of Object.entries(MOVES[kind])) {
      for (const from of states) {
        for (const to of states.filter((one) => one !== from)) {
          await put(target.key, from);
          const reply = await make((people[rank] as { client: Client }).client, kind, from, target.key, { [auth]: to });
          const isAllowed = (allowed[from] ?? '').split(' ').includes(to);
          const expected = isAllowed
            ? '200 null'
            : !(from in allowed)
              ? '403 nopermission_text'
              : states.indexOf(from) > states.indexOf(rank) && listOf(from) === 'list' && allowed[from] === ''
                ? '403 edit_beyond'
                : '400 field_move';
          const now = await stateOf(target.key);
          if (is(reply) !== expected || now !== (isAllowed ? to : from))
            wrong.push(`${rank}: ${from} to ${to}: ${is(reply)}, is ${now}, not ${expected}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('become nothing else by the database alone', async () => {
    const wrong: string[] = [];
    const { target, people, org } = place;
    const app = new pg.Client({ connectionString: api.database.logins.app });
    await app.connect();
    const change = async (user: number, from: string, set: string) => {
      await put(target.key, from);
      await app.query('BEGIN');
      await app.query("SELECT set_config('app.user', $1, true), set_config('app.org', $2, true)", [
        `${user}`,
        `${org}`,
      ]);
      const done = await app.query(`UPDATE membership SET ${set} WHERE member_seq = ${target.key}`).then(
        ({ rowCount }) => `${rowCount}`,
        ({ code }: { code: string }) => code,
      );
      await app.query('ROLLBACK');
      return done;
    };
    const actors: [string, number, Readonly<Record<string, string>>][] = [
      ...Object.entries(MOVES[kind]).map(
        ([rank, row]) => [rank, (people[rank] as { user_seq: number }).user_seq, row] as [string, number, typeof row],
      ),
      ['oneself', target.user_seq, OWN_MOVES],
      ['nobody', 0, {}],
    ];
    for (const [who, user, allowed] of actors) {
      for (const from of states) {
        for (const to of states.filter((one) => one !== from)) {
          const expected = (allowed[from] ?? '').split(' ').includes(to) ? '1' : 'HJ403';
          const done = await change(user, from, `user_auth = '${to}'`);
          if (done !== expected) wrong.push(`${who}: ${from} to ${to}: ${done}, not ${expected}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    const { user_seq } = people.OWN as { user_seq: number };
    expect(await change(user_seq, 'SAST', "user_nick = 'another'")).toBe('HJ403');
    expect(await change(user_seq, 'SAST', "user_desc = 'another'")).toBe('HJ403');
    expect(await change(target.user_seq, 'SAST', "user_nick = 'another'")).toBe('1');
    expect(await change(target.user_seq, 'SAST', 'user_use = false')).toBe('HJ403');
    expect(await change(user_seq, 'SAST', 'user_uuid = gen_random_uuid()')).toBe('42501');
    expect(await change(user_seq, 'SAST', 'user_seq = 1')).toBe('42501');
    await app.end();
  }, 60_000);

  it('are changed by nobody who is them, or below them', async () => {
    const { people, org } = place;
    const use = { [`${kind}_user_use`]: false };
    const change = async (rank: string, of: string) => {
      const { user_seq } = people[of] as { user_seq: number };
      return is(await make((people[rank] as { client: Client }).client, kind, of, await keyOf(org, user_seq), use));
    };
    for (const rank of ['OWN', 'SMNG', 'MNG'])
      expect([rank, await change(rank, rank)]).toEqual([rank, '403 edit_beyond']);
    expect(await change('MNG', 'SMNG')).toBe('403 edit_beyond');
    expect(await change('SMNG', 'OWN')).toBe('403 edit_beyond');
    const nick = `${kind}_user_nick`;
    const { client } = people.OWN as { client: Client };
    expect(is(await make(client, kind, 'WTSGNP', place.target.key, { [nick]: 'x' }))).toBe('400 field_unknown');
  });

  it('who are on another list now are said to be there, to whoever reads that one', async () => {
    const { people, target } = place;
    const { client } = people.MNG as { client: Client };
    await put(target.key, 'WTSGNP');
    const detail = (list: string) => client.get<Row>(`/api/${kind}/user/${list}/detail/${target.key}`);
    expect((await detail('signup')).answer.result[auth]).toBe('WTSGNP');
    const lowest = place.ranks.at(-1) as string;
    expect(is(await make(client, kind, 'WTSGNP', target.key, { [auth]: lowest }))).toBe('200 null');
    const gone = await detail('signup');
    expect([is(gone), gone.answer.result]).toEqual(['404 record_elsewhere', { screen: `${kind}_user` }]);
    expect((await detail('list')).answer.result[auth]).toBe(lowest);
    // A form that was opened before says so too, and changes nothing.
    const late = await make(client, kind, 'WTSGNP', target.key, { [auth]: 'RJCT' });
    expect([is(late), late.answer.result]).toEqual(['404 record_elsewhere', { screen: `${kind}_user` }]);
    const listed = await client.post<Row[]>(`/api/${kind}/user/signup/list`, { list_count: 100 });
    expect(listed.answer.result.map((row) => row[`${kind}_user_seq`])).not.toContain(target.key);
    const history = await client.get<{ changes: { before: unknown; after: unknown }[]; edit_user: string }[]>(
      `/api/${kind}/user/list/history/${target.key}`,
    );
    const [{ edit_user, changes = [] } = {}] = history.answer.result;
    expect([edit_user, changes]).toEqual(['mng', [{ field: auth, before: 'WTSGNP', after: lowest }]]);
  });

  it('are decided about once, whoever of two decides first', async () => {
    const { people, target } = place;
    const { client: first } = people.MNG as { client: Client };
    const { client: second } = people.SMNG as { client: Client };
    for (let round = 0; round < ROUNDS; round += 1) {
      await put(target.key, 'WTSGNP');
      const { version } = (await first.get<Row>(`/api/${kind}/user/signup/detail/${target.key}`)).answer.result;
      const body = (to: string) => ({ [`${kind}_user_seq`]: target.key, version, UPList: [auth], [auth]: to });
      const both = await Promise.all([
        first.post(`/api/${kind}/user/signup/edit`, body('HLD')),
        second.post(`/api/${kind}/user/signup/edit`, body('RJCT')),
      ]);
      const told = both.map(is).toSorted();
      expect(told[0]).toBe('200 null');
      // One that is put off still waits, one that is refused stands on another list.
      expect(['404 record_elsewhere', '409 edit_conflict']).toContain(told[1]);
    }
  }, 60_000);

  it('always have an owner, whatever two owners do to each other at once', async () => {
    const { people, org, target } = place;
    const one = people.OWN as { client: Client; user_seq: number };
    const key = await keyOf(org, one.user_seq);
    for (let round = 0; round < ROUNDS; round += 1) {
      await put(target.key, 'OWN');
      await put(key, 'OWN');
      const both = await Promise.all([
        make(one.client, kind, 'OWN', target.key, { [auth]: 'SMNG' }),
        make(target.client, kind, 'OWN', key, { [auth]: 'SMNG' }),
      ]);
      const states = [await stateOf(target.key), await stateOf(key)].toSorted();
      expect([both.filter(({ http }) => http === 200).length, states]).toEqual([1, ['OWN', 'SMNG']]);
      const refused = both.find(({ http }) => http !== 200);
      expect([403, 409]).toContain(refused?.http);
    }
    await put(key, 'OWN');
    await put(target.key, 'WTSGNP');
  }, 60_000);
});
