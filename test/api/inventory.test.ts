import type { Row } from '@hanjan/core';
import type { Stock, StockMoves } from '@hanjan/model/roaster/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BEAN,
  balanceOf,
  charged,
  GREEN_STOCK,
  LOT,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** What there is, what was moved, and what people move by hand. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});
const begin = async () => {
  place = await makeRoastery(api, admin);
  me = await place.member('OWN');
};

const roast = async (green: Row[], more: Row = {}) =>
  told(await me.post<Record<string, number>>(`${ROAST}/edit`, roastOf(green, more))).roasting_result_key as number;
const stockOf = async (path = GREEN_STOCK, by = me, more: Row = {}) =>
  told(await by.post<Stock>(`${path}/stock`, more));
const movesOf = async (path: string, more: Row = {}) => {
  const { answer } = await me.post<StockMoves>(`${path}/moves`, more);
  return { ...answer.result, pagination: answer.pagination };
};
const move = (by: Client, path: string, body: Row, once?: string) =>
  by.post<Row>(`${path}/move`, body, once ? { 'idempotency-key': once } : {});
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
    await begin();
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

describe('moving something by hand', () => {
  let lot: number;
  let batch: number;
  beforeAll(async () => {
    await begin();
    const made = await newLot(me, 100_000);
    lot = made.lot;
    batch = await roast([charged(made.bean, 50_000)], { roasting_mass: 42_000, roasting_step: 'DONE' });
  });

  it('books what came, what was counted and what was thrown away', async () => {
    const steps: [string, Row, number][] = [
      [GREEN_STOCK, { lot, move_reason: 'RECEIVE', move_mass: 30_000, there: 50_000 }, 80_000],
      [GREEN_STOCK, { lot, move_reason: 'COUNT', move_mass: 79_000, there: 80_000, move_memo: '남은 것' }, 79_000],
      [GREEN_STOCK, { lot, move_reason: 'COUNT', move_mass: 79_000, there: 79_000 }, 79_000],
      [GREEN_STOCK, { lot, move_reason: 'WASTE', move_mass: 9_000, there: 79_000 }, 70_000],
      [ROASTED_STOCK, { lot: batch, move_reason: 'WASTE', move_mass: 2_000, there: 42_000 }, 40_000],
      [ROASTED_STOCK, { lot: batch, move_reason: 'COUNT', move_mass: 0, there: 40_000 }, 0],
    ];
    for (const [path, body, move_balance] of steps)
      expect(told(await move(me, path, body))).toMatchObject({ move_balance });
    expect(await balanceOf(me, lot)).toBe(70_000);
    const { moves } = await movesOf(GREEN_STOCK);
    expect(moves.map((one) => `${one.move_reason} ${one.move_mass} ${one.move_balance} ${one.move_memo}`)).toEqual([
      'WASTE -9000 70000 null',
      'COUNT 0 79000 null',
      'COUNT -1000 79000 남은 것',
      'RECEIVE 30000 80000 null',
      'ROAST -50000 50000 null',
      'RECEIVE 100000 100000 null',
    ]);
  });

  it('refuses waste of more than there is, whatever is confirmed, and a count of what has changed', async () => {
    const waste = { lot, move_reason: 'WASTE', move_mass: 70_001 };
    const short = [{ lot: 'greenbean', key: lot, there: 70_000, asked: 70_001 }];
    for (const more of [{}, { confirm: { stock_short: short } }]) {
      const { http, answer } = await move(me, GREEN_STOCK, { ...waste, ...more });
      expect([http, answer]).toMatchObject([409, { code: 'stock_too_little', result: { there: 70_000 } }]);
      expect(answer.description).toContain('7,000 g');
    }
    expect(await balanceOf(me, lot)).toBe(70_000);
    const changed = await move(me, GREEN_STOCK, { lot, move_reason: 'COUNT', move_mass: 1, there: 60_000 });
    expect([changed.http, changed.answer]).toMatchObject([409, { code: 'stock_changed', result: { there: 70_000 } }]);
    expect(told(await move(me, GREEN_STOCK, { ...waste, move_mass: 70_000 }))).toMatchObject({ move_balance: 0 });
  });

  it('is done once, however often it is sent', async () => {
    const body = { lot, move_reason: 'RECEIVE', move_mass: 70_000 };
    const replies = await Promise.all(Array.from({ length: 5 }, () => move(me, GREEN_STOCK, body, 'received-once')));
    const result = { move_balance: 70_000, move_seq: replies[0]?.answer.result.move_seq };
    expect(replies.map(({ answer }) => answer.result)).toEqual(Array(5).fill(result));
    expect((await move(me, GREEN_STOCK, { ...body, move_mass: 1 }, 'received-once')).http).toBe(422);
    expect(await balanceOf(me, lot)).toBe(70_000);
  });

  it.each([
    ['a reason that there is not', { move_reason: 'STOLEN' }, 'move_reason field_code'],
    ['a reason of the product’s own', { move_reason: 'ROAST' }, 'move_reason field_code'],
    ['nothing', { move_mass: null }, 'move_mass field_required'],
    ['zero', { move_mass: 0 }, 'move_mass field_minValue'],
    ['less than nothing', { move_mass: -5 }, 'move_mass field_minValue'],
    ['half a tenth of a gram', { move_mass: 0.5 }, 'move_mass field_NaN'],
    ['a word', { move_mass: 'all' }, 'move_mass field_NaN'],
    ['more than a lot can hold', { move_mass: 1_000_000_001 }, 'move_mass field_maxValue'],
    ['a count of what nobody saw', { move_reason: 'COUNT' }, 'there field_required'],
    ['too long a memo', { move_memo: 'a'.repeat(3001) }, 'move_memo field_maxLength'],
    ['a memo that is none', { move_memo: { a: 1 } }, 'move_memo field_text'],
  ])('refuses %s', async (_, wrong, fault) => {
    const { http, answer } = await move(me, GREEN_STOCK, { lot, move_reason: 'RECEIVE', move_mass: 10, ...wrong });
    expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, [fault]]);
    expect(answer.description).not.toMatch(/_/);
  });

  it('refuses what came of a roast, and more in a lot than it can hold', async () => {
    const came = await move(me, ROASTED_STOCK, { lot: batch, move_reason: 'RECEIVE', move_mass: 10 });
    expect(came.answer.fields).toMatchObject([{ name: 'move_reason', key: 'field_code' }]);
    const full = await move(me, GREEN_STOCK, { lot, move_reason: 'RECEIVE', move_mass: 1_000_000_000 });
    expect([full.http, full.answer.code]).toEqual([409, 'stock_full']);
  });

  it('is for lots of one’s own that are there', async () => {
    const elsewhere = await (await makeRoastery(api, admin, '옆집')).member('OWN');
    const { lot: theirs } = await newLot(elsewhere, 100_000);
    const removed = await newLot(me, 0);
    told(await me.post(`${LOT}/remove`, { greenbean_year_seq: removed.lot }));
    for (const one of [theirs, removed.lot, 987_654_321, 0, -1, '1', null, {}]) {
      const { http, answer } = await move(me, GREEN_STOCK, { lot: one, move_reason: 'RECEIVE', move_mass: 10 });
      expect([one, http, answer.code]).toEqual([one, 404, 'nopage_text']);
    }
    for (const one of [theirs, 987_654_321, 0, 'x', {}])
      expect([one, (await me.post(`${GREEN_STOCK}/moves`, { lot: one })).http]).toEqual([one, 404]);
    expect(await balanceOf(elsewhere, theirs)).toBe(100_000);
  });

  it.each([
    ['ROASTER', GREEN_STOCK, 403, 403],
    ['SAST', GREEN_STOCK, 200, 403],
    ['MNG', GREEN_STOCK, 200, 200],
    ['ROASTER', ROASTED_STOCK, 200, 403],
    ['SAST', ROASTED_STOCK, 200, 200],
  ])('%s at %s', async (role, path, reads, moves) => {
    const by = await place.member(role);
    const body =
      path === GREEN_STOCK
        ? { lot, move_reason: 'RECEIVE', move_mass: 10 }
        : { lot: batch, move_reason: 'COUNT', move_mass: 0, there: 0 };
    const stock = await by.post(`${path}/stock`);
    expect([stock.http, (await by.post(`${path}/moves`)).http, (await move(by, path, body)).http]).toEqual([
      reads,
      reads,
      moves,
    ]);
    if (reads === 200) expect(stock.answer.write_check).toBe(moves === 200);
  });

  it('is no page of whoever roasts, who is told in a choice what is left of the lots that they see', async () => {
    const roaster = await place.member('ROASTER');
    const choices = async () =>
      told(await roaster.post<Row[]>(`${LOT}/code`)).map((row) => [row.greenbean_year_seq, row.greenbean_instock]);
    const own = await newLot(me, 12_345);
    expect(await choices()).toContainEqual([own.lot, 12_345]);
    const guarded = { greenbean_year_seq: own.lot, UPList: ['greenbean_user_auth'], greenbean_user_auth: 'SAST' };
    told(await me.post(`${LOT}/edit`, guarded));
    expect(JSON.stringify(await choices())).not.toContain('12345');
  });
});
