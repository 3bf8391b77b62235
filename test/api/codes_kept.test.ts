import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, seat, userSeqOf, within } from '../harness/org.ts';

/** Codes, groups, varieties, countries and regions as administrators keep them. */

const CODES = '/api/setting/codelist';
const GROUPS = '/api/setting/codegroup';
const VARIETIES = '/api/variety';

let api: TestApi;
let admin: pg.Client;
let boss: Client;
const group = async (id: string) =>
  Number(
    (await admin.query('SELECT code_group_seq FROM code_group WHERE code_group_id = $1', [id])).rows[0]?.code_group_seq,
  );
const codeOf = async (of: string, id: string): Promise<Row> =>
  (await admin.query('SELECT * FROM code WHERE code_group_id = $1 AND code_id = $2', [of, id])).rows[0];
const save = (path: string, body: Row) => boss.post<Row>(`${path}/edit`, body);
const faults = ({ answer }: Reply<unknown>) => answer.fields.map(({ name, key }) => `${name} ${key}`);
const asCode = (code_id: string, code_group_seq: number, rest: Row = {}) => ({
  ...{ code_group_seq, code_id, code_name: `code ${code_id}`, code_name_kr: `코드 ${code_id}` },
  ...rest,
});

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = await api.person('codes.keeper');
  await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_id = 'codes.keeper'");
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('a code', () => {
  it('bears the id of its group, stands last, and is offered at once', async () => {
    const { http, answer } = await save(CODES, asCode('BALCONY', await group('NTPLC')));
    expect(http).toBe(200);
    expect(answer.touched).toEqual(['code']);
    const made = await codeOf('NTPLC', 'BALCONY');
    const { rows } = await admin.query("SELECT max(code_order) AS last FROM code WHERE code_group_id = 'NTPLC'");
    expect(made).toMatchObject({ code_group_id: 'NTPLC', code_order: rows[0].last });
    const asked = await api
      .guest()
      .post<Record<string, { code_list: Row[] }>>('/api/code/simple', { code_group: ['NTPLC'] });
    expect(asked.answer.result.NTPLC?.code_list.at(-1)).toMatchObject({
      code_id: 'BALCONY',
      code_name_kr: '코드 BALCONY',
    });
    expect((await save(CODES, asCode('BALCONY', await group('NTPLC')))).http).toBe(409);
  });
  it.each([
    ['small letters', { code_id: 'balcony' }, 'code_id field_capitals'],
    ['a short name', { code_name_kr: 'a' }, 'code_name_kr field_minLength'],
    ['no colour', { code_alias1: '#12345' }, 'code_alias1 field_colour'],
    ['a parent that is not there', { code_filter: 'NOWHERE' }, 'code_filter field_code'],
    ['itself as its parent', { code_id: 'SELF', code_filter: 'SELF' }, 'code_filter field_code'],
  ])('is refused with %s', async (_, wrong, fault) => {
    expect(faults(await save(CODES, asCode('WRONG', await group('NTPLC'), wrong)))).toEqual([fault]);
  });
  it('never changes its id or its group', async () => {
    const { code_seq, version } = await codeOf('NTPLC', 'CAFE');
    for (const change of [{ code_id: 'OTHER' }, { code_group_seq: await group('WTR') }]) {
      const UPList = Object.keys(change);
      expect(faults(await save(CODES, { code_seq: Number(code_seq), version, UPList, ...change }))).toEqual([
        `${UPList[0]} field_locked`,
      ]);
    }
  });
  it('by which the product works is neither added, removed nor taken out of use; it can be worded', async () => {
    const { code_seq } = await codeOf('RSTEP', 'DONE');
    const key = { code_seq: Number(code_seq) };
    expect(faults(await save(CODES, asCode('NEW', await group('RSTEP'))))).toEqual(['code_group_seq code_fixed']);
    expect(faults(await save(CODES, asCode('KOR', await group('CNTR'))))).toEqual(['code_group_seq code_projected']);
    expect(faults(await save(CODES, { ...key, UPList: ['code_use'], code_use: false }))).toEqual([
      'code_use code_fixed',
    ]);
    expect((await boss.post(`${CODES}/remove`, key)).answer.code).toBe('code_fixed');
    expect((await save(CODES, { ...key, UPList: ['code_name_kr'], code_name_kr: '끝남' })).http).toBe(200);
  });
});

describe('nesting', () => {
  const seq = async (id: string) => Number((await codeOf('MTRL', id)).code_seq);
  const put = async (id: string, below: string | null) =>
    save(CODES, { code_seq: await seq(id), UPList: ['code_filter'], code_filter: below });
  it('goes 20 levels deep and never in a circle, whoever puts what where at the same time', async () => {
    const of = await group('MTRL');
    for (let level = 1; level <= 20; level++) {
      const code_filter = level === 1 ? null : `L${level - 1}`;
      expect((await save(CODES, asCode(`L${level}`, of, { code_filter }))).http).toBe(200);
    }
    expect(faults(await save(CODES, asCode('L21', of, { code_filter: 'L20' })))).toEqual(['code_filter field_nested']);
    expect(faults(await put('L1', 'L1'))).toEqual(['code_filter field_circle']);
    expect(faults(await put('L2', 'L5'))).toEqual(['code_filter field_circle']);
    // A whole branch would come too deep.
    expect((await save(CODES, asCode('TOP', of))).http).toBe(200);
    expect(faults(await put('L1', 'TOP'))).toEqual(['code_filter field_nested']);
    expect((await put('L20', null)).http).toBe(200);
    expect((await put('L1', 'TOP')).http).toBe(200);
    for (const id of ['ONE', 'TWO']) expect((await save(CODES, asCode(id, of))).http).toBe(200);
    const both = await Promise.all([put('ONE', 'TWO'), put('TWO', 'ONE')]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 400]);
  });
  it('of varieties ends in none of itself', async () => {
    const { variety_seq } = (await admin.query("SELECT variety_seq FROM variety WHERE variety_id = 'BOURBON'")).rows[0];
    const change = (variety_parent_list: string[]) =>
      save(VARIETIES, { variety_seq: Number(variety_seq), UPList: ['variety_parent_list'], variety_parent_list });
    expect(faults(await change(['PACAMARA']))).toEqual(['variety_parent_list field_circle']);
    expect(faults(await change(['NOWHERE']))).toEqual(['variety_parent_list field_code']);
    const { http, answer } = await change(['TYPICA']);
    expect([http, answer.touched]).toEqual([200, ['code', 'variety']]);
  });
});

describe('what is in use', () => {
  it('in any organisation is counted and not removed, and can be taken out of use', async () => {
    const cafe_seq = await makeOrg(admin, 'cafe', '다른 카페');
    const barista = await api.person('codes.cafe');
    await seat(admin, cafe_seq, await userSeqOf(admin, 'codes.cafe'), 'OWN');
    const bean = { coffeebean_name: 'Kent lot', coffeebean_name_locale: '켄트', blending_variety_list: ['KENT'] };
    expect((await within(barista, { cafe_seq }).post('/api/cafe/coffeebean/default/edit', bean)).http).toBe(200);
    const { variety_seq } = (await admin.query("SELECT variety_seq FROM variety WHERE variety_id = 'KENT'")).rows[0];
    const key = { variety_seq: Number(variety_seq) };
    const { http, answer } = await boss.post<Row[]>(`${VARIETIES}/remove`, key);
    expect([http, answer.code]).toEqual([409, 'in_use']);
    expect(answer.result).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entity: 'cafe_coffeebean', field: 'blending_variety_list', count: 1 }),
        // S795 descends from it.
        expect.objectContaining({ entity: 'variety', field: 'variety_parent_list', count: 1 }),
      ]),
    );
    expect((await save(VARIETIES, { ...key, UPList: ['variety_use'], variety_use: false })).http).toBe(200);
  });
  it('is never removed while somebody saves what names it', async () => {
    const feelings = await group('CNFLNG');
    for (let round = 0; round < 6; round += 1) {
      const code_id = `RACE${round}`;
      expect((await save(CODES, asCode(code_id, feelings))).http).toBe(200);
      const code_seq = Number((await codeOf('CNFLNG', code_id)).code_seq);
      const note = {
        cupnote_name: 'a race',
        cupnote_place: 'HOME',
        cupnote_feeling_list: [code_id],
        cupnote_date: '2026-11-20',
      };
      const [removed, written] = await Promise.all([
        boss.post(`${CODES}/remove`, { code_seq }),
        save('/api/user/qc/coffeebean', note),
      ]);
      expect([removed.http, written.http].filter((http) => http === 200)).toHaveLength(1);
      expect(removed.http === 200 ? faults(written) : removed.answer.code).toEqual(
        removed.http === 200 ? ['cupnote_feeling_list field_code'] : 'in_use',
      );
    }
  });

  it('by nobody is removed, is no choice any more, and comes back', async () => {
    const { variety_seq } = (await admin.query("SELECT variety_seq FROM variety WHERE variety_id = 'ROUBI'")).rows[0];
    const key = { variety_seq: Number(variety_seq) };
    const offered = async () => {
      const asked = await api
        .guest()
        .post<Record<string, { code_list: Row[] }>>('/api/code/simple', { code_group: ['VRT'] });
      return asked.answer.result.VRT?.code_list.some(({ code_id }) => code_id === 'ROUBI');
    };
    for (const [way, isThere] of [
      ['remove', false],
      ['restore', true],
    ] as const) {
      expect((await boss.post(`${VARIETIES}/${way}`, key)).http).toBe(200);
      expect(await offered()).toBe(isThere);
    }
  });
  it('as the parent of another code, or as a group of the product, stays', async () => {
    const { code_seq } = await codeOf('FLVR', 'BERRY');
    const refused = await boss.post<Row[]>(`${CODES}/remove`, { code_seq: Number(code_seq) });
    expect([refused.http, refused.answer.code]).toEqual([409, 'in_use']);
    const groupGone = await boss.post(`${GROUPS}/remove`, { code_group_seq: await group('CNTR') });
    expect([groupGone.http, groupGone.answer.code]).toEqual([409, 'code_group_needed']);
  });
});

describe('order', () => {
  const order = async (of: string) =>
    (
      await admin.query(
        'SELECT code_id FROM code WHERE code_group_id = $1 AND removed_at IS NULL ORDER BY code_order',
        [of],
      )
    ).rows.map(({ code_id }) => code_id as string);
  const seq = async (of: string, id: string) => Number((await codeOf(of, id)).code_seq);
  it('is changed for one code with all that is below it; others keep their versions', async () => {
    const before = await order('FLVR');
    const versions = 'SELECT sum(version)::integer AS all FROM code';
    const { rows } = await admin.query(versions);
    const { http, answer } = await boss.post<Row>(`${CODES}/move`, {
      code_seq: await seq('FLVR', 'FLORAL'),
      after: await seq('FLVR', 'FRUITY'),
    });
    expect([http, answer.touched]).toEqual([200, ['code']]);
    const after = await order('FLVR');
    expect(after.toSorted()).toEqual(before.toSorted());
    const branch = before.slice(before.indexOf('FLORAL'));
    expect(after.slice(after.indexOf('FLORAL'), after.indexOf('FLORAL') + branch.length)).toEqual(branch);
    expect(after.indexOf('SOUR_FERMENTED')).toBe(after.indexOf('FLORAL') + branch.length);
    expect((await admin.query(versions)).rows[0].all).toBe(rows[0].all + 1);
  });
  it('stays whole when several are moved at once, and is refused across levels and groups', async () => {
    const ids = await order('NTPLC');
    const seqs = await Promise.all(ids.map((id) => seq('NTPLC', id)));
    const moves = seqs.slice(1).map((code_seq) => boss.post(`${CODES}/move`, { code_seq, after: null }));
    expect((await Promise.all(moves)).map(({ http }) => http)).toEqual(moves.map(() => 200));
    const { rows } = await admin.query("SELECT code_order FROM code WHERE code_group_id = 'NTPLC' ORDER BY 1");
    expect(rows.map(({ code_order }) => code_order)).toEqual(ids.map((_, nth) => nth + 1));
    for (const after of [await seq('FLVR', 'BERRY'), await seq('WTR', 'TAP').catch(() => 1), -1, 'x'])
      expect((await boss.post(`${CODES}/move`, { code_seq: await seq('FLVR', 'FRUITY'), after })).http).toBe(400);
    expect((await boss.post(`${CODES}/move`, { code_seq: 987_654_321, after: null })).http).toBe(404);
    expect(
      (await (await api.person('codes.nobody')).post(`${CODES}/move`, { code_seq: seqs[0], after: null })).http,
    ).toBe(403);
  });
});

it('a change of a code is in the history of it, and a second administrator is told', async () => {
  const { code_seq, version } = await codeOf('NTPLC', 'OFFC');
  const key = { code_seq: Number(code_seq), version };
  expect((await save(CODES, { ...key, UPList: ['code_name_kr'], code_name_kr: '일터에서' })).http).toBe(200);
  const late = await save(CODES, { ...key, UPList: ['code_name_kr'], code_name_kr: '회사에서' });
  expect([late.http, late.answer.code]).toEqual([409, 'edit_conflict']);
  const { answer } = await boss.get<{ changes: Row[] }[]>(`${CODES}/history/${code_seq}`);
  expect(answer.result[0]?.changes).toEqual([expect.objectContaining({ field: 'code_name_kr', after: '일터에서' })]);
});
