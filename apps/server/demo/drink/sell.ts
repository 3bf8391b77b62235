import type { Row } from '@hanjan/core';
import { cafeDrink, cafeDrinkScreen } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeQcMenuScreen } from '@hanjan/model/cafe/qc_menu.ts';
import { cafeReceived, cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { cafeMaterialScreen } from '@hanjan/model/cafe/supply/material.ts';
import { sql } from 'kysely';
import { updateRecord } from '../../engine/save.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import type { Write } from '../as_person.ts';
import { daysBefore } from '../notes.ts';
import { CHANGES, CHECKS, type DemoDrink, DRINKS, OUT_OF_USE } from './plan.ts';

/** Who writes down what a cafe sells, and those who taste it. */
interface Sellers {
  readonly buyer: string;
  readonly tasters: readonly string[];
  in(user_id: string, write: Write): Promise<void>;
}

/** What a drink is made of, by the names of the demo. */
interface Stores {
  readonly materials: ReadonlyMap<string, number>;
  /** The coffees of the bar, the one for espresso first. */
  readonly coffees: readonly number[];
}

/** Won for a kilogram of the coffees at the bar. */
const KILOGRAM = [32_000, 36_000, 38_000, 29_000];

/** The drinks that a cafe of the demo sells, what was paid for their coffee, what was changed in them, and how they were. */
export async function sellDrinks(sellers: Sellers, stores: Stores, today: string): Promise<void> {
  const keys = new Map<string, number>();
  await sellers.in(sellers.buyer, async (save, work) => {
    await priceLots(work, stores.coffees);
    for (const one of DRINKS) keys.set(nameOf(one), await save(cafeDrinkScreen, bodyOf(one, stores, keys)));
    const out = stores.materials.get(OUT_OF_USE);
    await update(work, { material_seq: out }, { material_use: false }, cafeMaterialScreen);
  });
  // Another day, so to say: each change is a save of its own.
  for (const { of, change } of CHANGES) {
    await sellers.in(sellers.buyer, async (_, work) => {
      const drink_seq = keys.get(of);
      const [stored] = await work.run(
        sql<Row>`SELECT drink_price FROM cafe_drink WHERE ${ownedSql(cafeDrink, work.actor)} AND drink_seq = ${drink_seq}`,
      );
      const drink = DRINKS.find((one) => nameOf(one) === of);
      if (stored && drink)
        await update(work, { drink_seq }, changedBy({ ...drink, ...change }, stores, keys, change), cafeDrinkScreen);
    });
  }
  for (const [at, taster] of sellers.tasters.entries())
    await sellers.in(taster, async (save) => {
      for (const [nth, { of, ago, ...check }] of CHECKS.entries())
        if (nth % sellers.tasters.length === at)
          await save(cafeQcMenuScreen, { ...check, drink_seq: keys.get(of), cupnote_date: daysBefore(today, ago) });
    });
}

/** What tells drinks of one name apart is how they are served. */
const nameOf = ({ ko, served }: Pick<DemoDrink, 'ko' | 'served'>) => (served ? `${ko} ${served}` : ko);

const update = (work: Work, key: Row, values: Row, screen: Parameters<typeof updateRecord>[1]) =>
  updateRecord(work, screen, { ...key, ...values, UPList: Object.keys(values) });

/** Writes what was paid for the lots of the coffees that drinks are made of. */
async function priceLots(work: Work, coffees: readonly number[]): Promise<void> {
  const lots = await work.run(
    sql<{ received_seq: number; coffeebean_seq: number; received_mass: number }>`SELECT received_seq, coffeebean_seq,
        received_mass FROM cafe_received
      WHERE ${ownedSql(cafeReceived, work.actor)} AND coffeebean_seq = ANY(${coffees}) AND received_mass > 0
      ORDER BY received_seq`,
  );
  for (const { received_seq, coffeebean_seq, received_mass } of lots) {
    const kilogram = KILOGRAM[coffees.indexOf(coffeebean_seq)] ?? 30_000;
    const received_price = Math.round((received_mass / 10_000) * kilogram);
    await update(work, { received_seq }, { received_price }, cafeReceivedScreen);
  }
}

/** The body of a new drink. */
function bodyOf(drink: DemoDrink, stores: Stores, keys: ReadonlyMap<string, number>): Row {
  const { ko, en, type, served = null, cup = null, price = null, allergens = null, makes, steps } = drink;
  return {
    ...{ drink_name_locale: ko, drink_name: en, drink_type: type, drink_served: served, drink_cup: cup },
    ...{ drink_price: price, drink_allergen_list: allergens },
    ...(makes && { drink_yield: makes[0], drink_unit: makes[1] }),
    ...listsOf(drink, stores, keys),
    drink_step: steps.map((step_text, nth) => ({ step_order: nth + 1, step_text })),
  };
}

function listsOf({ coffee, materials = [], bases = [] }: DemoDrink, stores: Stores, keys: ReadonlyMap<string, number>) {
  return {
    drink_coffee: coffee
      ? [
          {
            ...{ coffee_order: 1, brewing_seq: null, coffeebean_seq: stores.coffees[coffee[0]] },
            coffee_mass: coffee[1],
          },
        ]
      : null,
    drink_material: materials.map(([name, amount], nth) => ({
      ...{ material_order: nth + 1, material_seq: stores.materials.get(name), material_unit: null },
      material_amount: amount * 10,
    })),
    drink_base: bases.map(([name, amount], nth) => ({
      ...{ base_order: nth + 1, base_drink_seq: keys.get(name), base_unit: null },
      base_amount: amount * 10,
    })),
  };
}

/** The fields that a change of the plan is about. */
function changedBy(
  drink: DemoDrink,
  stores: Stores,
  keys: ReadonlyMap<string, number>,
  change: Partial<DemoDrink>,
): Row {
  const lists = listsOf(drink, stores, keys);
  return {
    ...(change.price !== undefined && { drink_price: change.price }),
    ...(change.coffee && { drink_coffee: lists.drink_coffee }),
    ...(change.materials && { drink_material: lists.drink_material }),
  };
}
