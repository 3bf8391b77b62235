import { atLeast, type Screen } from '@hanjan/core';
import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { DRINK_COST_PATH, type DrinkCost, type NamedCost } from '@hanjan/model/cafe/drink/calls.ts';
import { costsOf, LACKS } from '@hanjan/model/cafe/drink/cost.ts';
import { cafeDrinkScreen } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { partsOf, pricesNow, readDrinks } from '../../domain/drinks.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import type { Engine } from '../../engine/worker.ts';
import { notFound } from '../../http/refusal.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { readingRoute } from '../stock/reading.ts';
import { cafeKey, keyIn, named, nameOf, tags } from './parts.ts';

/** Whoever may know what a drink costs. */
const screen: Screen = { ...cafeDrinkScreen, access: { read: atLeast('cafe', 'MNG') } };

/** `POST /api/cafe/recipe/cost` {drink_seq}: what a drink costs, thing by thing, and of what nobody knows it. */
export function drinkCostRoutes(app: FastifyInstance, engine: Engine): void {
  readingRoute(app, engine, { screen, action: 'read', path: DRINK_COST_PATH, schema }, (work, body) =>
    costOf(work, keyIn(body, 'drink_seq')),
  );
}

async function costOf(work: Transaction, drink_seq: number): Promise<DrinkCost> {
  const drinks = await readDrinks(work);
  const drink = drinks.find((one) => one.drink_seq === drink_seq);
  if (!drink) throw notFound();
  const { total, lines } = costsOf(await pricesNow(work, drinks))(drink_seq);
  const { materials, coffees } = partsOf([drink]);
  const [material, coffee] = await Promise.all([
    work.run(
      sql<Called>`SELECT material_seq AS key, material_name AS name, material_name_locale AS name_locale FROM cafe_material
        WHERE ${ownedSql(cafeMaterial, work.actor)} AND material_seq = ANY(${materials}::bigint[])`,
    ),
    work.run(
      sql<Called>`SELECT coffeebean_seq AS key, coffeebean_name AS name, coffeebean_name_locale AS name_locale
        FROM cafe_coffeebean
       WHERE ${ownedSql(cafeCoffeebean, work.actor)} AND coffeebean_seq = ANY(${coffees}::bigint[])`,
    ),
  ]);
  const base = drinks.map((one) => ({ key: one.drink_seq, ...nameOf(one) }));
  const called: Readonly<Record<NamedCost['of'], readonly Called[]>> = { material, coffee, base };
  return {
    total,
    lines: lines.map((line) => {
      const { name = null, name_locale = null } = called[line.of].find((one) => one.key === line.key) ?? {};
      return { ...line, name, name_locale };
    }),
  };
}

interface Called extends Pick<NamedCost, 'name' | 'name_locale'> {
  readonly key: number;
}

const schema = {
  tags,
  body: Type.Object({ ...cafeKey, drink_seq: key }),
  response: {
    200: answerOf(
      Type.Object({
        total: orNull(whole),
        lines: Type.Array(
          Type.Object({
            of: Type.Enum(['coffee', 'material', 'base']),
            key: orNull(key),
            ...named,
            amount: whole,
            unit: text,
            cost: orNull(Type.Number()),
            lack: orNull(Type.Enum([...LACKS])),
          }),
        ),
      }),
    ),
  },
};
