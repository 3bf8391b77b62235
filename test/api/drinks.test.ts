import { addDays, type Row } from '@hanjan/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../harness/api.ts';
import {
  type Bar,
  base,
  both,
  DRINK,
  faultsOf,
  MATERIAL,
  openBar,
  PURCHASE,
  part,
  RECEIVED,
  shot,
} from '../harness/bar.ts';
import { told } from '../harness/roastery.ts';

/** What a drink costs follows from what is in it, what was bought and what was received; no drink is in itself. */

let bar: Bar;
let me: Client;
let barista: Client;
let other: Client;
let today: string;
let write: Bar['write'];
let record: Bar['record'];
let material: Bar['material'];
let buy: Bar['buy'];
let drink: Bar['drink'];
let change: Bar['change'];
let costOf: Bar['costOf'];
beforeAll(async () => {
  bar = await openBar();
  ({ me, barista, other, today, write, record, material, buy, drink, change, costOf } = bar);
});
afterAll(() => bar.stop());

describe('the cost of a drink', () => {
  it('follows its coffee, milk, cup and syrup as they are bought and received', async () => {
    const [milk, cup, sugar] = [
      await material('Milk', 'ML'),
      await material('Cup', 'PC'),
      await material('Sugar', 'G'),
    ];
    const coffee = told(await me.post<Row>('/api/cafe/coffeebean/default/edit', both('coffeebean', 'House blend')))
      .coffeebean_seq as number;
    const syrup = await drink('Syrup', {
      drink_type: 'BASE',
      ...{ drink_yield: 800, drink_unit: 'G', drink_material: [part(sugar, 5_000)] },
    });
    const latte = await drink('Latte', {
      drink_price: 5_000,
      drink_coffee: [shot(coffee, 185)],
      drink_material: [part(milk, 2_200), part(cup, 10)],
      drink_base: [base(syrup, 300)],
    });
    // Nothing was bought yet.
    expect(await costOf(latte)).toBeNull();
    const cost = async () => told(await me.post<Row>('/api/cafe/recipe/cost', { drink_seq: latte }));
    expect(((await cost()).lines as Row[]).map(({ lack }) => lack)).toEqual(['price', 'price', 'price', 'base']);
    await buy(milk, 10_000, 28_000);
    await buy(cup, 1_000, 85_000);
    await buy(sugar, 10_000, 19_500);
    expect(await costOf(syrup)).toBe(975);
    expect(await costOf(latte)).toBeNull();
    const received = { coffeebean_seq: coffee, received_date: today, received_mass: 10_000, received_price: 32_000 };
    const lot = told(await me.post<Row>(`${RECEIVED}/edit`, received)).received_seq;
    // 592 of coffee, 616 of milk, 85 for the cup, 36.56 of syrup.
    const { drink_cost, drink_share, version } = await record(latte);
    expect([drink_cost, drink_share, version]).toEqual([1_330, 266, 1]);
    expect(((await cost()).lines as Row[]).map((line) => line.cost)).toEqual([592, 616, 85, 36.5625]);
    // Milk becomes dearer; what was bought on an earlier day says nothing; a lot without a price says nothing.
    const dear = await buy(milk, 1_000, 3_800);
    await buy(cup, 100, 1, { purchase_date: addDays(today, -9) });
    told(await me.post<Row>(`${RECEIVED}/edit`, { ...received, received_price: null }));
    expect(await costOf(latte)).toBe(1_550);
    told(await me.post(`${PURCHASE}/remove`, { purchase_seq: dear }));
    expect(await costOf(latte)).toBe(1_330);
    told(await me.post(`${RECEIVED}/remove`, { received_seq: lot }));
    expect(await costOf(latte)).toBeNull();
    told(await me.post(`${RECEIVED}/restore`, { received_seq: lot }));
    expect(await costOf(latte)).toBe(1_330);
    // Less of it makes a dearer syrup, and what it is in.
    told(await change(syrup, { drink_yield: 400 }));
    expect(await costOf(latte)).toBe(1_366);
    told(await change(latte, { drink_price: null }));
    expect((await record(latte)).drink_share).toBeNull();
  });

  it('is for those who buy, and so is what was paid for a lot', async () => {
    const cup = await material('Small cup', 'PC');
    await buy(cup, 100, 10_000);
    const espresso = await drink('Espresso', { drink_price: 3_000, drink_material: [part(cup, 10)] });
    const seen = told(await barista.get<Row>(`${DRINK}/detail/${espresso}`));
    expect([seen.drink_price, 'drink_cost' in seen, 'drink_share' in seen]).toEqual([3_000, false, false]);
    expect((await barista.post('/api/cafe/recipe/cost', { drink_seq: espresso })).http).toBe(403);
    expect((await barista.post(`${DRINK}/list`, { filters: { drink_share: { min: 1 } } })).http).toBe(400);
    const priced = await barista.post<Row>(`${RECEIVED}/edit`, { received_date: today, received_price: 1 });
    expect(priced.answer.fields?.map(({ key }) => key)).toContain('field_forbidden');
    expect((await other.post('/api/cafe/recipe/cost', { drink_seq: espresso })).http).toBe(404);
    expect(told(await other.post<Row>('/api/cafe/recipe/material', {})).materials).toEqual([]);
  });

  it('is worked out of two purchases and a save at once', async () => {
    const [one, two] = [await material('One', 'PC'), await material('Two', 'PC')];
    const mix = await drink('Mix', { drink_material: [part(one, 10), part(two, 20)] });
    const mixes = await Promise.all([
      buy(one, 10, 1_000),
      buy(two, 10, 2_000),
      drink('Big mix', { drink_base: [base(mix, 20)] }),
      change(mix, { drink_note: 'Shaken' }).then(told),
    ]);
    expect([await costOf(mix), await costOf(mixes[2] as number)]).toEqual([500, 1_000]);
  });
});

describe('what goes into a drink', () => {
  it('is no drink that it goes into itself, however far away', async () => {
    const [a, b, c] = [await drink('Aaa', {}), await drink('Bbb', {}), await drink('Ccc', {})];
    told(await change(a, { drink_base: [base(b, 10)] }));
    told(await change(b, { drink_base: [base(c, 10)] }));
    const circle = await change(c, { drink_base: [base(await drink('Ddd', {}), 10), base(a, 10)] });
    expect([circle.http, faultsOf(circle)]).toEqual([400, [['drink_circle', { row: 1, item: 'base_drink_seq' }]]]);
    expect(faultsOf(await change(a, { drink_base: [base(a, 10)] }))).toEqual([
      ['drink_circle', { row: 0, item: 'base_drink_seq' }],
    ]);
    expect((await record(c)).drink_base).toBeNull();
    // Two who each put the other's drink into their own: one of them is refused.
    const [left, right] = [await drink('Left', {}), await drink('Right', {})];
    const both = await Promise.all([
      change(left, { drink_base: [base(right, 10)] }),
      change(right, { drink_base: [base(left, 10)] }),
    ]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 400]);
    expect((await me.post(`${DRINK}/remove`, { drink_seq: c })).answer.code).toBe('in_use');
  });

  it('is not nothing, and makes something', async () => {
    const cup = await material('Tall cup', 'PC');
    expect(faultsOf(await write('Zero', { drink_yield: 0 }))[0]?.[0]).toBe('field_minValue');
    expect(faultsOf(await write('Zero', { drink_material: [part(cup, 0)] }))).toEqual([
      ['field_minValue', { row: 0, item: 'material_amount' }],
    ]);
  });

  it('has the unit of what it is of', async () => {
    const milk = await material('Oat milk', 'ML');
    const made = await drink('Oat latte', { drink_material: [part(milk, 2_000)] });
    expect((await record(made)).drink_material).toMatchObject([{ material_unit: 'ML', material_amount: 2_000 }]);
    expect(faultsOf(await change(made, { drink_material: [part(milk, 2_000, 'G')] }))).toEqual([
      ['drink_unit_other', { row: 0, item: 'material_unit' }],
    ]);
    const cream = await drink('Cream', { drink_type: 'BASE', drink_unit: 'G', drink_yield: 500 });
    expect(faultsOf(await change(made, { drink_base: [base(cream, 10, 'PC')] }))).toEqual([
      ['drink_unit_other', { row: 0, item: 'base_unit' }],
    ]);
    // A unit may change as long as nothing of it was bought; then nobody knows what the drink costs.
    told(await me.post(`${MATERIAL}/edit`, { material_seq: milk, UPList: ['material_unit'], material_unit: 'G' }));
    await buy(milk, 1_000, 3_000);
    expect(await costOf(made)).toBeNull();
    const { lines } = told(await me.post<Row>('/api/cafe/recipe/cost', { drink_seq: made }));
    expect((lines as Row[]).map(({ lack }) => lack)).toEqual(['unit']);
    told(await change(made, { drink_material: [part(milk, 2_000)] }));
    expect(await costOf(made)).toBe(600);
  });

  it('is what its recipe says of the coffee, where nobody says otherwise', async () => {
    const coffee = told(await me.post<Row>('/api/cafe/coffeebean/default/edit', both('coffeebean', 'Yirgacheffe')))
      .coffeebean_seq as number;
    const recipe = async (more: Row) =>
      told(await me.post<Row>('/api/cafe/brewing/default/edit', { brewing_type: 'ESP', ...more }))
        .brewing_seq as number;
    const full = await recipe({ ...both('brewing', 'Shot'), coffeebean_seq: coffee, brewing_bean_mass: 185 });
    const bare = await recipe(both('brewing', 'Bare'));
    const made = await drink('Doppio', { drink_coffee: [shot(null, null, full)] });
    expect((await record(made)).drink_coffee).toMatchObject([{ coffeebean_seq: coffee, coffee_mass: 185 }]);
    expect(faultsOf(await write('None', { drink_coffee: [shot(null, null, bare)] }))).toEqual([
      ['drink_coffee_missing', { row: 0, item: 'coffeebean_seq' }],
      ['drink_mass_missing', { row: 0, item: 'coffee_mass' }],
    ]);
  });
});
