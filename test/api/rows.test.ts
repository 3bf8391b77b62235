import { kindOf, type Row, type SearchMode, uploadOf } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startApi, type TestApi } from '../harness/api.ts';
import { blendScreen, box, boxScreen, withBlends } from '../harness/blends.ts';
import { type Owner, owner } from '../harness/org.ts';
import { purgeNow } from '../harness/purge.ts';
import { told } from '../harness/roastery.ts';
import { goodValues, readWorld } from '../harness/values.ts';

const PATH = blendScreen.path;
const BEANS = '/api/cafe/coffeebean/default';
let api: TestApi;
let admin: pg.Client;
let me: Owner;
let beans: number[];

beforeAll(async () => {
  api = await startApi({ catalogue: withBlends });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await owner(api, 'blender');
  beans = [];
  for (const name of ['예가체프', '콜롬비아', '과테말라']) beans.push(await makeBean(name));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

async function makeBean(coffeebean_name: string): Promise<number> {
  const { answer } = await me.post<{ coffeebean_seq: number }>(`${BEANS}/edit`, { coffeebean_name });
  return answer.result.coffeebean_seq;
}

/** A row as it is sent: of the nth coffee. */
const part = (nth: number, blend_mass: number, more: Row = {}): Row => ({
  coffeebean_seq: beans[nth],
  blend_mass,
  ...more,
});
/** The same row as it comes back. */
const kept = (blend_order: number, nth: number, blend_mass: number, blend_percent: number, more: Row = {}): Row => ({
  blend_order,
  coffeebean_seq: beans[nth],
  blend_process: null,
  blend_mass,
  blend_percent,
  blend_note: null,
  ...more,
});

interface Saved {
  readonly blend_seq: number;
  readonly version: number;
}
const save = (body: Row) => me.post<Saved>(`${PATH}/edit`, body);
const make = async (blend_list: readonly Row[], blend_name = '하우스 블렌드') =>
  (await save({ blend_name, blend_list })).answer.result;
const change = (saved: Saved, blend_list: unknown, more: Row = {}) =>
  save({ ...saved, UPList: ['blend_list'], blend_list, ...more });
const read = async ({ blend_seq }: Pick<Saved, 'blend_seq'>) =>
  (await me.get<Row>(`${PATH}/detail/${blend_seq}`)).answer;
const listOf = async (saved: Saved) => (await read(saved)).result.blend_list;
const places = ({ http, answer }: Reply<unknown>) => [
  http,
  ...answer.fields.map(({ key, at }) => [key, at?.row, at?.item]),
];

describe('a list of rows', () => {
  it('is kept with its record: counted, with its shares, sums and names', async () => {
    const saved = await make([
      part(0, 1000, { blend_process: 'WSHD' }),
      part(1, 1000),
      part(2, 1000, { blend_note: '끝맛' }),
    ]);
    const { result, resultName } = await read(saved);
    expect(result.blend_list).toEqual([
      kept(1, 0, 1000, 334, { blend_process: 'WSHD' }),
      kept(2, 1, 1000, 333),
      kept(3, 2, 1000, 333, { blend_note: '끝맛' }),
    ]);
    expect(result.blend_mass).toBe(3000);
    expect(Object.keys(resultName?.coffeebean_seq ?? {}).map(Number)).toEqual(beans);
    expect(resultName?.coffeebean_seq?.[`${beans[1]}`]).toMatchObject({ coffeebean_name: '콜롬비아' });

    const { answer } = await me.post<Row[]>(`${PATH}/list`, { searchTitle: '하우스' });
    expect(answer.result[0]).toMatchObject({ blend_list: result.blend_list, blend_mass: 3000 });
    expect(answer.resultName?.coffeebean_seq).toEqual(resultName?.coffeebean_seq);
  });

  it('is moved, changed, shortened and made longer, and every state can be had back', async () => {
    const first = [part(0, 700), part(1, 300)];
    const saved = await make(first);
    const states = [
      [part(1, 300), part(0, 700)],
      [part(1, 500), part(0, 700)],
      [part(0, 700)],
      [part(0, 700), part(2, 100), part(2, 200, { blend_note: '둘째' }), part(1, 1)],
      first,
    ];
    let last = saved;
    for (const state of states) {
      const reply = await change(last, state);
      expect([reply.http, reply.answer.result.version]).toEqual([200, last.version + 1]);
      last = reply.answer.result;
      const now = (await listOf(last)) as Row[];
      expect(now.map(({ coffeebean_seq, blend_mass }) => [coffeebean_seq, blend_mass])).toEqual(
        state.map(({ coffeebean_seq, blend_mass }) => [coffeebean_seq, blend_mass]),
      );
      expect(now.map(({ blend_order }) => blend_order)).toEqual(state.map((_, nth) => nth + 1));
      expect(now.reduce((sum, { blend_percent }) => sum + Number(blend_percent), 0)).toBe(1000);
    }
    expect(await listOf(last)).toEqual([kept(1, 0, 700, 700), kept(2, 1, 300, 300)]);
    const same = await change(last, await listOf(last));
    expect(same.answer.result).toEqual(last);
  });

  it('is part of the history, with the names behind its references', async () => {
    const saved = await make([part(0, 700), part(1, 300)]);
    await change(saved, [part(2, 700)]);
    const { answer } = await me.get<Row[]>(`${PATH}/history/${saved.blend_seq}`);
    const [step] = answer.result as { changes: Row[] }[];
    expect(step?.changes).toEqual([
      {
        field: 'blend_list',
        before: [kept(1, 0, 700, 700), kept(2, 1, 300, 300)],
        after: [kept(1, 2, 700, 1000)],
      },
      { field: 'blend_mass', before: 1000, after: 700 },
    ]);
    expect(Object.keys(answer.resultName?.coffeebean_seq ?? {}).map(Number)).toEqual(beans);
  });

  it('saved from an old version is answered with both lists', async () => {
    const saved = await make([part(0, 700)]);
    await change(saved, [part(0, 700), part(1, 300)]);
    const { http, answer } = await change(saved, [part(2, 100)]);
    expect([http, answer.code]).toEqual([409, 'edit_conflict']);
    expect(answer.result).toMatchObject({
      changes: [
        {
          field: 'blend_list',
          theirs: [kept(1, 0, 700, 700), kept(2, 1, 300, 300)],
          mine: [kept(1, 2, 100, 1000)],
          theirs_changed: true,
        },
        { field: 'blend_mass', theirs: 1000 },
      ],
    });
    expect(await listOf(saved)).toHaveLength(2);
  });

  it('is one of those that were saved at the same time, never a mixture', async () => {
    const { blend_seq } = await make([part(0, 1)]);
    const lists = [1, 2, 3, 4].map((turn) => Array.from({ length: 5 - turn }, () => part(turn % 3, turn * 10)));
    const overwrite = (blend_list: Row[]) => save({ blend_seq, UPList: ['blend_list'], blend_list });
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(lists.map(overwrite));
      expect(replies.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
      const now = (await listOf({ blend_seq, version: 0 })) as Row[];
      expect(new Set(now.map(({ blend_mass }) => blend_mass)).size).toBe(1);
      expect(now).toHaveLength(5 - Number(now[0]?.blend_mass) / 10);
    }
  });

  it('is saved once however often the save is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { blend_name: '한 번만', blend_list: [part(0, 10)] };
    const replies = [];
    for (const _ of [1, 2]) replies.push(await me.post<Saved>(`${PATH}/edit`, body, headers));
    expect(replies[1]?.answer.result).toEqual(replies[0]?.answer.result);
    expect(await listOf(replies[0]?.answer.result as Saved)).toHaveLength(1);
  });

  it('goes and comes back with its record, and for good with the purge', async () => {
    const [gone, stays] = [await make([part(0, 1), part(1, 2)]), await make([part(0, 3)])];
    const call = (name: string, saved: Saved) => me.post<Saved>(`${PATH}/${name}`, saved);
    const removed = (await call('remove', gone)).answer.result;
    expect((await call('restore', removed)).http).toBe(200);
    expect(await listOf(gone)).toHaveLength(2);
    const again = (await call('remove', (await read(gone)).result as unknown as Saved)).answer.result;
    await call('remove', stays);
    await admin.query("UPDATE cafe_blend SET removed_at = now() - interval '31 days' WHERE blend_seq = $1", [
      again.blend_seq,
    ]);
    await purgeNow(api.database.logins, withBlends);
    const { rows } = await admin.query(
      'SELECT DISTINCT blend_seq::integer FROM cafe_blend_blend_list WHERE blend_seq = ANY($1)',
      [[gone.blend_seq, stays.blend_seq]],
    );
    expect(rows).toEqual([{ blend_seq: stays.blend_seq }]);
  });
});

describe('what rows refer to', () => {
  it('stays while they do, and is counted once a record', async () => {
    const bean = await makeBean('시다모');
    const row = { coffeebean_seq: bean, blend_mass: 10 };
    const saved = await make([row, row]);
    const remove = () => me.post<unknown>(`${BEANS}/remove`, { coffeebean_seq: bean });
    const refused = await remove();
    expect([refused.http, refused.answer.code]).toEqual([409, 'in_use']);
    expect(refused.answer.result).toEqual([
      { entity: 'cafe_blend', screen: 'cafe_blend', field: 'coffeebean_seq', count: 1 },
    ]);

    const { answer } = await me.post<Saved>(`${PATH}/remove`, saved);
    expect((await remove()).http).toBe(200);
    const orphan = await me.post(`${PATH}/restore`, answer.result);
    expect(places(orphan)).toEqual([400, ['field_ref', 0, 'coffeebean_seq'], ['field_ref', 1, 'coffeebean_seq']]);
    await me.post(`${BEANS}/restore`, { coffeebean_seq: bean });
    expect((await me.post(`${PATH}/restore`, answer.result)).http).toBe(200);
  });
});

describe('wrong rows', () => {
  const good = () => part(0, 10);
  it.each<[name: string, list: () => unknown, faults: unknown[]]>([
    ['none', () => [], [['field_required', undefined, undefined]]],
    ['too many', () => Array.from({ length: 21 }, good), [['sublist_maxLength', undefined, undefined]]],
    ['no list', () => 'rows', [['field_rows', undefined, undefined]]],
    ['no rows', () => [good(), [good()]], [['field_rows', undefined, undefined]]],
    ['an unknown item', () => [good(), { ...good(), blend_seq: 1 }], [['field_rows', 1, 'blend_seq']]],
    ['a place of its own', () => [{ ...good(), nth: 7 }], [['field_rows', 0, 'nth']]],
    ['nothing in a row', () => [good(), {}], [['field_required', 1, 'coffeebean_seq']]],
    ['a wrong type', () => [{ ...good(), blend_mass: '10' }], [['field_NaN', 0, 'blend_mass']]],
    ['too much', () => [good(), good(), part(0, 1_000_000_001)], [['field_maxValue', 2, 'blend_mass']]],
    [
      'a record that is not there',
      () => [good(), { ...good(), coffeebean_seq: 9_999_999 }],
      [['field_ref', 1, 'coffeebean_seq']],
    ],
    ['a code that is not there', () => [{ ...good(), blend_process: 'NOWHERE' }], [['field_code', 0, 'blend_process']]],
  ])('are refused at their place: %s', async (_, list, faults) => {
    const fresh = await save({ blend_name: '잘못된 것', blend_list: list() });
    expect(places(fresh)).toEqual([400, ...faults]);
    expect(fresh.answer.fields.every(({ name }) => name === 'blend_list')).toBe(true);
    const saved = await make([good()]);
    expect(places(await change(saved, list()))).toEqual([400, ...faults]);
    expect(await listOf(saved)).toEqual([kept(1, 0, 10, 1000)]);
  });

  it('cannot say what is calculated', async () => {
    const saved = await make([part(0, 10, { blend_percent: 1, blend_order: 7 }), part(0, 30, { blend_percent: 999 })]);
    expect(await listOf(saved)).toEqual([kept(1, 0, 10, 250), kept(2, 0, 30, 750)]);
  });
});

describe('items of every kind', () => {
  it('come back as they were sent, first and after a change', async () => {
    const world = await readWorld(me, box);
    const items = box.fields.box_items;
    if (items?.kind !== 'rows') throw new Error('the box has no items');
    const all = Object.entries(items.of).map(([name, item]) => [name, goodValues(item, world)] as const);
    // A picture is uploaded first, to a field of the record (`pictures.test.ts`).
    expect(all.filter(([, values]) => values.length === 0).map(([name]) => name)).toEqual(['image_1']);
    const most = Math.min(20, Math.max(...all.map(([, values]) => values.length)));
    const list = Array.from({ length: most }, (_, turn) =>
      Object.fromEntries(all.map(([name, values]) => [name, values[turn % values.length] ?? null])),
    );
    const made = await me.post<Row>(`${boxScreen.path}/edit`, { box_name: '상자', box_items: list });
    expect(made.answer).toMatchObject({ status: 'OK' });
    const { box_seq } = made.answer.result;
    const now = async () => (await me.get<Row>(`${boxScreen.path}/detail/${box_seq}`)).answer.result.box_items;
    expect(await now()).toEqual(list);
    const same = await me.post<Row>(`${boxScreen.path}/edit`, {
      ...made.answer.result,
      UPList: ['box_items'],
      box_items: list,
    });
    expect(same.answer.result).toEqual(made.answer.result);
    const turned = { ...made.answer.result, UPList: ['box_items'], box_items: list.toReversed() };
    expect((await me.post(`${boxScreen.path}/edit`, turned)).http).toBe(200);
    expect(await now()).toEqual(list.toReversed());
  });

  it('narrow a list to the records that have such a row, each once', async () => {
    const world = await readWorld(me, box);
    const items = box.fields.box_items;
    if (items?.kind !== 'rows') throw new Error('the box has no items');
    const rowOf = (turn: number): Row =>
      Object.fromEntries(Object.entries(items.of).map(([name, item]) => [name, goodValues(item, world)[turn] ?? null]));
    for (const [name, item] of Object.entries(items.of)) {
      const make = async (rows: number, more: Row) => {
        const box_items = Array.from({ length: rows }, () => ({ ...rowOf(0), ...more }));
        return told(await me.post<Row>(`${boxScreen.path}/edit`, { box_name: name, box_items })).box_seq;
      };
      const { [name]: value } = rowOf(0);
      if (uploadOf(item)) continue;
      const found = await make(2, {});
      // A flag that must be on holds nothing else.
      const other = item.required || item.kind === 'flag' ? goodValues(item, world).find((one) => one !== value) : null;
      if (other !== undefined) await make(1, { [name]: other });
      const filters = { [`box_items.${name}`]: filterBy(kindOf(item).search, value) };
      const asked = { searchTitle: name, searchType: 'box_name', filters, list_count: 100 };
      const { answer } = await me.post<Row[]>(`${boxScreen.path}/list`, asked);
      const named = answer.result.filter(({ box_name }) => box_name === name).map(({ box_seq }) => box_seq);
      expect([name, named]).toEqual([name, [found]]);
    }
  });
});

/** What a list is narrowed to by a value. */
function filterBy(search: SearchMode, value: unknown): unknown {
  const [first, last] = [value].flat();
  if (search === 'overlaps') return { from: first, to: last };
  if (search === 'range') return { from: value, to: value };
  return search === 'one_of' || search === 'any_of' ? [first] : value;
}
