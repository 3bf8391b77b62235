import type { OrgKind, Row } from '@hanjan/core';
import type { Ownership } from '@hanjan/model/ownership.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';

/** Ownership of an organisation: who offers it to whom, who answers, what ends an offer, and what the database lets through. */

const ROUNDS = Number(process.env.HANJAN_RUNS ?? 200);
const KINDS = ['cafe', 'roaster'] as const;
const WAYS = ['withdraw', 'accept', 'decline'] as const;
type Way = (typeof WAYS)[number];

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
const people = ['giver', 'owner', 'heir', 'other', 'manager'] as const;
type Who = (typeof people)[number];
const RANKS: Readonly<Record<Who, string>> = {
  giver: 'OWN',
  owner: 'OWN',
  heir: 'SMNG',
  other: 'SMNG',
  manager: 'MNG',
};

interface Place {
  readonly kind: OrgKind;
  readonly org: number;
  readonly by: Readonly<Record<Who, Client>>;
  readonly user: Readonly<Record<Who, number>>;
  readonly member: Readonly<Record<Who, number>>;
}

async function placeOf(kind: OrgKind, name: string): Promise<Place> {
  const org = await makeOrg(admin, kind, `${kind} ${name}`);
  const made = { by: {}, user: {}, member: {} } as {
    by: Record<Who, Client>;
    user: Record<Who, number>;
    member: Record<Who, number>;
  };
  for (const who of people) {
    const { client, user_seq } = await newPerson(api, admin, `${name}.${kind}.${who}`);
    await seat(admin, org, user_seq, RANKS[who], { nick: who });
    const { rows } = await admin.query('SELECT member_seq FROM membership WHERE org = $1 AND user_seq = $2', [
      org,
      user_seq,
    ]);
    made.by[who] = within(client, { [`${kind}_seq`]: org });
    made.user[who] = user_seq;
    made.member[who] = Number(rows[0].member_seq);
  }
  return { kind, org, ...made };
}

/** Everybody as they were at the beginning, and no offer. */
async function begin({ org, user }: Place): Promise<void> {
  await admin.query('DELETE FROM ownership_offer WHERE org = $1', [org]);
  await admin.query('UPDATE org SET org_use = true WHERE org = $1', [org]);
  for (const who of people) await seat(admin, org, user[who], RANKS[who], { nick: who });
}
const path = ({ kind }: Place) => `/api/${kind}/org/offer`;
const make = (place: Place, by: Who = 'giver', to: Who = 'heir', offer_stays = false) =>
  place.by[by].post<{ offer_seq: number }>(`${path(place)}/make`, { member_seq: place.member[to], offer_stays });
const answer = (place: Place, way: Way, offer_seq: unknown, by: Who) =>
  place.by[by].post<Row>(`${path(place)}/${way}`, { offer_seq });
const seen = async (place: Place, by: Who) => (await place.by[by].get<Ownership>(path(place))).answer.result;
async function ranks({ org, user }: Place): Promise<Record<Who, string>> {
  const { rows } = await admin.query('SELECT user_seq, user_auth FROM membership WHERE org = $1', [org]);
  const rank = (who: Who) => rows.find(({ user_seq }) => Number(user_seq) === user[who])?.user_auth as string;
  return Object.fromEntries(people.map((who) => [who, rank(who)])) as Record<Who, string>;
}
const stateOf = async (offer_seq: number) =>
  (await admin.query('SELECT offer_state FROM ownership_offer WHERE offer_seq = $1', [offer_seq])).rows[0].offer_state;
const stillOpen = async ({ org }: Place) =>
  Number(
    (await admin.query("SELECT count(*) FROM ownership_offer WHERE org = $1 AND offer_state = 'OPEN'", [org])).rows[0]
      .count,
  );

describe.each(KINDS)('ownership of a %s', (kind) => {
  let place: Place;
  let foreign: Place;
  beforeAll(async () => {
    place = await placeOf(kind, 'handed');
    foreign = await placeOf(kind, 'foreign');
  }, 60_000);
  beforeEach(() => begin(place));

  it.each([true, false])('goes to whoever accepts it, and the offerer stays an owner: %s', async (offer_stays) => {
    const { offer_seq } = (await make(place, 'giver', 'heir', offer_stays)).answer.result;
    const offer = { offer_seq, offer_stays, by_nick: 'giver', to_nick: 'heir' };
    const heirs = ['heir', 'other'].map((who) => ({ member_seq: place.member[who as Who], user_nick: who }));
    expect(await seen(place, 'giver')).toEqual({ offer: { ...offer, side: 'by' }, heirs });
    expect(await seen(place, 'owner')).toEqual({ offer: { ...offer, side: 'other' }, heirs });
    expect(await seen(place, 'heir')).toEqual({ offer: { ...offer, side: 'to' }, heirs: [] });
    expect(await seen(place, 'other')).toEqual({ offer: null, heirs: [] });
    expect(await ranks(place)).toEqual(RANKS);

    const accepted = await answer(place, 'accept', offer_seq, 'heir');
    expect(is(accepted)).toBe('200 null');
    expect(accepted.answer.touched?.toSorted()).toEqual([`${kind}_user`, 'membership', 'ownership_offer'].toSorted());
    expect(await ranks(place)).toEqual({ ...RANKS, heir: 'OWN', giver: offer_stays ? 'OWN' : 'SMNG' });
    expect(await stateOf(offer_seq)).toBe('ACCEPTED');
    expect((await seen(place, 'heir')).offer).toBeNull();
    const step = async (who: Who) => {
      const { result } = (
        await place.by.owner.get<{ edit_user: string; changes: Row[] }[]>(
          `/api/${kind}/user/list/history/${place.member[who]}`,
        )
      ).answer;
      return [result[0]?.edit_user, result[0]?.changes[0]];
    };
    const field = `${kind}_user_auth`;
    expect(await step('heir')).toEqual(['heir', { field, before: 'SMNG', after: 'OWN' }]);
    if (!offer_stays) expect(await step('giver')).toEqual(['heir', { field, before: 'OWN', after: 'SMNG' }]);
  });

  it('passes from the only owner to the next', async () => {
    await seat(admin, place.org, place.user.owner, 'MNG');
    const { offer_seq } = (await make(place)).answer.result;
    expect(is(await answer(place, 'accept', offer_seq, 'heir'))).toBe('200 null');
    expect(await ranks(place)).toEqual({ ...RANKS, owner: 'MNG', giver: 'SMNG', heir: 'OWN' });
    expect(is(await place.by.heir.post(`/api/${kind}/userinfo/leave`, { leave_check: true }))).toBe('409 last_owner');
  });

  it('is offered by owners alone, to senior managers alone, once at a time', async () => {
    for (const [by, to, told] of [
      ['heir', 'other', '403 nopermission_text'],
      ['manager', 'heir', '403 nopermission_text'],
      ['giver', 'manager', '409 offer_not_manager'],
      ['giver', 'owner', '409 offer_not_manager'],
      ['giver', 'giver', '409 offer_not_manager'],
      ['giver', 'heir', '200 null'],
      ['giver', 'other', '409 offer_already'],
      ['owner', 'other', '409 offer_already'],
    ] as const)
      expect([by, to, is(await make(place, by, to))]).toEqual([by, to, told]);
    const ask = (values: Row) => place.by.giver.post(`${path(place)}/make`, values);
    expect(is(await ask({ member_seq: foreign.member.heir, offer_stays: true }))).toBe('409 offer_not_manager');
    for (const wrong of [undefined, null, 0, -1, 'x', 1.5, 2 ** 60, [], {}])
      expect(is(await ask({ member_seq: wrong, offer_stays: true }))).toBe('400 field_required');
    for (const wrong of [undefined, null, 0, 'true', []])
      expect(is(await ask({ member_seq: place.member.heir, offer_stays: wrong }))).toBe('400 field_required');
    await seat(admin, place.org, place.user.other, 'SMNG', { isOn: false });
    await admin.query('DELETE FROM ownership_offer WHERE org = $1', [place.org]);
    expect(is(await make(place, 'giver', 'other'))).toBe('409 offer_not_manager');
  });

  it('is answered by whom it is offered to and taken back by who offers it, whatever it is by then', async () => {
    const may: Readonly<Record<Way, Who>> = { withdraw: 'giver', accept: 'heir', decline: 'heir' };
    for (const before of [null, ...WAYS]) {
      for (const way of WAYS) {
        for (const who of people) {
          await begin(place);
          const { offer_seq } = (await make(place)).answer.result;
          if (before) expect(is(await answer(place, before, offer_seq, may[before]))).toBe('200 null');
          const was = await ranks(place);
          const told = is(await answer(place, way, offer_seq, who));
          const isDone = before === null && may[way] === who;
          const refused = who === 'manager' ? '403 nopermission_text' : '409 offer_gone';
          expect([before, way, who, told]).toEqual([before, way, who, isDone ? '200 null' : refused]);
          if (!isDone) expect(await ranks(place)).toEqual(was);
        }
      }
    }
  }, 60_000);

  it('is nothing to strangers', async () => {
    const { offer_seq } = (await make(place)).answer.result;
    for (const who of people) {
      const stranger = foreign.by[who];
      const there = { [`${kind}_seq`]: place.org };
      expect(is(await stranger.get(`${path(place)}?${kind}_seq=${place.org}`))).toBe(`403 no${kind}_text`);
      for (const way of WAYS) {
        const told = is(await stranger.post(`${path(place)}/${way}`, { ...there, offer_seq }));
        expect(told).toBe(`403 no${kind}_text`);
        // Named within their own organisation it is as one that is not there.
        const within = is(await answer(foreign, way, offer_seq, who));
        expect(within).toBe(who === 'manager' ? '403 nopermission_text' : '409 offer_gone');
      }
    }
    expect((await seen(foreign, 'giver')).offer).toBeNull();
    expect(is(await api.guest().get(path(place)))).toBe('401 noauth_text');
    expect(await stateOf(offer_seq)).toBe('OPEN');
    for (const wrong of [undefined, null, 0, 'x', []])
      expect(is(await answer(place, 'accept', wrong, 'heir'))).toBe('400 field_required');
  });

  it('is no longer offered once what the offer rests on has changed', async () => {
    const staff = (who: Who, of: Who, values: Row) =>
      place.by[who].post(`/api/${kind}/user/list/edit`, {
        [`${kind}_user_seq`]: place.member[of],
        UPList: Object.keys(values),
        ...values,
      });
    const [auth, use] = [`${kind}_user_auth`, `${kind}_user_use`];
    const ends: Readonly<Record<string, () => Promise<Reply<unknown>>>> = {
      'the offerer is no owner': () => staff('owner', 'giver', { [auth]: 'SMNG' }),
      'the offerer is out': () => staff('owner', 'giver', { [use]: false }),
      'the offerer has left': () => place.by.giver.post(`/api/${kind}/userinfo/leave`, { leave_check: true }),
      'the other is no senior manager': () => staff('other', 'heir', { [auth]: 'MNG' }),
      'the other is out': () => staff('owner', 'heir', { [use]: false }),
      'the other has left': () => place.by.heir.post(`/api/${kind}/userinfo/leave`, { leave_check: true }),
      'it is closed': () => place.by.owner.post(`/api/${kind}/org/close`, { close_check: true }),
    };
    for (const [why, end] of Object.entries(ends)) {
      await begin(place);
      const { offer_seq } = (await make(place)).answer.result;
      expect([why, is(await end())]).toEqual([why, '200 null']);
      expect([why, await stateOf(offer_seq)]).toEqual([why, 'ENDED']);
      // It does not come back with what it rested on.
      await admin.query('UPDATE org SET org_use = true WHERE org = $1', [place.org]);
      for (const who of people) await seat(admin, place.org, place.user[who], RANKS[who], { nick: who });
      expect((await seen(place, 'heir')).offer).toBeNull();
      expect(is(await answer(place, 'accept', offer_seq, 'heir'))).toBe('409 offer_gone');
      expect(is(await make(place))).toBe('200 null');
    }
  });

  it('of what is not about the two nothing ends an offer', async () => {
    const { offer_seq } = (await make(place)).answer.result;
    await place.by.heir.post(`/api/${kind}/userinfo/edit`, { [`${kind}_user_nick`]: 'renamed' });
    await place.by.owner.post(`/api/${kind}/user/list/edit`, {
      [`${kind}_user_seq`]: place.member.other,
      UPList: [`${kind}_user_auth`],
      [`${kind}_user_auth`]: 'MNG',
    });
    expect((await seen(place, 'heir')).offer).toMatchObject({ offer_seq, to_nick: 'renamed' });
    expect(is(await answer(place, 'accept', offer_seq, 'heir'))).toBe('200 null');
  });

  it('moves by the database alone as offers let it, and in no other way', async () => {
    const app = new pg.Client({ connectionString: api.database.logins.app });
    await app.connect();
    const alone = async (who: Who, statement: string, keep = false, org: number | '' = place.org) => {
      await app.query('BEGIN');
      await app.query("SELECT set_config('app.user', $1, true), set_config('app.org', $2, true)", [
        `${place.user[who]}`,
        `${org}`,
      ]);
      const done = await app.query(statement).then(
        ({ rowCount }) => `${rowCount}`,
        ({ code }: { code: string }) => code,
      );
      await app.query(keep && !done.startsWith('HJ') ? 'COMMIT' : 'ROLLBACK');
      return done;
    };
    const take = (who: Who, rank = 'OWN') =>
      `UPDATE membership SET user_auth = '${rank}' WHERE org = ${place.org} AND user_seq = ${place.user[who]}`;
    const offer = (by: Who, to: Who, state = '') =>
      `INSERT INTO ownership_offer (org, offered_by, offered_to, offer_stays${state && ', offer_state'})
       VALUES (${place.org}, ${place.user[by]}, ${place.user[to]}, false${state && `, '${state}'`})`;
    const move = (state: string) => `UPDATE ownership_offer SET offer_state = '${state}' WHERE org = ${place.org}`;

    for (const who of people.slice(2)) expect([who, await alone(who, take(who))]).toEqual([who, 'HJ403']);
    expect(await alone('heir', offer('heir', 'other'))).toBe('HJ403');
    expect(await alone('heir', offer('giver', 'heir'))).toBe('HJ403');
    expect(await alone('owner', offer('giver', 'heir'))).toBe('42501');
    expect(await alone('giver', offer('giver', 'manager'))).toBe('HJ409');
    expect(await alone('giver', offer('giver', 'giver'))).toBe('HJ409');
    expect(await alone('giver', offer('giver', 'heir', 'ACCEPTED'))).toBe('42501');
    expect(await alone('giver', offer('giver', 'heir'), false, foreign.org)).toBe('HJ403');
    expect(await alone('giver', offer('giver', 'heir'), true)).toBe('1');
    expect(await alone('owner', offer('owner', 'other'))).toBe('23505');

    for (const who of ['other', 'manager'] as const) expect([who, await alone(who, take(who))]).toEqual([who, 'HJ403']);
    for (const who of ['giver', 'owner', 'other', 'manager'] as const)
      expect([who, await alone(who, take('heir'))]).toEqual([who, 'HJ403']);
    for (const who of people) {
      const allowed = {
        WITHDRAWN: who === 'giver',
        DECLINED: who === 'heir',
        ACCEPTED: false,
        ENDED: false,
        OPEN: false,
      };
      for (const [state, isAllowed] of Object.entries(allowed))
        expect([who, state, await alone(who, move(state))]).toEqual([who, state, isAllowed ? '1' : 'HJ403']);
    }
    for (const set of ['offered_to = offered_by', 'offer_stays = true', 'org = 1', 'ended_by = 1'])
      expect([set, await alone('heir', `UPDATE ownership_offer SET ${set}`)]).toEqual([set, '42501']);
    expect(await alone('giver', 'DELETE FROM ownership_offer')).toBe('42501');
    expect(await alone('heir', 'SELECT FROM ownership_offer', false, foreign.org)).toBe('0');
    expect(await alone('heir', move('DECLINED'), false, foreign.org)).toBe('0');
    expect(await alone('heir', take('heir'), false, foreign.org)).toBe('0');
    expect(await alone('heir', take('heir'), false, '')).toBe('HJ403');

    // Taking it fulfils all of it, with nobody's help.
    expect(await alone('heir', take('heir'), true)).toBe('1');
    expect(await ranks(place)).toEqual({ ...RANKS, giver: 'SMNG', heir: 'OWN' });
    expect(await stillOpen(place)).toBe(0);
    for (const state of ['OPEN', 'WITHDRAWN']) expect(await alone('giver', move(state))).toBe('HJ409');
    expect(await alone('giver', take('giver'))).toBe('HJ403');
    await app.end();
  });

  it('is either taken back or accepted, when both are done at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await begin(place);
      const { offer_seq } = (await make(place)).answer.result;
      const told = (
        await Promise.all([answer(place, 'withdraw', offer_seq, 'giver'), answer(place, 'accept', offer_seq, 'heir')])
      ).map(is);
      expect(told.toSorted()).toEqual(['200 null', '409 offer_gone']);
      const isTaken = told[1] === '200 null';
      expect(await ranks(place)).toEqual(isTaken ? { ...RANKS, giver: 'SMNG', heir: 'OWN' } : RANKS);
      expect(await stateOf(offer_seq)).toBe(isTaken ? 'ACCEPTED' : 'WITHDRAWN');
    }
  }, 120_000);

  it('is offered by one of two owners who offer at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.query('DELETE FROM ownership_offer WHERE org = $1', [place.org]);
      const both = await Promise.all([make(place, 'giver', 'heir'), make(place, 'owner', 'other')]);
      expect(both.map(is).toSorted()).toEqual(['200 null', '409 offer_already']);
      expect(await stillOpen(place)).toBe(1);
    }
  }, 120_000);

  it.each([
    ['heir', 'MNG'],
    ['giver', 'SMNG'],
  ] as const)(
    'is not taken from or by whoever loses the rank at once: %s',
    async (of, to) => {
      const auth = `${kind}_user_auth`;
      for (let round = 0; round < ROUNDS; round += 1) {
        await begin(place);
        const { offer_seq } = (await make(place, 'giver', 'heir', true)).answer.result;
        const demote = place.by.owner.post(`/api/${kind}/user/list/edit`, {
          [`${kind}_user_seq`]: place.member[of],
          UPList: [auth],
          [auth]: to,
        });
        const [demoted, accepted] = (await Promise.all([demote, answer(place, 'accept', offer_seq, 'heir')])).map(is);
        const now = await ranks(place);
        // The owner may change another owner too, so that demoting is always done; accepting only before it.
        expect(demoted).toBe('200 null');
        expect(now[of]).toBe(to);
        expect(['200 null', '409 offer_gone', '403 nopermission_text']).toContain(accepted);
        if (of === 'giver') expect(now.heir).toBe(accepted === '200 null' ? 'OWN' : 'SMNG');
        expect(await stateOf(offer_seq)).toBe(accepted === '200 null' ? 'ACCEPTED' : 'ENDED');
        expect(now.owner).toBe('OWN');
      }
    },
    120_000,
  );
});
