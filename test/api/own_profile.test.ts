import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';

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

describe.each(['cafe', 'roaster'] as const)('who somebody is in a %s', (kind) => {
  const path = `/api/${kind}/userinfo`;
  const [nick, desc, auth] = [`${kind}_user_nick`, `${kind}_user_desc`, `${kind}_user_auth`];
  let org: number;
  let owner: Client;
  let other: Client;
  const seqs: number[] = [];
  const put = (user_seq: number | undefined, state: string) =>
    seat(admin, org, user_seq ?? 0, state, { nick: '처음 이름' });
  const statesNow = async () =>
    (await admin.query('SELECT user_auth FROM membership WHERE org = $1 ORDER BY user_auth', [org])).rows.map(
      (row) => row.user_auth as string,
    );
  beforeAll(async () => {
    org = await makeOrg(admin, kind, '우리 집');
    const made = [await newPerson(api, admin, `own.${kind}.one`), await newPerson(api, admin, `own.${kind}.two`)];
    seqs.push(...made.map(({ user_seq }) => user_seq));
    [owner, other] = made.map(({ client }) => within(client, { [`${kind}_seq`]: org })) as [Client, Client];
    await put(seqs[0], 'OWN');
    await put(seqs[1], 'SAST');
  });

  it('is read and written by themselves, and stands in the lists and in the history', async () => {
    expect((await other.get<Row>(`${path}/detail`)).answer.result).toMatchObject({
      [nick]: '처음 이름',
      [auth]: 'SAST',
    });
    const saved = await other.post<Row>(`${path}/edit`, { [nick]: '새 이름', [desc]: '아침 담당', [auth]: 'OWN' });
    expect([is(saved), saved.answer.result]).toEqual(['200 null', { version: 2 }]);
    expect((await other.get<Row>(`${path}/detail`)).answer.result).toMatchObject({
      [nick]: '새 이름',
      [desc]: '아침 담당',
      [auth]: 'SAST',
    });
    const listed = await owner.post<Row[]>(`/api/${kind}/user/list/list`);
    const row = listed.answer.result.find((one) => one[nick] === '새 이름');
    expect(row).toMatchObject({ [auth]: 'SAST' });
    const history = await owner.get<{ changes: { field: string }[] }[]>(
      `/api/${kind}/user/list/history/${row?.[`${kind}_user_seq`]}`,
    );
    expect(history.answer.result[0]?.changes.map(({ field }) => field)).toEqual([nick, desc]);
  });

  it('is refused where it is wrong', async () => {
    expect(is(await other.post(`${path}/edit`, { [nick]: 'ab' }))).toBe('400 field_minLength');
    expect(is(await other.post(`${path}/edit`, { [nick]: '' }))).toBe('400 field_required');
    expect(is(await other.post(`${path}/edit`, { [nick]: 'x'.repeat(101) }))).toBe('400 field_maxLength');
    expect(is(await other.post(`${path}/edit`, { [desc]: 'x'.repeat(3001) }))).toBe('400 field_maxLength');
    expect(is(await other.post(`${path}/edit`, {}))).toBe('400 save_not_changed');
    expect(is(await other.post(`${path}/leave`))).toBe('400 field_required');
    expect(is(await api.guest().get(`${path}/detail?${kind}_seq=${org}`))).toBe('401 noauth_text');
  });

  it('ends when they leave, at once, and the last owner cannot', async () => {
    expect(is(await owner.post(`${path}/leave`, { leave_check: true }))).toBe('409 last_owner');
    expect(is(await other.post(`${path}/leave`, { leave_check: true }))).toBe('200 null');
    expect(is(await other.get(`${path}/detail`))).toBe(`403 no${kind}_text`);
    expect(await statesNow()).toEqual(['CNCL', 'OWN']);
    const gone = await owner.post<Row[]>(`/api/${kind}/user/etc/list`);
    expect(gone.answer.result.map((row) => row[auth])).toEqual(['CNCL']);
  });

  it('leaves one owner, when two of them leave at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const seq of seqs) await put(seq, 'OWN');
      const both = await Promise.all([
        owner.post(`${path}/leave`, { leave_check: true }),
        other.post(`${path}/leave`, { leave_check: true }),
      ]);
      expect(both.map(is).toSorted()).toEqual(['200 null', '409 last_owner']);
      expect(await statesNow()).toEqual(['CNCL', 'OWN']);
    }
  }, 60_000);
});
