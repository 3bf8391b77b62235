import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BLEND,
  charged,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** What goes into a blend, and a blend that goes with the recipe that it is made of. */

let api: TestApi;
let admin: pg.Client;
let roastery: Roastery;
let me: Client;
let bean: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  roastery = await makeRoastery(api, admin);
  me = await roastery.member('OWN');
  ({ bean } = await newLot(me, 600_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const recipe = async (more: Row = {}, by = me, green = bean): Promise<number> => {
  const body = {
    roasting_name: 'House',
    roasting_name_locale: '하우스',
    roasting_default_greenbean: [{ greenbean_roaster_seq: green, greenbean_mass: 10_000 }],
    ...more,
  };
  return told(await by.post<Record<string, number>>(`${RECIPE}/edit`, body)).roasting_seq as number;
};
const recipes = async (count: number) => {
  const keys: number[] = [];
  for (let nth = 0; nth < count; nth += 1) keys.push(await recipe({ roasting_name: `Part ${nth}` }));
  return keys;
};
const part = (roasting_seq: number, roasting_mass = 10_000) => ({ roasting_seq, roasting_mass });
const save = (roasting_comb: readonly Row[], more: Row = {}, by = me) =>
  by.post<Record<string, number>>(`${BLEND}/edit`, {
    blending_name: 'Espresso',
    blending_name_locale: '에스프레소',
    roasting_comb,
    ...more,
  });
const edit = (path: string, values: Row, by = me) => {
  const { roasting_seq, blending_seq, ...changed } = values;
  return by.post<Row>(`${path}/edit`, { ...values, UPList: Object.keys(changed) });
};
const recipeOf = async (key: unknown, by = me) => told(await by.get<Row>(`${RECIPE}/detail/${key}`));
const blendOf = async (key: unknown, by = me) => told(await by.get<Row>(`${BLEND}/detail/${key}`));
const historyOf = async (path: string, key: unknown) => {
  const steps = told(
    await me.get<{ changes: { field: string; before: unknown; after: unknown }[] }[]>(`${path}/history/${key}`),
  );
  return steps.map(({ changes }) => changes.map(({ field }) => field).toSorted());
};
const faults = async (asked: ReturnType<typeof save>) =>
  (await asked).answer.fields.map(({ name, key, at }) => `${name}${at ? `.${at.row}.${at.item}` : ''} ${key}`);

describe('a blend', () => {
  it('is of roasts, whose shares and sum follow from their masses', async () => {
    const [one = 0, two = 0] = await recipes(2);
    const { blending_seq } = told(await save([part(one, 15_000), part(two, 5000)]));
    expect(await blendOf(blending_seq)).toMatchObject({
      blending_total_mass: 20_000,
      blending_single_origin: false,
      blending_create_use: false,
      roasting_instock_change: true,
      blending_use: true,
      normal_public_stage: 'LST',
      blending_uuid_str: expect.stringMatching(/^[0-9a-f-]{36}$/),
      roasting_comb: [
        { roasting_order: 1, roasting_seq: one, roasting_percent: 750 },
        { roasting_order: 2, roasting_seq: two, roasting_percent: 250 },
      ],
    });
    told(await me.post(`${ROAST}/edit`, roastOf([charged(bean, 10_000)], { roasting_seq: one, roasting_mass: 8500 })));
    expect(told(await me.get(`${BLEND}/roasting/${blending_seq}`))).toEqual([
      { ...part(one, 15_000), roasting_order: 1, roasting_percent: 750, ...named('Part 0'), roasting_instock: 8500 },
      { ...part(two, 5000), roasting_order: 2, roasting_percent: 250, ...named('Part 1'), roasting_instock: 0 },
    ]);
  });

  const named = (roasting_name: string) => ({ roasting_name, roasting_name_locale: '하우스' });

  it('is of one roast to twenty, each once, and of living ones of its own roastery', async () => {
    const keys = await recipes(21);
    const [one = 0] = keys;
    const other = await (await makeRoastery(api, admin, '남의 집')).member('OWN');
    const foreign = await recipe({}, other, (await newLot(other, 1000)).bean);
    const gone = await recipe();
    told(await me.post(`${RECIPE}/remove`, { roasting_seq: gone }));
    const tenth = keys.slice(0, 20).map((key) => part(key, 1));
    const { blending_seq } = told(await save(tenth));
    expect((await blendOf(blending_seq)).blending_total_mass).toBe(20);
    expect(await faults(save([]))).toEqual(['roasting_comb field_required']);
    expect(await faults(save(keys.map((key) => part(key))))).toEqual(['roasting_comb sublist_maxLength']);
    expect(await faults(save([part(one), part(one)]))).toEqual(['roasting_comb.1.roasting_seq field_twice']);
    expect(await faults(save([part(one), part(foreign)]))).toEqual(['roasting_comb.1.roasting_seq field_ref']);
    expect(await faults(save([part(gone)]))).toEqual(['roasting_comb.0.roasting_seq field_ref']);
    expect(await faults(save([part(one, 0)]))).toEqual(['roasting_comb.0.roasting_mass field_minValue']);
    expect((await me.get(`${BLEND}/roasting/987654321`)).http).toBe(404);
    expect((await other.get(`${BLEND}/roasting/${blending_seq}`)).http).toBe(404);
    expect((await me.post(`${RECIPE}/remove`, { roasting_seq: one })).answer.code).toBe('in_use');
  });

  it('is for those alone who are high enough', async () => {
    const low = await roastery.member('SAST');
    const { blending_seq } = told(await save([part(await recipe())], { blending_auth: 'MNG' }));
    expect((await low.get(`${BLEND}/detail/${blending_seq}`)).http).toBe(404);
    expect((await low.get(`${BLEND}/roasting/${blending_seq}`)).http).toBe(404);
    expect((await edit(BLEND, { blending_seq, blending_use: false }, low)).http).toBe(404);
  });
});

describe('the blend of a recipe', () => {
  const paired = async (more: Row = {}) => {
    const roasting_seq = await recipe({ blending_create_use: true, ...more });
    const { blending_create_seq: blending_seq } = await recipeOf(roasting_seq);
    return { roasting_seq, blending_seq: blending_seq as number };
  };

  it('is made with it, and says the same', async () => {
    const { roasting_seq, blending_seq } = await paired({ roasting_nick: 'H', cafe_public_stage: 'ALL' });
    expect(await blendOf(blending_seq)).toMatchObject({
      blending_name: 'House',
      blending_name_locale: '하우스',
      blending_nick: 'H',
      cafe_public_stage: 'ALL',
      blending_create_use: true,
      roasting_create_seq: roasting_seq,
      blending_single_origin: true,
      blending_total_mass: 10_000,
      roasting_comb: [{ roasting_order: 1, roasting_seq, roasting_mass: 10_000, roasting_percent: 1000 }],
    });
  });

  it('follows it and is followed, each with its history', async () => {
    const { roasting_seq, blending_seq } = await paired();
    const green = [{ greenbean_roaster_seq: bean, greenbean_mass: 12_000 }];
    const { answer } = await edit(RECIPE, { roasting_seq, roasting_name: 'Home', roasting_default_greenbean: green });
    expect(answer).toMatchObject({ touched: expect.arrayContaining(['roaster_roasting', 'roaster_blending']) });
    expect(await blendOf(blending_seq)).toMatchObject({
      blending_name: 'Home',
      blending_total_mass: 12_000,
      roasting_comb: [{ roasting_mass: 12_000 }],
    });
    told(await edit(BLEND, { blending_seq, blending_nick: 'B', blending_use: false, normal_public_stage: 'NRML' }));
    expect(await recipeOf(roasting_seq)).toMatchObject({
      roasting_nick: 'B',
      roasting_use: false,
      normal_public_stage: 'NRML',
    });
    expect(await historyOf(BLEND, blending_seq)).toEqual([
      ['blending_nick', 'blending_use', 'normal_public_stage'],
      ['blending_name', 'blending_total_mass', 'roasting_comb'],
      [],
    ]);
    expect((await historyOf(RECIPE, roasting_seq))[0]).toEqual([
      'normal_public_stage',
      'roasting_nick',
      'roasting_use',
    ]);
    expect(await faults(edit(BLEND, { blending_seq, roasting_comb: [part(roasting_seq, 1)] }) as never)).toEqual([
      'roasting_comb.0.roasting_mass blending_mass_linked',
    ]);
  });

  it('is free of it once something else goes in', async () => {
    const { roasting_seq, blending_seq } = await paired();
    const comb = [part(roasting_seq), part(await recipe())];
    told(await edit(BLEND, { blending_seq, roasting_comb: comb, blending_name: 'Free' }));
    expect(await blendOf(blending_seq)).toMatchObject({ blending_create_use: false, roasting_create_seq: null });
    expect(await recipeOf(roasting_seq)).toMatchObject({
      roasting_name: 'House',
      blending_create_use: false,
      blending_create_seq: null,
    });
    told(await edit(RECIPE, { roasting_seq, blending_create_use: true }));
    expect((await recipeOf(roasting_seq)).blending_create_seq).not.toBe(blending_seq);
  });

  it('goes and comes back with the switch, and with the recipe', async () => {
    const { roasting_seq, blending_seq } = await paired();
    const isThere = async () => (await me.get(`${BLEND}/detail/${blending_seq}`)).http;
    told(await edit(RECIPE, { roasting_seq, blending_create_use: false }));
    expect(await isThere()).toBe(404);
    told(await edit(RECIPE, { roasting_seq, blending_create_use: true, roasting_name: 'Again' }));
    expect(await blendOf(blending_seq)).toMatchObject({ blending_name: 'Again', blending_create_use: true });
    expect((await recipeOf(roasting_seq)).blending_create_seq).toBe(blending_seq);
    told(await me.post(`${RECIPE}/remove`, { roasting_seq }));
    expect(await isThere()).toBe(404);
    expect((await me.post(`${BLEND}/restore`, { blending_seq })).http).toBe(400);
    told(await me.post(`${RECIPE}/restore`, { roasting_seq }));
    expect(await isThere()).toBe(200);
    told(await me.post(`${BLEND}/remove`, { blending_seq }));
    expect((await recipeOf(roasting_seq)).blending_create_use).toBe(false);
    told(await me.post(`${BLEND}/restore`, { blending_seq }));
    expect((await recipeOf(roasting_seq)).blending_create_use).toBe(true);
  });

  it('is hidden as the recipe is, and is not taken from those who see it', async () => {
    const low = await roastery.member('SAST');
    const { roasting_seq, blending_seq } = await paired({ roasting_auth: 'MNG' });
    expect((await low.get(`${BLEND}/detail/${blending_seq}`)).http).toBe(404);
    told(await edit(BLEND, { blending_seq, blending_auth: null }));
    expect((await recipeOf(roasting_seq, low)).roasting_auth).toBe(null);
  });
});
