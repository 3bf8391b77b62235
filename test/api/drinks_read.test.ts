import { addDays, type Row } from '@hanjan/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../harness/api.ts';
import { type Bar, base, both, DRINK, faultsOf, MATERIAL, openBar, part } from '../harness/bar.ts';
import { told } from '../harness/roastery.ts';

/** What is read of drinks: where materials are used, how they changed, how they tasted. */

let bar: Bar;
let me: Client;
let barista: Client;
let other: Client;
let today: string;
let admin: Bar['admin'];
let material: Bar['material'];
let buy: Bar['buy'];
let drink: Bar['drink'];
let write: Bar['write'];
let change: Bar['change'];
let costOf: Bar['costOf'];

beforeAll(async () => {
  bar = await openBar();
  ({ me, barista, other, today, admin, write, material, buy, drink, change, costOf } = bar);
});
afterAll(() => bar.stop());

describe('where a material is used', () => {
  it('says for how many cups what is there is enough, by itself and in what is made', async () => {
    const cocoa = await material('Cocoa', 'G');
    await buy(cocoa, 1_000, 20_000);
    const sauce = await drink('Sauce', {
      drink_type: 'BASE',
      ...{ drink_yield: 500, drink_unit: 'G', drink_material: [part(cocoa, 2_000)] },
    });
    // 25 g of a sauce of which 500 g have 200 g of cocoa: 10 g, and 5 g on top.
    const mocha = await drink('Mocha', { drink_base: [base(sauce, 250)], drink_material: [part(cocoa, 50)] });
    const { materials } = told(await barista.post<Row>('/api/cafe/recipe/material', {}));
    const used = (materials as Row[]).find(({ key }) => key === cocoa);
    const users = ([used?.drinks].flat() as Row[]).map((one) => [one.key, one.amount, one.cups, one.is_direct]);
    expect([used?.instock, users]).toEqual([
      1_000,
      [
        [mocha, 150, 66, true],
        [sauce, 2_000, null, true],
      ],
    ]);
  });

  it('may go out of use where it stands, and is not newly put in', async () => {
    const lid = await material('Lid', 'PC');
    const made: number[] = [];
    for (let nth = 0; nth < 40; nth += 1) made.push(await drink(`Drink ${nth}`, { drink_material: [part(lid, 10)] }));
    told(await me.post(`${MATERIAL}/edit`, { material_seq: lid, UPList: ['material_use'], material_use: false }));
    const { materials } = told(await barista.post<Row>('/api/cafe/recipe/material', {}));
    const [first] = materials as Row[];
    expect([first?.key, first?.is_used, [first?.drinks].flat().length]).toEqual([lid, false, 40]);
    expect(faultsOf(await write('New', { drink_material: [part(lid, 10)] }))).toEqual([
      ['material_unused', { row: 0, item: 'material_seq' }],
    ]);
    told(await change(made[0] as number, { drink_material: [part(lid, 20)] }));
  });
});

describe('the history of drinks', () => {
  it('says what a change did to the cost by the prices of its day', async () => {
    const tea = await material('Tea', 'G');
    await buy(tea, 100, 10_000, { purchase_date: addDays(today, -30) });
    const cup = await drink('Black tea', { drink_type: 'TEA', drink_material: [part(tea, 30)] });
    told(await change(cup, { drink_material: [part(tea, 40)], drink_note: 'Stronger' }));
    told(await change(cup, { drink_price: 4_000 }));
    const stepsOf = async (client: Client) =>
      (told(await client.post<Row>('/api/cafe/recipe/history', { drink_seq: cup })).steps as Row[]).map(
        ({ version, cost, changes }) => [version, cost, (changes as Row[]).map(({ field }) => field)],
      );
    expect(await stepsOf(me)).toEqual([
      [3, { before: 400, after: 400 }, ['drink_price', 'drink_share']],
      [2, { before: 300, after: 400 }, ['drink_material', 'drink_note']],
      [1, { before: null, after: 300 }, []],
    ]);
    // What is bought afterwards changes nothing of a former day.
    await admin.query(
      "UPDATE org_history SET edit_at = edit_at - interval '20 days' WHERE record_seq = $1 AND version = 2",
      [cup],
    );
    await buy(tea, 100, 20_000);
    expect((await stepsOf(me)).map(([version, cost]) => [version, cost])).toEqual([
      [3, { before: 800, after: 800 }],
      [1, { before: null, after: 600 }],
      [2, { before: 300, after: 400 }],
    ]);
    expect((await stepsOf(barista)).map(([, cost, fields]) => [cost, fields])).toEqual([
      [null, ['drink_price']],
      [null, []],
      [null, ['drink_material', 'drink_note']],
    ]);
    const all = told(await me.post<Row>('/api/cafe/recipe/history', { page: 2 }));
    expect([all.pagination, (all.steps as Row[]).length]).toMatchObject([{ page: 2 }, 20]);
    expect(told(await other.post<Row>('/api/cafe/recipe/history', {})).steps).toEqual([]);
  });

  it('counts a base as it was then', async () => {
    const ice = await material('Ice', 'G');
    await buy(ice, 1_000, 1_000);
    const slush = await drink('Slush', { drink_type: 'BASE', drink_material: [part(ice, 1_000)] });
    const cup = await drink('Slush cup', { drink_base: [base(slush, 10)] });
    told(await change(cup, { drink_base: [base(slush, 20)] }));
    told(await change(slush, { drink_material: [part(ice, 5_000)] }));
    const { steps } = told(await me.post<Row>('/api/cafe/recipe/history', { drink_seq: cup }));
    expect((steps as Row[]).map(({ cost }) => cost)).toEqual([
      { before: 100, after: 200 },
      { before: null, after: 100 },
    ]);
    expect(await costOf(cup)).toBe(1_000);
  });
});

describe('a check of a drink', () => {
  it('is called as its drink is', async () => {
    const drink_seq = await drink('Flat white', {});
    const check = { drink_seq, cupnote_date: today, menu_temperature: 6_250, menu_look: 8, menu_fault_list: ['FOAM'] };
    const { cupnote_seq } = told(await barista.post<Row>('/api/cafe/qc/menu/edit', check));
    const read = told(await barista.get<Row>(`/api/cafe/qc/menu/detail/${cupnote_seq}`));
    expect(read).toMatchObject({ ...check, cupnote_name: 'Flat white', cupnote_name_locale: 'Flat white' });
    expect((await me.post(`${DRINK}/remove`, { drink_seq })).answer.code).toBe('in_use');
  });
});

describe('one coffee over time', () => {
  it('has its notes and its brews by day, and names of tasters for those in charge', async () => {
    const coffeebean_seq = told(await me.post<Row>('/api/cafe/coffeebean/default/edit', both('coffeebean', 'Nyeri')))
      .coffeebean_seq as number;
    const note = (client: Client, cupnote_date: string, point: number) =>
      client
        .post<Row>('/api/cafe/qc/coffeebean/edit', { coffeebean_seq, cupnote_date, cupnote_flavor_point: point })
        .then(told);
    await note(me, today, 8);
    await note(barista, addDays(today, -3), 6);
    const brew = { coffeebean_seq, brewing_result_date: today, brewing_type: 'ESP', brewing_satis: 7 };
    told(await me.post<Row>('/api/cafe/brewing/result/edit', brew));
    const asked = (client: Client) => client.post<Row>('/api/cafe/qc/coffee', { coffeebean_seq });
    const { coffee, notes, brews, tasters } = told(await asked(me));
    expect(coffee).toMatchObject({ key: coffeebean_seq, name: 'Nyeri' });
    // Whoever names none has the one that was noted last.
    expect(told(await me.post<Row>('/api/cafe/qc/coffee', {})).coffee).toEqual(coffee);
    expect(told(await other.post<Row>('/api/cafe/qc/coffee', {})).coffee).toBeNull();
    expect((notes as Row[]).map(({ day, points }) => [day, (points as Row).cupnote_flavor_point])).toEqual([
      [addDays(today, -3), 6],
      [today, 8],
    ]);
    expect(brews).toMatchObject([{ day: today, satis: 7 }]);
    expect((tasters as Row[]).map(({ name, is_me }) => [name !== null, is_me])).toEqual([
      [true, true],
      [true, false],
    ]);
    const mine = told(await asked(barista)).tasters as Row[];
    expect(mine.map(({ name, is_me }) => [name !== null, is_me])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await asked(other)).http).toBe(404);
  });
});
