import { DRINK_MATERIAL_PATH, type MaterialUser, type MaterialUses } from '@hanjan/model/cafe/drink/calls.ts';
import { type PriceBook, takenBy } from '@hanjan/model/cafe/drink/cost.ts';
import { cafeDrinkScreen } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { partsOf, readDrinks } from '../../domain/drinks.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import type { Engine } from '../../engine/worker.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';
import { readingRoute } from '../stock/reading.ts';
import { cafeKey, named, nameOf, tags } from './parts.ts';

/** `POST /api/cafe/recipe/material`: the materials in drinks that are in use, and for how many cups they are enough. */
export function drinkMaterialRoutes(app: FastifyInstance, engine: Engine): void {
  readingRoute(app, engine, { screen: cafeDrinkScreen, path: DRINK_MATERIAL_PATH, schema }, async (work) => ({
    materials: await usesOf(work),
  }));
}

type Held = Omit<MaterialUses, 'drinks'>;

/** What is used no more stands first, then what is enough for the fewest cups. */
async function usesOf(work: Transaction): Promise<MaterialUses[]> {
  const { run, actor } = work;
  const drinks = await readDrinks(work);
  const held = await run(
    sql<Held>`SELECT material_seq AS key, material_name AS name, material_name_locale AS name_locale,
        material_unit AS unit, material_instock AS instock, material_use AS is_used
      FROM cafe_material
      WHERE ${ownedSql(cafeMaterial, actor)} AND material_seq = ANY(${partsOf(drinks).materials}::bigint[])
      ORDER BY material_seq`,
  );
  const book: PriceBook = {
    drinks: new Map(drinks.map((drink) => [drink.drink_seq, drink])),
    materials: new Map(held.map(({ key, unit }) => [key, { unit, price: null }])),
    coffees: new Map(),
  };
  const taken = takenBy(book);
  const sold = drinks.filter(({ drink_use }) => drink_use);
  const users = (material: Held): MaterialUser[] =>
    sold.flatMap((drink) => {
      const each = taken(drink.drink_seq).get(material.key);
      if (each === undefined) return [];
      const isCup = drink.drink_unit === 'PC';
      const isKnown = isCup && each !== null && material.instock !== null;
      return [
        {
          key: drink.drink_seq,
          ...nameOf(drink),
          served: drink.drink_served,
          amount: each === null || isCup ? each : each * drink.drink_yield,
          cups: isKnown ? Math.floor(((material.instock ?? 0) * 10) / each + SLACK) : null,
          makes: isCup ? null : { amount: drink.drink_yield, unit: drink.drink_unit },
          is_direct: drink.drink_material.some(({ material_seq }) => material_seq === material.key),
        },
      ];
    });
  return held
    .map((material) => ({ ...material, drinks: users(material).toSorted((a, b) => least(a) - least(b)) }))
    .filter(({ drinks }) => drinks.length > 0)
    .toSorted((a, b) => Number(a.is_used) - Number(b.is_used) || fewest(a) - fewest(b));
}

/** What is enough for exactly so many cups is not one less because numbers are binary. */
const SLACK = 1e-9;

/** What is not known stands behind all numbers. */
const least = ({ cups }: MaterialUser) => cups ?? Number.MAX_SAFE_INTEGER;
const fewest = ({ drinks }: MaterialUses) => Math.min(...drinks.map(least));

const schema = {
  tags,
  body: Type.Object(cafeKey),
  response: {
    200: answerOf(
      Type.Object({
        materials: Type.Array(
          Type.Object({
            key,
            ...named,
            unit: Type.String(),
            instock: orNull(whole),
            is_used: Type.Boolean(),
            drinks: Type.Array(
              Type.Object({
                key,
                ...named,
                served: text,
                amount: orNull(Type.Number()),
                cups: orNull(whole),
                makes: orNull(Type.Object({ amount: whole, unit: Type.String() })),
                is_direct: Type.Boolean(),
              }),
            ),
          }),
        ),
      }),
    ),
  },
};
