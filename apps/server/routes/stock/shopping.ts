import { cafeCoffeebean, cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { RECEIPTS, SHOPPING_PATH, type StockedCoffee, USUAL_DAYS } from '@hanjan/model/cafe/shopping.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { scopeSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import type { Engine } from '../../engine/worker.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, text, whole } from '../../openapi/typed.ts';
import { orgKey, pace, tags } from './inventory_schema.ts';
import { paceTogether, readLots } from './inventory_stock.ts';
import { readingRoute } from './reading.ts';

const coffee = Type.Object({
  ...{ key, name: text, name_locale: text, roaster: text, days: whole, balance: whole },
  ...{ received: Type.Array(whole), ...pace },
});

/** `POST /api/cafe/coffeebean/shopping`: what there is of each coffee in use, and for how long, whatever its lots are. */
export function shoppingRoutes(app: FastifyInstance, engine: Engine): void {
  const schema = {
    tags,
    body: Type.Object(orgKey('cafe')),
    response: { 200: answerOf(Type.Object({ coffees: Type.Array(coffee) })) },
  };
  readingRoute(app, engine, { screen: cafeCoffeebeanScreen, path: SHOPPING_PATH, schema }, async (work) => ({
    coffees: await readCoffees(work),
  }));
}

type Known = Pick<StockedCoffee, 'key' | 'name' | 'name_locale' | 'roaster' | 'days' | 'received'>;

/** The coffees that were received before, what is used up first first. */
async function readCoffees(work: Transaction): Promise<StockedCoffee[]> {
  const { run, actor } = work;
  const lots = await readLots(work, 'received', false);
  const [of, known] = await Promise.all([
    run(
      sql<{ lot: number; coffee: number }>`SELECT received_seq AS lot, coffeebean_seq AS coffee FROM cafe_received
        WHERE ${scopeSql(cafeReceived, actor)} AND received_seq = ANY(${lots.map((lot) => lot.key)}::bigint[])`,
    ),
    run(
      sql<Known>`SELECT coffeebean_seq AS key, coffeebean_name AS name, coffeebean_name_locale AS name_locale,
          coffeebean_roaster AS roaster, coalesce(coffeebean_days, ${USUAL_DAYS}::integer) AS days, received
        FROM cafe_coffeebean, LATERAL (SELECT json_agg(received_mass) AS received FROM (
            SELECT received_mass FROM cafe_received
             WHERE ${scopeSql(cafeReceived, actor)} AND cafe_received.coffeebean_seq = cafe_coffeebean.coffeebean_seq
               AND removed_at IS NULL AND received_mass > 0
             ORDER BY received_date DESC, received_seq DESC LIMIT ${sql.lit(RECEIPTS)}) AS last) AS came
       WHERE ${scopeSql(cafeCoffeebean, actor)} AND cafe_coffeebean.removed_at IS NULL AND coffeebean_use
         AND received IS NOT NULL
       ORDER BY coffeebean_seq`,
    ),
  ]);
  const coffees = new Map(of.map(({ lot, coffee }) => [lot, coffee]));
  const lotsOf = Map.groupBy(lots, (lot) => coffees.get(lot.key));
  return known
    .map((one) => ({ ...one, ...paceTogether(lotsOf.get(one.key) ?? []) }))
    .toSorted((a, b) => (a.days_left ?? Number.POSITIVE_INFINITY) - (b.days_left ?? Number.POSITIVE_INFINITY) || 0);
}
