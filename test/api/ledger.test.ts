import type { Row } from '@hanjan/core';
import { LEDGER_PATH, type Ledger, type LedgerMove } from '@hanjan/model/stock/ledger.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  charged,
  GREEN_STOCK,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { exported } from '../harness/sheets.ts';

/** The materials ledger against the moves that it is made of. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let me: Client;
let roaster_seq: number;
let org: number;
let lot: number;
let batch: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const place = await makeRoastery(api, admin);
  roaster_seq = place.roaster_seq;
  me = await place.member('OWN');
  const green = await newLot(me, 600_000);
  lot = green.lot;
  const roast = roastOf([charged(green.bean, 200_000)], { roasting_step: 'DONE', roasting_mass: 170_000 });
  batch = told(await me.post<Row>(`${ROAST}/edit`, roast)).roasting_result_key as number;
  told(
    await me.post(`${ROASTED_STOCK}/move`, {
      lot: batch,
      move_reason: 'DELIVER',
      move_mass: 50_000,
      move_customer: '여백',
    }),
  );
  told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'WASTE', move_mass: 3_000 }));
  told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'COUNT', move_mass: 396_500, there: 397_000 }));
  const { rows } = await admin.query('SELECT org FROM stock_move WHERE greenbean_year_seq = $1', [lot]);
  org = rows[0].org;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const ledger = async (month: string) => told(await me.post<Ledger>(LEDGER_PATH, { month }));
const moves = async (kind: string, key: number, month: string) =>
  told(await me.post<{ opening: number; moves: LedgerMove[] }>(`${LEDGER_PATH}/moves`, { kind, lot: key, month }));
const date = (key: number, reason: string, at: string) =>
  admin.query('UPDATE stock_move SET rgst_at = $1 WHERE greenbean_year_seq = $2 AND move_reason = $3', [
    at,
    key,
    reason,
  ]);
const lotIn = ({ kinds }: Ledger, kind: string, key: number) =>
  kinds.find((one) => one.kind === kind)?.lots.find((one) => one.key === key);

it('a month is that of the roastery: what came at its first midnight is in it, what came before is brought forward', async () => {
  // Midnight of the first of October in Seoul.
  await date(lot, 'RECEIVE', '2026-09-30T14:59:59.999Z');
  await date(lot, 'ROAST', '2026-09-30T15:00:00Z');
  await date(lot, 'WASTE', '2026-10-31T14:59:59Z');
  await date(lot, 'COUNT', '2026-10-31T15:00:00Z');
  expect(lotIn(await ledger('2026-08'), 'greenbean', lot)).toBeUndefined();
  expect(lotIn(await ledger('2026-09'), 'greenbean', lot)).toMatchObject({
    opening: 0,
    received: 600_000,
    closing: 600_000,
  });
  expect(lotIn(await ledger('2026-10'), 'greenbean', lot)).toMatchObject({
    opening: 600_000,
    received: 0,
    used: 200_000,
    waste: 3_000,
    counted: 0,
    closing: 397_000,
  });
  expect(lotIn(await ledger('2026-11'), 'greenbean', lot)).toMatchObject({
    opening: 397_000,
    counted: -500,
    closing: 396_500,
  });
});

it('opening, ins and outs are the moves of the database to a tenth of a gram', async () => {
  for (const month of ['2026-09', '2026-10', '2026-11']) {
    const { kinds } = await ledger(month);
    for (const { kind, sums, lots } of kinds) {
      const column = {
        greenbean: 'greenbean_year_seq',
        roasting: 'roasting_result_key',
        blending: 'blending_result_key',
      }[kind];
      const { rows } = await admin.query(
        `SELECT coalesce(sum(move_mass) FILTER (WHERE at < first), 0)::integer AS opening,
                coalesce(sum(move_mass), 0)::integer AS closing
           FROM (SELECT *, rgst_at AT TIME ZONE 'Asia/Seoul' AS at, $2::date AS first FROM stock_move) AS moved
          WHERE org = $1 AND ${column} IS NOT NULL AND at < first + interval '1 month'`,
        [org, `${month}-01`],
      );
      expect({ month, kind, opening: sums.opening, closing: sums.closing }).toEqual({ month, kind, ...rows[0] });
      const { opening, received, produced, used, left, waste, counted, closing } = sums;
      expect(opening + received + produced - used - left - waste + counted).toBe(closing);
      expect(lots.reduce((sum, one) => sum + one.closing, 0)).toBe(closing);
    }
  }
});

it('a roast is made, and what was delivered names its customer and leaves a balance', async () => {
  const { month, kinds } = told(await me.post<Ledger>(LEDGER_PATH, {}));
  expect(kinds.map(({ kind }) => kind)).toEqual(['greenbean', 'roasting', 'blending']);
  const made = kinds[1]?.lots.find(({ key }) => key === batch);
  expect(made).toMatchObject({ opening: 0, produced: 170_000, left: 50_000, closing: 120_000 });
  const { opening, moves: rows } = await moves('roasting', batch, month);
  expect([opening, rows.map(({ reason, mass, balance }) => [reason, mass, balance])]).toEqual([
    0,
    [
      ['ROAST', 170_000, 170_000],
      ['DELIVER', -50_000, 120_000],
    ],
  ]);
  expect(rows[1]?.customer).toMatchObject({ name: '여백' });
  const october = await moves('greenbean', lot, '2026-10');
  expect([october.opening, october.moves.map(({ day, balance }) => [day, balance])]).toEqual([
    600_000,
    [
      ['2026-10-01', 400_000],
      ['2026-10-31', 397_000],
    ],
  ]);
  expect(october.moves[0]?.cause).toMatchObject({ entity: 'roaster_roasting_result' });
});

it('what arrived is named with its own day and its supplier, what was made with the day that it is of', async () => {
  const { month } = told(await me.post<Ledger>(LEDGER_PATH, {}));
  const { lot: fresh, bean } = await newLot(me, 0);
  const came = {
    greenbean_year_seq: fresh,
    arrival_date: '2026-03-02',
    arrival_mass: 300_000,
    arrival_supplier: '생두상회',
  };
  told(await me.post<Row>('/api/roaster/greenbean/arrival/edit', came));
  const made = { roasting_step: 'DONE', roasting_mass: 17_000, roasting_result_date: '2026-04-05' };
  const { roasting_result_key } = told(await me.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, 20_000)], made)));
  const { moves: rows } = await moves('greenbean', fresh, month);
  expect(rows.map(({ reason, arrival, cause }) => [reason, arrival, cause?.roasted_on ?? null])).toEqual([
    ['RECEIVE', { id: expect.stringMatching(/^2026-\d+$/), date: '2026-03-02', supplier: '생두상회' }, null],
    ['ROAST', null, '2026-04-05'],
  ]);
  const asked = { month, kind: 'greenbean', lot: fresh, format: 'csv', roaster_seq };
  const [head, , received, used] = (await exported(api.origin, me, LEDGER_PATH, asked)).toString().split('\r\n');
  expect(head).toBe('\uFEFF일자,적요,기록 번호,실제 일자,입고 (kg),출고 (kg),잔량 (kg),거래처,포장,비고');
  expect(received).toMatch(/,입고,2026-\d+,2026-03-02,30,,30,생두상회,,$/);
  expect(used).toMatch(/,로스팅,.+,2026-04-05,,2,28,,,$/);
  const own = await moves('roasting', Number(roasting_result_key), month);
  expect(own.moves[0]?.cause).toMatchObject({ roasted_on: '2026-04-05' });
});

it('a sheet has kilograms with their unit in the head, and a sum of each kind', async () => {
  const file = await exported(api.origin, me, LEDGER_PATH, { month: '2026-10', format: 'csv', roaster_seq });
  const lines = file.toString().split('\r\n');
  expect(lines[0]).toContain(
    '전월이월 (kg),입고 (kg),생산 (kg),사용 (kg),출고 (kg),폐기 (kg),실사 조정 (kg),월말 재고 (kg)',
  );
  expect(lines.filter((line) => line.includes(',60,0,0,20,0,0.3,0,39.7'))).toHaveLength(2);
});

it('what is no month, no kind or no lot of theirs is refused', async () => {
  expect((await me.post(LEDGER_PATH, { month: '2026-13' })).http).toBe(400);
  expect((await me.post(`${LEDGER_PATH}/export`, { month: 7 })).http).toBe(400);
  expect((await me.post(`${LEDGER_PATH}/export`, { kind: 'greenbean' })).http).toBe(404);
  expect((await me.post(`${LEDGER_PATH}/moves`, { kind: 'none', lot, month: '2026-10' })).http).toBe(404);
  const stranger = await (await makeRoastery(api, admin, '다른 집')).member('OWN');
  for (const call of ['moves', 'export'])
    expect((await stranger.post(`${LEDGER_PATH}/${call}`, { kind: 'greenbean', lot, month: '2026-10' })).http).toBe(
      404,
    );
  const theirs = told(await stranger.post<Ledger>(LEDGER_PATH, { month: '2026-10' }));
  expect(theirs.kinds.flatMap(({ lots }) => lots)).toEqual([]);
});
