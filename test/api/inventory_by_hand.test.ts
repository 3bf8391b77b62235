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
  movesBy,
  newLot,
  ROASTED_STOCK,
  type Roastery,
  roastBy,
  told,
} from '../harness/roastery.ts';

/** What people move by hand, and who may. Masses are ×10 g. */
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
const movesOf = (path: string, more: Row = {}) => movesBy(me, path, more);
const move = (by: Client, path: string, body: Row, once?: string) =>
  by.post<Row>(`${path}/move`, body, once ? { 'idempotency-key': once } : {});

describe('moving something by hand', () => {
  let lot: number;
  let batch: number;
  beforeAll(async () => {
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
