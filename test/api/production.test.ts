import type { Row } from '@hanjan/core';
import { PRODUCTION_PATH, type ProductionFacts, productionOf } from '@hanjan/model/roaster/production/production.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BLEND,
  blendOf,
  charged,
  componentOf,
  MADE,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** What a production is worked out from: whose it is, who sees what of it, and numbers worked by hand. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let owner: Client;
let me: Client;
let stranger: Client;
let bean: number;
let lot: number;
let recipe: number;
let blend: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  const place = await makeRoastery(api, admin);
  [owner, me] = [await place.member('OWN'), await place.member('ROASTER')];
  stranger = await (await makeRoastery(api, admin, '다른 집')).member('OWN');
  ({ bean, lot } = await newLot(owner, 1_000_000));
  recipe = await newRecipe('케냐 필터', 60_000);
  blend = await newBlend({ roasting_comb: [{ roasting_seq: recipe, roasting_mass: 60_000 }] });
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

async function newRecipe(roasting_name: string, mass: number, more: Row = {}): Promise<number> {
  const green = [{ greenbean_roaster_seq: bean, greenbean_mass: mass }];
  const named = { roasting_name, roasting_name_locale: roasting_name, roasting_default_greenbean: green };
  return told(await owner.post<Row>(`${RECIPE}/edit`, { ...named, ...more })).roasting_seq as number;
}
async function newBlend(more: Row): Promise<number> {
  const named = { blending_name: '하우스', blending_name_locale: '하우스' };
  return told(await owner.post<Row>(`${BLEND}/edit`, { ...named, ...more })).blending_seq as number;
}
async function roasted(green: number, out: number | null, more: Row = {}): Promise<number> {
  const body = roastOf([charged(bean, green)], {
    roasting_seq: recipe,
    roasting_step: 'DONE',
    roasting_mass: out,
    ...more,
  });
  return told(await me.post<Row>(`${ROAST}/edit`, body)).roasting_result_key as number;
}
const facts = async (by = me) => told(await by.post<ProductionFacts>(PRODUCTION_PATH, {}));
const numberOf = async (key: number) => told(await me.get<Row>(`${ROAST}/detail/${key}`)).roasting_result_seq as number;

describe('a production', () => {
  it('is worked out from what is there of blends, batches and lots', async () => {
    // Losses of 20, 12 and 16 %: the middle is 16 %. Of 8 + 4.4 + 4.2 kg the blend takes 5 kg of the first.
    const first = await roasted(100_000, 80_000, { roasting_result_date: '2026-11-01' });
    await roasted(50_000, 44_000);
    await roasted(50_000, 42_000);
    told(
      await me.post<Row>(
        `${MADE}/edit`,
        blendOf([componentOf(await numberOf(first), 50_000)], { blending_seq: blend }),
      ),
    );
    const all = await facts();
    expect(all.blends).toMatchObject([{ key: blend, total: 60_000, parts: [{ recipe, mass: 60_000 }] }]);
    expect(all.blends[0]?.made.map(({ left }) => left)).toEqual([50_000]);
    expect(all.recipes).toMatchObject([{ key: recipe, charge: 60_000, in_use: true, planned: [] }]);
    expect(all.recipes[0]?.losses.toSorted()).toEqual([120, 160, 200]);
    expect(all.recipes[0]?.batches.map(({ left }) => left)).toEqual([30_000, 44_000, 42_000]);
    expect(all.beans).toMatchObject([{ key: bean, lots: [{ key: lot, year: 2026, left: 800_000 }] }]);

    // 24 kg: 5 kg are blended, 11.6 kg roasted, 7.4 kg missing. A batch of 6 kg gives 5.04 kg: two, and 2.68 kg are left over.
    const { blends, roasts, missing } = productionOf(all, [{ of: 'blend', key: blend, mass: 240_000 }], '2026-11-27');
    expect(blends).toMatchObject([{ there: 50_000, toBlend: 190_000 }]);
    expect(roasts).toMatchObject([
      { there: 116_000, toRoast: 74_000, loss: 160, isAssumed: false, batches: 2, expected: 100_800, leftover: 26_800 },
    ]);
    expect(missing).toEqual([]);
  });

  it('counts what is planned, whose green coffee is set aside', async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await roasted(60_000, null, { roasting_step: 'RSRV', roasting_result_date: day });
    await roasted(60_000, null, { roasting_step: 'CNCL', roasting_result_date: day });
    const { recipes, beans } = await facts();
    expect(recipes[0]).toMatchObject({ planned: [{ day, mass: 60_000 }], losses: [], batches: [] });
    expect(beans[0]?.lots[0]?.left).toBe(940_000);
  });

  it('knows the last ten losses of a recipe, and nothing of removed or unused records', async () => {
    for (let nth = 0; nth < 12; nth += 1) await roasted(10_000, 8000 + nth * 100);
    const key = await roasted(10_000, 7500);
    const { version } = told(await owner.get<Row>(`${ROAST}/detail/${key}`));
    const body = { roasting_result_key: key, version };
    const asked = await owner.post<Row>(`${ROAST}/remove`, body);
    if (asked.http !== 200) {
      told(
        await owner.post<Row>(`${ROAST}/remove`, {
          ...body,
          confirm: { [String(asked.answer.code)]: asked.answer.result },
        }),
      );
    }
    await newBlend({ blending_use: false, roasting_comb: [{ roasting_seq: recipe, roasting_mass: 60_000 }] });
    const { blends, recipes } = await facts();
    expect(recipes[0]?.losses).toEqual([90, 100, 110, 120, 130, 140, 150, 160, 170, 180]);
    expect(blends.map((one) => one.key)).toEqual([blend]);
  });

  it('answers nothing of another roastery', async () => {
    await roasted(50_000, 44_000);
    expect(await facts(stranger)).toEqual({ blends: [], recipes: [], beans: [] });
  });

  it('answers no recipe, blend or bean that is above the rank', async () => {
    const secret = await newRecipe('비밀', 30_000, { roasting_auth: 'SMNG' });
    const hidden = await newBlend({
      blending_auth: 'SMNG',
      roasting_comb: [{ roasting_seq: secret, roasting_mass: 30_000 }],
    });
    const open = await newBlend({ roasting_comb: [{ roasting_seq: secret, roasting_mass: 30_000 }] });
    const keys = ({ blends, recipes }: ProductionFacts) => [
      blends.map((one) => one.key),
      recipes.map((one) => one.key),
    ];
    expect(keys(await facts())).toEqual([[blend, open], [recipe]]);
    expect(keys(await facts(owner))).toEqual([
      [blend, hidden, open],
      [recipe, secret],
    ]);
    const roasts = productionOf(await facts(), [{ of: 'blend', key: open, mass: 10_000 }], '2026-11-27').roasts;
    expect(roasts).toMatchObject([{ key: secret, isKnown: false, needed: 10_000, batches: 0 }]);
    await admin.query(`UPDATE roaster_greenbean SET greenbean_user_auth = 'SMNG' WHERE greenbean_roaster_seq = $1`, [
      bean,
    ]);
    expect([(await facts()).beans, (await facts(owner)).beans.length]).toEqual([[], 1]);
  });
});
