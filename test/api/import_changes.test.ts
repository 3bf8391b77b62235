import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  balanceOf,
  charged,
  GREEN_STOCK,
  LOT,
  makeRoastery,
  newLot,
  ROAST,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { exported, rowsIn, sendImport } from '../harness/sheets.ts';

/** Files that change what several people work on, and records of which no file makes new ones. */

let api: TestApi;
let admin: pg.Client;
let roaster_seq: number;
let me: Client;
let other: Client;
let bean: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const place = await makeRoastery(api, admin);
  ({ roaster_seq } = place);
  [me, other] = [await place.member('OWN'), await place.member('ROASTER')];
  ({ bean } = await newLot(me, 1_000_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const roast = async (more: Row) => {
  const body = roastOf([charged(bean, 10_000)], { roasting_step: 'RSRV', roasting_batch_auto: false, ...more });
  return told(await me.post<Row>(`${ROAST}/edit`, body)).roasting_result_key as number;
};
const edit = async (by: Client, key: number, values: Row) =>
  told(await by.post<Row>(`${ROAST}/edit`, { roasting_result_key: key, UPList: Object.keys(values), ...values }));
const read = async (key: number) => told(await me.get<Row>(`${ROAST}/detail/${key}`));
const send = (
  rows: readonly (readonly string[])[],
  mode = 'preview',
  { by = me, ...more }: { by?: Client; key?: string; confirm?: object | string } = {},
) => {
  const file = rows.map((cells) => `${cells.join(',')}\n`).join('');
  return sendImport(api.origin, by, ROAST, file, { mode, query: `&roaster_seq=${roaster_seq}`, ...more });
};
/** The moves of a lot: mass and the balance after it. */
async function movesOf(lot: number): Promise<number[][]> {
  const { rows } = await admin.query<{ mass: number; balance: number }>(
    `SELECT move_mass AS mass, move_balance AS balance FROM stock_move WHERE org = $1 AND greenbean_year_seq = $2
      ORDER BY move_seq`,
    [roaster_seq, lot],
  );
  return rows.map(({ mass, balance }) => [mass, balance]);
}
const faultsOf = ({ answer }: Awaited<ReturnType<typeof send>>) =>
  answer.result.faults.map(({ row, name, key }) => [row, name, key]);
/** The file of all roasts: number, colour, memo, version. */
async function sheet(): Promise<string[][]> {
  const columns = ['roasting_agtron', 'roasting_result_memo'];
  const body = { format: 'csv', columns, orderType: 'rgst_at.asc', roaster_seq };
  return rowsIn('a.csv', await exported(api.origin, me, ROAST, body));
}

it('what others have changed since the export is told at its cell; what they have not is changed', async () => {
  const [first, second] = [await roast({ roasting_agtron: 65 }), await roast({ roasting_result_memo: '한 번' })];
  const [head = [], one = [], two = []] = await sheet();
  expect([head.at(-1), one, two]).toEqual(['버전', [String(first), '65', '', '1'], [String(second), '', '한 번', '1']]);
  await edit(other, first, { roasting_agtron: 75 });
  await edit(me, second, { roasting_result_memo: '두 번' });
  const mine = (agtron: string) => [head, [String(first), agtron, '내 말', '1'], [String(second), '', '세 번', '1']];

  const late = await send(mine('65'));
  expect(faultsOf(late)).toEqual([[2, 'roasting_agtron', 'import_late']]);
  expect(late.answer.result.faults[0]?.description).toContain('(지금: 75)');
  expect((await send(mine('65'), 'save')).answer.code).toBe('import_faults');

  const seen = await send(mine('75'));
  const memo = (before: string, after: string) => [{ name: 'roasting_result_memo', before, after }];
  expect(seen.answer.result).toMatchObject({ changed: 2, faults: [] });
  expect(seen.answer.result.changes).toEqual([
    { row: 2, cells: memo('', '내 말') },
    { row: 3, cells: memo('두 번', '세 번') },
  ]);
  expect((await send(mine('75'), 'save')).http).toBe(200);
  expect(await read(first)).toMatchObject({ roasting_agtron: 75, roasting_result_memo: '내 말', version: 3 });
  // What was saved once is not late the second time.
  expect((await send(mine('75'))).answer.result).toMatchObject({ same: 2, changed: 0, faults: [] });
});

it('a file that tells no versions shows what it takes back', async () => {
  const key = await roast({ roasting_agtron: 65 });
  await edit(other, key, { roasting_agtron: 75 });
  const { answer } = await send([
    ['번호', 'roasting_agtron'],
    [String(key), '65'],
  ]);
  expect(answer.result.changes).toEqual([{ row: 2, cells: [{ name: 'roasting_agtron', before: '75', after: '65' }] }]);
});

it('a version that cannot be read is told, so that nothing is written over unseen', async () => {
  const key = await roast({ roasting_agtron: 65 });
  await edit(other, key, { roasting_agtron: 75 });
  const rows = ['#REF!', 'v1', '1.5'].map((version) => [
    ['번호', 'roasting_agtron', '버전'],
    [String(key), '55', version],
  ]);
  for (const file of rows) {
    const { answer } = await send(file);
    expect(answer.result).toMatchObject({ changed: 0, faults: [{ row: 2, name: 'version', key: 'import_version' }] });
  }
});

it('of records that must have rows stored ones are changed, and new ones refused row by row', async () => {
  const key = await roast({});
  const rows = [
    ['번호', 'roasting_result_memo'],
    [String(key), '새 메모'],
    ['', '새 로스팅'],
  ];
  expect(faultsOf(await send(rows))).toEqual([[3, 'roasting_result_key', 'import_rows_needed']]);
  expect((await send(rows.slice(0, 2), 'save')).answer.result).toMatchObject({ changed: 1, faults: [] });
  expect(await read(key)).toMatchObject({ roasting_result_memo: '새 메모', version: 2 });
});

it('several roasts of one lot in one file leave balances that are the sums of the moves', async () => {
  const { bean, lot } = await newLot(me, 100_000, 2025);
  const keys = [];
  for (const mass of [10_000, 20_000, 30_000])
    keys.push(await roast({ roasting_result_greenbean: [charged(bean, mass, 2025)] }));
  const rows = [['번호', 'roasting_step'], ...keys.map((key) => [String(key), 'RSTG'])];
  expect((await send(rows, 'save')).http).toBe(200);
  expect(await movesOf(lot)).toEqual([
    [100_000, 100_000],
    [-10_000, 90_000],
    [-20_000, 70_000],
    [-30_000, 40_000],
  ]);
  expect(await balanceOf(me, lot)).toBe(40_000);
});

/** Two roasts that only together take more than their lot has, and the file that starts both. */
async function shortTogether(guard?: string) {
  const { bean, lot } = await newLot(me, 30_000, 2025);
  const keys = [];
  for (const mass of [20_000, 25_000])
    keys.push(await roast({ roasting_result_greenbean: [charged(bean, mass, 2025)] }));
  if (guard) {
    const more = { greenbean_year_seq: lot, UPList: ['greenbean_user_auth'], greenbean_user_auth: guard };
    told(await me.post(`${LOT}/edit`, more));
  }
  return { lot, keys, rows: [['번호', 'roasting_step'], ...keys.map((key) => [String(key), 'RSTG'])] };
}
const shortOf = (asked: Awaited<ReturnType<typeof send>>) => {
  expect([asked.http, asked.answer.code]).toEqual([409, 'stock_short']);
  return { stock_short: asked.answer.result as unknown as Row[] };
};

describe('roasts of one file that only together take more than a lot has', () => {
  it('are asked about once with their sum; a yes books the shortage once, and once however often it is sent', async () => {
    const { lot, keys, rows } = await shortTogether();
    const confirm = shortOf(await send(rows, 'save', { key: 'short-key-1' }));
    expect(confirm.stock_short).toMatchObject([{ lot: 'greenbean', key: lot, there: 30_000, asked: 45_000 }]);
    expect(await movesOf(lot)).toEqual([[30_000, 30_000]]);
    for (const key of keys) expect(await read(key)).toMatchObject({ roasting_step: 'RSRV', version: 1 });

    for (const _ of [1, 2]) {
      const { http, answer } = await send(rows, 'save', { key: 'short-key-2', confirm });
      expect([http, answer.result.changed]).toEqual([200, 2]);
    }
    expect(await movesOf(lot)).toEqual([
      [30_000, 30_000],
      [15_000, 45_000],
      [-20_000, 25_000],
      [-25_000, 0],
    ]);
    expect(await balanceOf(me, lot)).toBe(0);
    // The same key with another yes is another payload.
    const other = await send(rows, 'save', { key: 'short-key-2', confirm: { stock_short: [] } });
    expect([other.http, other.answer.code]).toEqual([422, 'idempotency_payload']);
  });

  it('are asked about again where less is there than was told, and not where more is', async () => {
    const { lot, rows } = await shortTogether();
    const confirm = shortOf(await send(rows, 'save'));
    told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'WASTE', move_mass: 1_000 }));
    const again = shortOf(await send(rows, 'save', { confirm }));
    expect(again.stock_short).toMatchObject([{ key: lot, there: 29_000, asked: 45_000 }]);
    expect(await balanceOf(me, lot)).toBe(29_000);
    told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'RECEIVE', move_mass: 2_000 }));
    expect((await send(rows, 'save', { confirm: again })).http).toBe(200);
    expect((await movesOf(lot)).slice(3)).toEqual([
      [14_000, 45_000],
      [-20_000, 25_000],
      [-25_000, 0],
    ]);
  });

  it('are asked about without telling what there is to whoever does not see the lot', async () => {
    const { lot, rows } = await shortTogether('MNG');
    const confirm = shortOf(await send(rows, 'save', { by: other }));
    expect(confirm.stock_short).toMatchObject([{ key: lot, name: null, there: null, asked: 45_000 }]);
    const guess = { stock_short: confirm.stock_short.map((one) => ({ ...one, there: 0 })) };
    shortOf(await send(rows, 'save', { by: other, confirm: guess }));
    expect((await send(rows, 'save', { by: other, confirm })).http).toBe(200);
    expect(await balanceOf(me, lot)).toBe(0);
  });

  it('are not short where another row gives back what they take, wherever it stands', async () => {
    const { lot, keys, rows } = await shortTogether();
    const [, one = []] = rows;
    expect((await send([rows[0] ?? [], one], 'save')).http).toBe(200);
    const swap = [rows[0] ?? [], [String(keys[1]), 'RSTG'], [String(keys[0]), 'CNCL']];
    expect((await send(swap, 'save')).http).toBe(200);
    expect((await movesOf(lot)).slice(2)).toEqual([
      [20_000, 30_000],
      [-25_000, 5_000],
    ]);
  });

  it.each([
    ['no JSON', '{', 'validation_error'],
    ['a text', '"yes"', 'validation_error'],
    ['too long', JSON.stringify({ stock_short: 'x'.repeat(300_000) }), 'validation_error'],
    ['too wide', JSON.stringify({ stock_short: Array.from({ length: 1_001 }, () => 1) }), 'too_complex'],
    ['no text of a database', JSON.stringify({ stock_short: '\u0000' }), 'validation_error'],
    ['no yes to it', JSON.stringify({ stock_short: [null, 1, 'x', {}] }), 'stock_short'],
  ])('are not saved by a confirmation that is %s', async (_, confirm, code) => {
    const { lot, rows } = await shortTogether();
    expect((await send(rows, 'save', { confirm })).answer.code).toBe(code);
    expect(await balanceOf(me, lot)).toBe(30_000);
  });
});

it('automatic batch numbers of one file are one after the other', async () => {
  const day = { roasting_result_date: '2026-10-01' };
  const keys = [await roast(day), await roast(day), await roast(day)];
  const rows = [['번호', 'roasting_batch_auto'], ...keys.map((key) => [String(key), 'true'])];
  expect((await send(rows, 'save')).http).toBe(200);
  const numbers = await Promise.all(keys.map(async (key) => (await read(key)).roasting_batch_no));
  expect(numbers).toEqual([1, 2, 3]);
});
