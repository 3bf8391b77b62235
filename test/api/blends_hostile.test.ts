import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import {
  BLEND_STOCK,
  blendedOf,
  blendOf,
  charged,
  componentOf,
  MADE,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** Blends that cannot be: what is wrong is said at its place, and nothing of it is saved. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let me: Client;
let roaster_seq: number;
let bean: number;
/** Two batches of 8 kg of 10 kg. */
let batches: { key: number; seq: number }[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  const place = await makeRoastery(api, admin);
  roaster_seq = place.roaster_seq;
  me = await place.member('OWN');
  ({ bean } = await newLot(me, 10_000_000));
  batches = [await roasted(100_000, 80_000), await roasted(100_000, 80_000)];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

async function roasted(green: number, roasting_mass: number, more: Row = {}) {
  const body = roastOf([charged(bean, green)], { roasting_step: 'DONE', roasting_mass, ...more });
  const { roasting_result_key: key } = told(await me.post<Row>(`${ROAST}/edit`, body));
  const { roasting_result_seq: seq } = told(await me.get<Row>(`${ROAST}/detail/${key}`));
  return { key: key as number, seq: seq as number };
}
const part = (nth: number, mass: number, more: Row = {}) => ({ ...componentOf(batches[nth]?.seq ?? 0, mass), ...more });
const save = (body: Row) => me.post<Row>(`${MADE}/edit`, body);
const edit = (key: number, values: Row, more: Row = {}) =>
  save({ blending_result_key: key, UPList: Object.keys(values), ...values, ...more });
const made = async (parts: readonly Row[], more: Row = {}) =>
  told(await save(blendOf(parts, more))).blending_result_key as number;
const read = async (key: number) => told(await me.get<Row>(`${MADE}/detail/${key}`));
const partsOf = async (key: number, item: string) =>
  ((await read(key)).blending_result_comb as Row[]).map((row) => row[item]);
const faultsOf = ({ http, answer }: Reply<Row>) => [
  http,
  ...answer.fields.map(({ name, key, at }) => `${name}${at ? `.${at.row}.${at.item}` : ''} ${key}`),
];

/** Everything that a save of a blend writes. */
async function written(): Promise<unknown> {
  const { rows } = await admin.query(
    `SELECT (SELECT json_agg(m ORDER BY move_seq) FROM stock_move AS m WHERE org = $1) AS moves,
       (SELECT json_agg(b ORDER BY blending_result_key) FROM roaster_blending_result AS b WHERE org = $1) AS blends,
       (SELECT json_agg(p ORDER BY blending_result_key, nth) FROM roaster_blending_result_batch AS p WHERE org = $1) AS parts,
       (SELECT json_agg(c ORDER BY c::text) FROM counter AS c WHERE org = $1) AS counters,
       (SELECT json_agg(r.roasting_instock ORDER BY roasting_result_key) FROM roaster_roasting_result AS r WHERE org = $1) AS roasted`,
    [roaster_seq],
  );
  return rows;
}
/** What a call answers that writes nothing. */
async function refused(send: () => Promise<Reply<Row>>) {
  const before = await written();
  const reply = await send();
  expect(await written()).toEqual(before);
  return reply;
}

describe('what is no component', () => {
  const at = (item: string, key: string, row = 0) => [400, `blending_result_comb.${row}.${item} ${key}`];
  it.each<[string, (good: Row) => unknown, unknown[]]>([
    ['no list', () => 'beans', [400, 'blending_result_comb field_rows']],
    ['an object', (good) => good, [400, 'blending_result_comb field_rows']],
    ['a word among components', (good) => [good, 'bean'], [400, 'blending_result_comb field_rows']],
    ['nothing', () => null, [400, 'blending_result_comb field_required']],
    [
      'a batch without a number',
      ({ roasting_result_seq: _, ...rest }) => [rest],
      at('roasting_result_seq', 'field_required'),
    ],
    [
      'a number that is a word',
      (good) => [{ ...good, roasting_result_seq: 'x' }],
      at('roasting_result_seq', 'field_NaN'),
    ],
    [
      'a number below one',
      (good) => [{ ...good, roasting_result_seq: 0 }],
      at('roasting_result_seq', 'field_minValue'),
    ],
    [
      'a number of another year',
      (good) => [{ ...good, roasting_result_year: 2025 }],
      at('roasting_result_seq', 'field_ref'),
    ],
    ['no mass', (good) => [{ ...good, roasting_mass: null }], at('roasting_mass', 'field_required')],
    ['a mass below nothing', (good) => [{ ...good, roasting_mass: -1 }], at('roasting_mass', 'field_minValue')],
    ['half a tenth of a gram', (good) => [{ ...good, roasting_mass: 1.5 }], at('roasting_mass', 'field_NaN')],
    [
      'more than a hundred tonnes',
      (good) => [{ ...good, roasting_mass: 1_000_000_001 }],
      at('roasting_mass', 'field_maxValue'),
    ],
    [
      'one good and one unknown',
      (good) => [good, { ...good, roasting_result_seq: 77 }],
      at('roasting_result_seq', 'field_ref', 1),
    ],
  ])('%s', async (_, comb, faults) => {
    const body = { ...blendOf([]), blending_result_comb: comb(part(0, 10_000)) };
    expect(faultsOf(await refused(() => save(body)))).toEqual(faults);
    const key = await made([part(0, 10_000)]);
    expect(faultsOf(await refused(() => edit(key, { blending_result_comb: comb(part(0, 10_000)) })))).toEqual(faults);
  });

  it('is a blend, whatever it is called by', async () => {
    const key = await made([part(0, 10_000), part(1, 10_000)]);
    const { blending_result_seq, blending_result_year } = await read(key);
    const blend = { blending_result_key: key, blending_result_seq, blending_result_year, roasting_mass: 1000 };
    expect(faultsOf(await refused(() => save(blendOf([blend]))))).toEqual(at('blending_result_key', 'field_rows'));
    // The number alone, and the key of a blend in place of that of a roast, lead to the batch of that number.
    const lie = { ...part(0, 1000), roasting_result_key: key + 1_000_000 };
    const other = await made([lie]);
    expect(await partsOf(other, 'roasting_result_key')).toEqual([batches[0]?.key]);
  });
});

describe('a batch that has changed since the form was opened', () => {
  it('is refused at its place once it is gone', async () => {
    const key = await made([part(0, 10_000)]);
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: batches[1]?.key }));
    const faults = [400, 'blending_result_comb.1.roasting_result_seq field_ref'];
    const comb = [part(0, 5000), part(1, 5000)];
    expect(faultsOf(await refused(() => save(blendOf(comb))))).toEqual(faults);
    expect(faultsOf(await refused(() => edit(key, { blending_result_comb: comb })))).toEqual(faults);
  });

  it('is asked about once somebody else has used it', async () => {
    const pack = { lot: batches[0]?.key, move_reason: 'PACK', move_bag_mass: 35_000, move_bag_count: 2 };
    told(await me.post(`${ROASTED_STOCK}/move`, pack));
    const { http, answer } = await refused(() => save(blendOf([part(0, 20_000)])));
    const short = { lot: 'roasting', key: batches[0]?.key, there: 10_000, asked: 20_000 };
    expect([http, answer.code, answer.result]).toMatchObject([409, 'stock_short', [short]]);
  });

  it('gives what it lost now, not what it had lost then', async () => {
    const change = { roasting_mass: 90_000, UPList: ['roasting_mass'] };
    told(await me.post(`${ROAST}/edit`, { roasting_result_key: batches[0]?.key, ...change }));
    expect((await read(await made([part(0, 10_000, { roasting_loss: 200 })]))).blending_loss).toBe(100);
  });

  it('keeps a blend away that comes back after its batch went, and says so before it asks about stock', async () => {
    const key = await made([part(1, 80_000)]);
    const by = { blending_result_key: key };
    told(await me.post(`${MADE}/remove`, by));
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: batches[1]?.key }));
    const back = await refused(() => me.post<Row>(`${MADE}/restore`, by));
    expect(faultsOf(back)).toEqual([400, 'blending_result_comb.0.roasting_result_key field_ref']);
    told(await me.post(`${ROAST}/restore`, { roasting_result_key: batches[1]?.key }));
    told(await me.post(`${MADE}/restore`, by));
    expect(await roastedOf(me, batches[1]?.key ?? 0)).toBe(0);
  });
});

describe('shares', () => {
  const shares = async (masses: readonly number[], more: Row = {}) => {
    const seqs = batches.map(({ seq }) => seq);
    while (seqs.length < masses.length) seqs.push((await roasted(1000, 850)).seq);
    return made(masses.map((mass, nth) => ({ ...componentOf(seqs[nth] ?? 0, mass), ...more })));
  };

  it('of twenty components of a gram each are a twentieth of twenty grams', async () => {
    const key = await shares(Array(20).fill(10));
    expect(await partsOf(key, 'roasting_percent')).toEqual(Array(20).fill(50));
    expect(await read(key)).toMatchObject({ blending_total_mass: 200, blending_instock: 200 });
  });

  it.each([
    // 33.33 % each: the tenth that is left goes to the first. 142.857 of seven: 6 of them are rounded up. 0.1 g of 1000.1 g is no tenth of a percent.
    [
      [10, 10, 10],
      [334, 333, 333],
    ],
    [Array(7).fill(10), [143, 143, 143, 143, 143, 143, 142]],
    [
      [10_000, 1],
      [1000, 0],
    ],
  ])('of %j sum to 100.0', async (masses, percents) => {
    const key = await shares(masses);
    expect(await partsOf(key, 'roasting_percent')).toEqual(percents);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(1000);
  });

  it('that somebody sends and that cannot sum are worked out anew', async () => {
    const key = await shares([30_000, 10_000], { roasting_percent: 900 });
    expect(await partsOf(key, 'roasting_percent')).toEqual([750, 250]);
  });
});

describe('what was made and is packed in part', () => {
  it('is asked about when its batch is found to be lighter, and is empty after a yes', async () => {
    const key = batches[0]?.key ?? 0;
    told(
      await me.post(`${ROASTED_STOCK}/move`, {
        lot: key,
        move_reason: 'PACK',
        move_bag_mass: 10_000,
        move_bag_count: 4,
      }),
    );
    const lighter = { roasting_result_key: key, roasting_mass: 76_000, UPList: ['roasting_mass'] };
    told(await me.post(`${ROAST}/edit`, lighter));
    expect(await roastedOf(me, key)).toBe(36_000);
    const less = { ...lighter, roasting_mass: 39_000, confirm: { loss_unusual: { green: 100_000, roasted: 39_000 } } };
    const { http, answer } = await me.post<Row>(`${ROAST}/edit`, less);
    const short = { lot: 'roasting', key, there: 36_000, asked: 37_000 };
    expect([http, answer.code, answer.result]).toMatchObject([409, 'stock_short', [short]]);
    const confirm = { ...less.confirm, stock_short: answer.result };
    told(await me.post(`${ROAST}/edit`, { ...less, confirm }));
    expect(await roastedOf(me, key)).toBe(0);
  });

  it('keeps what is packed when more of it is made, and is asked about when it is removed', async () => {
    const key = await made([part(0, 40_000)]);
    told(
      await me.post(`${BLEND_STOCK}/move`, { lot: key, move_reason: 'PACK', move_bag_mass: 10_000, move_bag_count: 2 }),
    );
    told(await edit(key, { blending_result_comb: [part(0, 50_000)] }));
    expect(await blendedOf(me, key)).toBe(30_000);
    const asked = await refused(() => me.post<Row>(`${MADE}/remove`, { blending_result_key: key }));
    const short = { lot: 'blending', key, there: 30_000, asked: 50_000 };
    expect([asked.http, asked.answer.code, asked.answer.result]).toMatchObject([409, 'stock_short', [short]]);
    expect(asked.answer.description).not.toMatch(/_/);
  });
});
