import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { balanceOf, charged, makeRoastery, newLot, ROAST, roastOf, told } from '../harness/roastery.ts';
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
const send = (rows: readonly (readonly string[])[], mode = 'preview') => {
  const file = rows.map((cells) => `${cells.join(',')}\n`).join('');
  return sendImport(api.origin, me, ROAST, file, { mode, query: `&roaster_seq=${roaster_seq}` });
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

it('what only shows while it is saved is told with its row, and nothing is kept', async () => {
  const one = await roast({});
  const two = await roast({ roasting_result_greenbean: [charged(bean, 2_000_000)] });
  const rows = [
    ['번호', 'roasting_step', 'roasting_result_memo'],
    [String(one), 'RSRV', '하나'],
    [String(two), 'RSTG', '둘'],
  ];
  expect((await send(rows)).answer.result).toMatchObject({ changed: 2, faults: [] });
  const refused = await send(rows, 'save');
  expect([refused.http, refused.answer.code]).toEqual([400, 'import_faults']);
  expect(faultsOf(refused)).toEqual([[3, 'roasting_result_key', 'stock_short']]);
  expect(await read(one)).toMatchObject({ roasting_result_memo: null, version: 1 });
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

it('roasts of one file that only together take more than a lot has are told as short, and nothing is kept', async () => {
  const { bean, lot } = await newLot(me, 30_000, 2025);
  const keys = [];
  for (const mass of [20_000, 20_000])
    keys.push(await roast({ roasting_result_greenbean: [charged(bean, mass, 2025)] }));
  const rows = [['번호', 'roasting_step'], ...keys.map((key) => [String(key), 'RSTG'])];
  const refused = await send(rows, 'save');
  expect(faultsOf(refused)).toEqual([[3, 'roasting_result_key', 'stock_short']]);
  expect(await movesOf(lot)).toEqual([[30_000, 30_000]]);
});

it('automatic batch numbers of one file are one after the other', async () => {
  const day = { roasting_result_date: '2026-10-01' };
  const keys = [await roast(day), await roast(day), await roast(day)];
  const rows = [['번호', 'roasting_batch_auto'], ...keys.map((key) => [String(key), 'true'])];
  expect((await send(rows, 'save')).http).toBe(200);
  const numbers = await Promise.all(keys.map(async (key) => (await read(key)).roasting_batch_no));
  expect(numbers).toEqual([1, 2, 3]);
});
