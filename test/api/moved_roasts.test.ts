import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  charged,
  GREEN_STOCK,
  makeRoastery,
  newLot,
  ROAST,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { sendImport } from '../harness/sheets.ts';

/** A planned roast that moves to another day of its year; masses are ×10 g. */

const MANY = 12;
const DAY = 'roasting_result_date';
let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;
let other: Client;
let bean: number;
let lot: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  place = await makeRoastery(api, admin);
  [me, other] = [await place.member('OWN'), await place.member('ROASTER')];
  ({ bean, lot } = await newLot(me, 1_000_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const planned = async (more: Row = {}) => {
  const body = roastOf([charged(bean, 10_000)], { roasting_step: 'RSRV', ...more });
  return told(await me.post<Row>(`${ROAST}/edit`, body)).roasting_result_key as number;
};
const read = async (key: number) => told(await me.get<Row & { can: { fields: string[] } }>(`${ROAST}/detail/${key}`));
const edit = (key: number, values: Row, by = me, version?: number) =>
  by.post<Row>(`${ROAST}/edit`, {
    ...{ roasting_result_key: key, UPList: Object.keys(values), ...values },
    ...(version !== undefined && { version }),
  });
const move = (key: number, day: unknown, by = me, version?: number) => edit(key, { [DAY]: day }, by, version);
const faultsOf = ({ answer }: { answer: { fields: readonly { name: string; key: string }[] } }) =>
  answer.fields.map(({ name, key }) => `${name} ${key}`);
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);
const todayPlus = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const reserved = async () => {
  const { lots } = told(await me.post<{ lots: Row[] }>(`${GREEN_STOCK}/stock`, {}));
  return lots.find(({ key }) => key === lot)?.reserved;
};

describe('a planned roast', () => {
  it('moves to another day with its number, gets a batch of that day, and its history says so', async () => {
    const [first, second] = [await planned(), await planned()];
    const there = await planned({ [DAY]: '2026-11-25' });
    const before = await read(second);
    expect(before).toMatchObject({ roasting_result_seq: 2, roasting_batch_no: 2 });
    expect(before.can.fields).toContain(DAY);
    told(await move(first, '2026-11-25', other));
    expect(await read(first)).toMatchObject({
      ...{ [DAY]: '2026-11-25', roasting_result_year: 2026, roasting_result_seq: 1, roasting_batch_no: 2, version: 2 },
    });
    expect(await read(there)).toMatchObject({ roasting_batch_no: 1, version: 1 });
    const steps = told(await me.get<{ version: number; changes: Row[] }[]>(`${ROAST}/history/${first}`));
    expect(steps[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: DAY, before: '2026-11-20', after: '2026-11-25' },
        { field: 'roasting_batch_no', before: 1, after: 2 },
      ]),
    );
    // What it leaves is free again.
    expect(await read(await planned())).toMatchObject({ roasting_result_seq: 4, roasting_batch_no: 1 });
    const { answer } = await me.post<Row[]>(`${ROAST}/list`, {
      filters: { [DAY]: { from: '2026-11-25', to: '2026-11-25' } },
    });
    expect(answer.result.map((row) => row.roasting_result_seq).toSorted()).toEqual([1, 3]);
  });

  it('takes a number that was typed along, which must be free there', async () => {
    const typed = { roasting_batch_auto: false, roasting_batch_no: 7 };
    const key = await planned(typed);
    await planned({ ...typed, [DAY]: '2026-11-25' });
    const refused = await move(key, '2026-11-25');
    expect(faultsOf(refused)).toEqual(['roasting_batch_no batch_taken']);
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-20', roasting_batch_no: 7, version: 1 });
    told(await move(key, '2026-11-26'));
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-26', roasting_batch_no: 7 });
    told(await edit(key, { [DAY]: '2026-11-25', roasting_batch_no: 8 }));
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-25', roasting_batch_no: 8 });
    const without = await planned({ roasting_batch_auto: false, roasting_batch_no: null });
    told(await move(without, '2026-11-25'));
    expect((await read(without)).roasting_batch_no).toBeNull();
  });

  it('sets green coffee aside from the day that it moved to on', async () => {
    const [today, old] = [todayPlus(0), todayPlus(-40)];
    const key = await planned({ [DAY]: today });
    expect(await reserved()).toBe(10_000);
    // In January forty days ago are another year.
    if (old.slice(0, 4) !== today.slice(0, 4)) return;
    told(await move(key, old));
    expect(await reserved()).toBe(0);
    told(await move(key, today));
    expect(await reserved()).toBe(10_000);
  });

  it('may move in the save that it is roasted in, and goes back with the whole of it', async () => {
    const key = await planned();
    const done = { [DAY]: '2026-11-21', roasting_step: 'DONE', roasting_mass: 8_500 };
    told(await edit(key, done));
    expect(await read(key)).toMatchObject({ ...done, roasting_instock: 8_500 });
    told(await edit(key, { [DAY]: '2026-11-20', roasting_step: 'RSRV', roasting_mass: null }, me, 2));
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-20', roasting_step: 'RSRV', roasting_instock: 0 });
  });

  it('is numbered in its year: in another one it is refused at its day, and stays', async () => {
    const key = await planned();
    for (const day of ['2027-01-01', '2025-12-31']) {
      const refused = await move(key, day);
      expect([refused.http, faultsOf(refused)]).toEqual([400, [`${DAY} field_id`]]);
    }
    for (const wrong of ['2026-02-30', 'tomorrow', 20_261_125, true, ['2026-11-25'], {}])
      expect(faultsOf(await move(key, wrong))).toEqual([`${DAY} field_date`]);
    for (const empty of [null, '']) expect(faultsOf(await move(key, empty))).toEqual([`${DAY} field_required`]);
    const { roasting_result_year } = await read(key);
    expect(faultsOf(await edit(key, { roasting_result_year: 2027 }))).toEqual(['roasting_result_year field_unknown']);
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-20', roasting_result_year, version: 1 });
    told(await move(key, '2026-12-31'));
  });
});

describe('a roast that is no plan any more', () => {
  it.each([
    ['RSTG', null],
    ['COOL', null],
    ['DONE', 8_500],
    ['CNCL', null],
    ['RSRV', 8_500],
  ] as const)('stays on its day: %s with %s', async (roasting_step, roasting_mass) => {
    const key = await planned({ roasting_step, roasting_mass });
    expect((await read(key)).can.fields).not.toContain(DAY);
    expect(faultsOf(await move(key, '2026-11-21'))).toEqual([`${DAY} field_locked`]);
    expect(faultsOf(await edit(key, { [DAY]: '2026-11-21', roasting_step: 'DONE' }))).toEqual([`${DAY} field_locked`]);
    told(await edit(key, { [DAY]: '2026-11-20', roasting_result_memo: 'a' }));
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-20', roasting_batch_no: 1, roasting_result_memo: 'a' });
  });
});

describe('at the same time', () => {
  it('of two who move it from what they saw one does, the other is asked', async () => {
    const key = await planned();
    const days = ['2026-11-25', '2026-11-26'];
    const replies = await Promise.all(days.map((day, nth) => move(key, day, nth ? me : other, 1)));
    expect(replies.map(({ answer }) => answer.code).toSorted()).toEqual(['edit_conflict', null]);
    const won = days[replies.findIndex(({ http }) => http === 200)];
    expect(await read(key)).toMatchObject({ [DAY]: won, roasting_batch_no: 1, version: 2 });
  });

  it('what is roasted first stays, what is moved first is roasted there', async () => {
    for (const _ of upTo(6)) {
      const key = await planned();
      const [moved, roasted] = await Promise.all([
        move(key, '2026-11-25', other),
        edit(key, { roasting_step: 'DONE', roasting_mass: 8_500 }),
      ]);
      told(roasted);
      const isMoved = moved.http === 200;
      if (!isMoved) expect(faultsOf(moved)).toEqual([`${DAY} field_locked`]);
      expect(await read(key)).toMatchObject({ [DAY]: isMoved ? '2026-11-25' : '2026-11-20', roasting_step: 'DONE' });
    }
  });

  it('many move to one day: each has a batch of its own, and no number is left out', async () => {
    const keys: number[] = [];
    for (const _ of upTo(MANY)) keys.push(await planned());
    const [moved, fresh] = await Promise.all([
      Promise.all(keys.map((key, nth) => move(key, '2026-11-25', nth % 2 ? me : other))),
      Promise.all(upTo(4).map(() => planned({ [DAY]: '2026-11-25' }))),
    ]);
    expect(moved.map(({ http }) => http)).toEqual(keys.map(() => 200));
    const rows = await Promise.all([...keys, ...fresh].map(read));
    const sorted = (name: string) => rows.map((row) => Number(row[name])).toSorted((one, two) => one - two);
    expect(sorted('roasting_batch_no')).toEqual(upTo(MANY + 4));
    expect(sorted('roasting_result_seq')).toEqual(upTo(MANY + 4));
  });
});

describe('who moves it', () => {
  it('is whoever writes roasts there, and nobody else', async () => {
    const key = await planned();
    const far = await makeRoastery(api, admin);
    const [stranger, waiting] = [await far.member('OWN'), await place.member('WTSGNP')];
    expect((await move(key, '2026-11-25', stranger)).http).toBe(404);
    const named = { roaster_seq: place.roaster_seq, roasting_result_key: key, UPList: [DAY], [DAY]: '2026-11-25' };
    expect((await stranger.post<Row>(`${ROAST}/edit`, named)).http).toBe(403);
    expect((await move(key, '2026-11-25', waiting)).http).toBe(403);
    expect(await read(key)).toMatchObject({ [DAY]: '2026-11-20', version: 1 });
    for (const [nth, rank] of ['ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN'].entries())
      told(await move(key, `2026-11-${25 + nth}`, await place.member(rank)));
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: key }));
    expect((await move(key, '2026-11-30')).answer.code).toBe('edit_removed');
  });
});

describe('a file', () => {
  const send = (rows: readonly (readonly string[])[], mode = 'preview') => {
    const file = rows.map((cells) => `${cells.join(',')}\n`).join('');
    return sendImport(api.origin, me, ROAST, file, { mode, query: `&roaster_seq=${place.roaster_seq}` });
  };
  const days = (rows: readonly (readonly [number, string])[]) => [
    ['번호', DAY],
    ...rows.map(([key, day]) => [String(key), day]),
  ];

  it('moves what is planned, and gives batches of the day', async () => {
    const keys = [await planned(), await planned()] as const;
    await planned({ [DAY]: '2026-11-25' });
    const rows = days(keys.map((key) => [key, '2026-11-25']));
    expect((await send(rows)).answer.result).toMatchObject({ changed: 2, faults: [] });
    expect((await send(rows, 'save')).http).toBe(200);
    const moved = await Promise.all(keys.map(read));
    expect(moved.map((row) => [row[DAY], row.roasting_batch_no])).toEqual([
      ['2026-11-25', 2],
      ['2026-11-25', 3],
    ]);
  });

  it('says at its cell what stays: another year, what was roasted, a number that is taken', async () => {
    const typed = { roasting_batch_auto: false, roasting_batch_no: 7 };
    const [far, done, taken] = [await planned(), await planned({ roasting_step: 'DONE' }), await planned(typed)];
    await planned({ ...typed, [DAY]: '2026-11-25' });
    const faults = async (row: readonly [number, string], mode?: string) =>
      (await send(days([row]), mode)).answer.result.faults.map(({ row: at, name, key }) => [at, name, key]);
    expect(await faults([far, '2027-01-01'])).toEqual([[2, DAY, 'field_id']]);
    expect(await faults([done, '2026-11-25'])).toEqual([[2, DAY, 'field_locked']]);
    expect(await faults([taken, '2026-11-25'], 'save')).toEqual([[2, 'roasting_batch_no', 'batch_taken']]);
    for (const key of [far, done, taken]) expect(await read(key)).toMatchObject({ [DAY]: '2026-11-20', version: 1 });
  });
});
