import type { Row } from '@hanjan/core';
import type { Stock, StockMoves } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BEAN,
  charged,
  GREEN_STOCK,
  LOT,
  makeRoastery,
  movesBy,
  newLot,
  ROASTED_STOCK,
  type Roastery,
  roastBy,
  told,
} from '../harness/roastery.ts';

/** What there is, and what was moved. Masses are ×10 g. */
let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  place = await makeRoastery(api, admin);
  me = await place.member('OWN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const roast = (green: Row[], more: Row = {}) => roastBy(me, green, more);
const stockOf = async (path = GREEN_STOCK, by = me, more: Row = {}) =>
  told(await by.post<Stock>(`${path}/stock`, more));
const movesOf = (path: string, more: Row = {}) => movesBy(me, path, more);
/** Puts moves so many days back, past the application. */
const age = (days: number, where = 'true') =>
  admin.query(`UPDATE stock_move SET rgst_at = rgst_at - make_interval(days => $1) WHERE org = $2 AND ${where}`, [
    days,
    place.roaster_seq,
  ]);

describe('what there is', () => {
  let kenya: { bean: number; lot: number };
  let brazil: { bean: number; lot: number };
  let batch: number;

  beforeAll(async () => {
    kenya = await newLot(me, 600_000);
    brazil = await newLot(me, 1_000_000, 2025);
    await newLot(me, 0, 2024);
    await age(100);
    await roast([charged(kenya.bean, 140_000)]);
    await age(10, "move_reason = 'ROAST'");
    batch = await roast([charged(kenya.bean, 140_000), charged(brazil.bean, 20_000, 2025)], {
      roasting_mass: 130_000,
      roasting_step: 'DONE',
    });
    await roast([charged(kenya.bean, 60_000)], { roasting_step: 'RSRV', roasting_result_date: todayPlus(1) });
    await roast([charged(kenya.bean, 50_000)], { roasting_step: 'CNCL' });
    await roast([charged(kenya.bean, 40_000)], { roasting_step: 'PRHT', roasting_result_date: todayPlus(-40) });
  });
  const todayPlus = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('is told lot by lot, what is used up first first', async () => {
    const { lots, series, ...all } = await stockOf();
    const over = { data_days: 28, evenness: 'erratic' };
    expect(all).toEqual({ total: 1_300_000, reserved: 60_000, per_day: 10_714.3, days_left: 121.3, ...over });
    expect(lots).toEqual([
      {
        key: kenya.lot,
        id: String(kenya.lot),
        name: 'Kenya Nyeri',
        name_locale: '케냐 니에리',
        year: 2026,
        roasted_on: null,
        batch: null,
        mark: null,
        balance: 320_000,
        reserved: 60_000,
        per_day: 10_000,
        days_left: 32,
        ...over,
        moved_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ key: brazil.lot, balance: 980_000, per_day: 714.3, days_left: 1372, ...over }),
    ]);
    expect(series).toHaveLength(90);
    expect(series.map(({ mass }) => mass)).toEqual([
      ...Array(79).fill(1_600_000),
      ...Array(10).fill(1_460_000),
      1_300_000,
    ]);
    const days = series.map(({ day }) => Date.parse(day));
    expect(days.slice(1).map((day, nth) => day - (days[nth] ?? 0))).toEqual(Array(89).fill(86_400_000));
  });

  it('is told of lots without any only when that is asked', async () => {
    expect((await stockOf(GREEN_STOCK, me, { all: true })).lots).toHaveLength(3);
  });

  it('is told of roasts by their numbers, days and batches', async () => {
    const { lots, total, reserved, per_day, days_left } = await stockOf(ROASTED_STOCK);
    expect([total, reserved, per_day, days_left]).toEqual([130_000, 0, null, null]);
    expect(lots).toMatchObject([
      {
        key: batch,
        id: '2026-2',
        name: 'Kenya Nyeri',
        name_locale: '케냐 니에리',
        year: null,
        roasted_on: '2026-11-20',
        batch: 2,
        balance: 130_000,
      },
    ]);
  });

  it('ends its days by the clock of the roastery', async () => {
    await admin.query('BEGIN');
    const { rows } = await admin.query(
      "SELECT (now() AT TIME ZONE 'Pacific/Kiritimati')::date::text AS east, (now() AT TIME ZONE 'Pacific/Niue')::date::text AS west",
    );
    await admin.query('COMMIT');
    const lastDay = async (zone: string) => {
      await admin.query('UPDATE org SET org_zone = $1 WHERE org = $2', [zone, place.roaster_seq]);
      return (await stockOf()).series.at(-1)?.day;
    };
    expect([await lastDay('Pacific/Kiritimati'), await lastDay('Pacific/Niue')]).toEqual([rows[0].east, rows[0].west]);
    await lastDay('Asia/Seoul');
  });

  it('leaves out what a role does not see', async () => {
    const senior = await place.member('SAST');
    await me.post(`${LOT}/edit`, {
      greenbean_year_seq: brazil.lot,
      UPList: ['greenbean_user_auth'],
      greenbean_user_auth: 'SMNG',
    });
    const { total, lots, series } = await stockOf(GREEN_STOCK, senior);
    expect([total, lots.map(({ key }) => key)]).toEqual([320_000, [kenya.lot]]);
    expect([series[0]?.mass, series.at(-1)?.mass]).toEqual([600_000, 320_000]);
    const { answer } = await senior.post<StockMoves>(`${GREEN_STOCK}/moves`);
    const { moves } = answer.result;
    expect(new Set(moves.map(({ lot }) => lot))).toEqual(new Set([kenya.lot]));
    expect(answer.pagination?.total).toBe(moves.length);
    expect((await senior.post(`${GREEN_STOCK}/moves`, { lot: brazil.lot })).http).toBe(404);
    expect(await stockOf()).toMatchObject({ total: 1_300_000 });
    await me.post(`${LOT}/edit`, {
      greenbean_year_seq: brazil.lot,
      UPList: ['greenbean_user_auth'],
      greenbean_user_auth: null,
    });
    await me.post(`${BEAN}/edit`, {
      greenbean_roaster_seq: brazil.bean,
      UPList: ['greenbean_user_auth'],
      greenbean_user_auth: 'OWN',
    });
    expect(await stockOf(GREEN_STOCK, senior)).toMatchObject({ total: 320_000 });
  });

  it('was moved by what is told, newest first', async () => {
    const { moves, series, pagination } = await movesOf(GREEN_STOCK, { lot: kenya.lot });
    expect(pagination).toEqual({ page: 1, total_pages: 1, total: 3 });
    expect(moves[0]).toEqual({
      move_seq: expect.any(Number),
      lot: kenya.lot,
      name: 'Kenya Nyeri',
      name_locale: '케냐 니에리',
      year: 2026,
      move_mass: -140_000,
      move_balance: 320_000,
      move_reason: 'ROAST',
      move_memo: null,
      customer: null,
      bags: null,
      is_back: false,
      rgst_at: expect.stringMatching(/Z$/),
      ...{ rgst_user: 'own', arrival: null },
      cause: {
        ...{ entity: 'roaster_roasting_result', id: '2026-2', name: 'Kenya Nyeri', name_locale: '케냐 니에리' },
        roasted_on: '2026-11-20',
      },
    });
    expect(moves.at(-1)).toMatchObject({
      move_reason: 'RECEIVE',
      cause: { entity: 'roaster_greenbean_year', id: String(kenya.lot) },
    });
    expect(series.map(({ mass }) => mass)).toEqual([600_000, 460_000, 320_000]);
    expect((await movesOf(ROASTED_STOCK)).moves).toMatchObject([{ lot: batch, move_mass: 130_000, year: null }]);
  });

  it('is told in pages, and a long line in 500 points', async () => {
    await admin.query(
      `INSERT INTO stock_move (org, greenbean_year_seq, move_mass, move_balance, move_reason, rgst_by)
       SELECT $1, $2, 1, n, 'COUNT', 1 FROM generate_series(1, 1990) AS n`,
      [place.roaster_seq, brazil.lot],
    );
    const { moves, series, pagination } = await movesOf(GREEN_STOCK, { lot: brazil.lot, page: 100 });
    expect(pagination).toEqual({ page: 100, total_pages: 100, total: 1992 });
    expect([moves.length, moves.at(-1)?.move_reason]).toEqual([12, 'RECEIVE']);
    expect([series.length <= 500, series.length > 400, series.at(-1)?.mass]).toEqual([true, true, 1990]);
    const last = await movesOf(GREEN_STOCK, { page: 9999 });
    expect(last.pagination).toEqual({ page: 100, total_pages: 100, total: 1995 });
    const { rows } = await admin.query(
      'SELECT move_seq::integer FROM stock_move WHERE org = $1 AND greenbean_year_seq IS NOT NULL ORDER BY 1 LIMIT 15',
      [place.roaster_seq],
    );
    expect(last.moves.map(({ move_seq }) => move_seq)).toEqual(rows.map(({ move_seq }) => move_seq).reverse());
  });
});
