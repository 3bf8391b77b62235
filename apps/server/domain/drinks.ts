import { costsOf, type Made, type PriceBook, type PricedMaterial, shareOf } from '@hanjan/model/cafe/drink/cost.ts';
import { cafeDrink } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import { sql } from 'kysely';
import { columnList, ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';
import { lockTree, type Tree } from './tree.ts';

/** A drink as far as it is in others or costs something. */
export interface KnownDrink extends Made {
  readonly drink_seq: number;
  readonly drink_name: string | null;
  readonly drink_name_locale: string | null;
  readonly drink_served: string | null;
  readonly drink_price: number | null;
  readonly drink_cost: number | null;
  readonly drink_use: boolean;
}

const KNOWN = [
  'drink_seq',
  'drink_name',
  'drink_name_locale',
  'drink_served',
  'drink_price',
  'drink_cost',
  'drink_use',
  'drink_yield',
  'drink_unit',
] as const;

/** The rows of one of the lists of a drink, as they travel. */
const rowsSql = (of: 'coffee' | 'material' | 'base', items: readonly string[]) => sql`(SELECT
    coalesce(json_agg(json_build_object(${sql.join(items.flatMap((item) => [sql`${item}::text`, sql.ref(`part.${item}`)]))})
      ORDER BY nth), '[]')
  FROM ${sql.table(`cafe_drink_${of}`)} AS part
  WHERE part.org = cafe_drink.org AND part.drink_seq = cafe_drink.drink_seq) AS ${sql.ref(`drink_${of}`)}`;

/** Drinks with what goes into them: a base is a parent of what it goes into. */
export const drinkTree = ({ actor }: Transaction): Tree => ({
  name: `cafe_drink ${orgOf(actor)}`,
  edges: sql`SELECT drink_seq::text AS child, base_drink_seq::text AS parent
    FROM cafe_drink_base WHERE org = ${orgOf(actor)}`,
});

/**
 * Whoever changes a drink, or the price of what may be in one, takes turns with the others. It is the first lock that
 * they take, so that nobody holds what another one who has the turn waits for.
 */
export async function lockDrinks(work: Transaction): Promise<void> {
  if (work.actor.cafe) await lockTree(work, drinkTree(work));
}

/** All living drinks of a cafe. */
export const readDrinks = ({ run, actor }: Transaction): Promise<KnownDrink[]> =>
  run(
    sql<KnownDrink>`SELECT ${columnList(cafeDrink, KNOWN)}, ${rowsSql('coffee', ['coffeebean_seq', 'coffee_mass'])},
        ${rowsSql('material', ['material_seq', 'material_amount', 'material_unit'])},
        ${rowsSql('base', ['base_drink_seq', 'base_amount', 'base_unit'])}
      FROM cafe_drink WHERE ${ownedSql(cafeDrink, actor)} AND removed_at IS NULL ORDER BY drink_seq`,
  );

/** The materials and coffees that stand in drinks. */
export const partsOf = (drinks: readonly Made[]) => ({
  materials: [...new Set(drinks.flatMap((drink) => drink.drink_material.map(({ material_seq }) => material_seq)))],
  coffees: [
    ...new Set(drinks.flatMap((drink) => drink.drink_coffee.flatMap(({ coffeebean_seq }) => coffeebean_seq ?? []))),
  ],
});

/** Won ×100 for a gram of a lot that was received with a price. */
export const gramPrice = sql<number>`received_price * 1000.0::double precision / received_mass`;

/** What everything in drinks costs now: materials by their last purchase, coffees by the last lot that has a price. */
export async function pricesNow({ run, actor }: Transaction, drinks: readonly KnownDrink[]): Promise<PriceBook> {
  const { materials, coffees } = partsOf(drinks);
  const [priced, received] = await Promise.all([
    run(
      sql<PricedMaterial & { key: number }>`SELECT material_seq AS key, material_unit AS unit, material_price AS price
        FROM cafe_material WHERE ${ownedSql(cafeMaterial, actor)} AND material_seq = ANY(${materials}::bigint[])`,
    ),
    run(
      sql<{
        key: number;
        price: number;
      }>`SELECT DISTINCT ON (coffeebean_seq) coffeebean_seq AS key, ${gramPrice} AS price
        FROM cafe_received WHERE ${ownedSql(cafeReceived, actor)} AND removed_at IS NULL
          AND coffeebean_seq = ANY(${coffees}::bigint[]) AND received_price IS NOT NULL AND received_mass > 0
        ORDER BY coffeebean_seq, received_date DESC, received_seq DESC`,
    ),
  ]);
  return {
    drinks: new Map(drinks.map((drink) => [drink.drink_seq, drink])),
    materials: new Map(priced.map(({ key, unit, price }) => [key, { unit, price }])),
    coffees: new Map(received.map(({ key, price }) => [key, price])),
  };
}

/**
 * Writes what drinks cost as it follows from what is in them and from the last prices. A drink gets no new version and no
 * history by that: whoever has it open is in no conflict because somebody bought milk. The caller has the turn (`lockDrinks`).
 */
export async function recostDrinks(work: Transaction): Promise<void> {
  const { run, actor, touched } = work;
  if (!actor.cafe) return;
  const drinks = await readDrinks(work);
  if (drinks.length === 0) return;
  const costOf = costsOf(await pricesNow(work, drinks));
  const changed = drinks.flatMap(({ drink_seq, drink_cost: was, drink_yield, drink_price }) => {
    const drink_cost = costOf(drink_seq).total;
    if (drink_cost === was) return [];
    return [{ drink_seq, drink_cost, drink_share: shareOf(drink_cost, drink_yield, drink_price) }];
  });
  if (changed.length === 0) return;
  await run(
    sql`UPDATE cafe_drink SET drink_cost = now.drink_cost, drink_share = now.drink_share
        FROM json_to_recordset(${JSON.stringify(changed)}::json)
          AS now(drink_seq bigint, drink_cost integer, drink_share integer)
       WHERE ${ownedSql(cafeDrink, actor)} AND cafe_drink.drink_seq = now.drink_seq`,
  );
  touched.add(cafeDrink.name);
}

/** The same, of many records once, after the last. */
export async function followPrices(work: Transaction): Promise<void> {
  if (work.together) work.together.add(recostDrinks, []);
  else await recostDrinks(work);
}
