import type { Made, PriceBook, PricedMaterial } from '@hanjan/model/cafe/drink/cost.ts';
import { cafeDrink } from '@hanjan/model/cafe/drink/drink.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import { cafeMaterialPurchase } from '@hanjan/model/cafe/supply/material_purchase.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { gramPrice, partsOf } from './drinks.ts';
import { orgOf } from './org.ts';

/** What a field that says what is in a drink held before a save. */
export interface PastPart {
  readonly drink_seq: number;
  readonly version: number;
  readonly edit_at: string;
  readonly field: keyof Made;
  readonly before: unknown;
}

const PARTS: readonly (keyof Made)[] = ['drink_yield', 'drink_unit', 'drink_coffee', 'drink_material', 'drink_base'];

/** What was changed of what is in some drinks from an instant on, the last change first. */
export const readPast = ({ run, actor }: Transaction, keys: readonly number[], since: string) =>
  run(
    sql<PastPart>`SELECT record_seq AS drink_seq, version, edit_at, field, before FROM org_history AS h
      WHERE h.org = ${orgOf(actor)} AND h.entity = ${cafeDrink.name} AND h.record_seq = ANY(${keys}::bigint[])
        AND h.field = ANY(${PARTS}) AND h.edit_at >= ${since}::timestamptz - interval '1 second'
      ORDER BY h.history_seq DESC`,
  );

/** What was in a drink before the changes that `isLater` picks, the last of which comes first. */
export function madeBefore(now: Made, past: readonly PastPart[], isLater: (part: PastPart) => boolean): Made {
  const then: Record<string, unknown> = {};
  for (const part of past) if (isLater(part)) then[part.field] = part.before ?? (isList(part.field) ? [] : null);
  return { ...now, ...then };
}

const isList = (field: keyof Made) => field !== 'drink_yield' && field !== 'drink_unit';

type Prices = Omit<PriceBook, 'drinks'>;

/** What everything in some drinks cost on some days, by what was bought and received until then. */
export async function pricesOn(
  { run, actor }: Transaction,
  drinks: readonly Made[],
  days: readonly string[],
): Promise<ReadonlyMap<string, Prices>> {
  const { materials, coffees } = partsOf(drinks);
  const [priced, received] = await Promise.all([
    run(
      sql<PricedMaterial & { day: string; key: number }>`SELECT day::text, material_seq AS key, material_unit AS unit,
          (SELECT round(purchase_price * 100.0 / purchase_amount)::double precision FROM cafe_material_purchase
            WHERE ${ownedSql(cafeMaterialPurchase, actor)} AND cafe_material_purchase.removed_at IS NULL
              AND cafe_material_purchase.material_seq = cafe_material.material_seq
              AND purchase_price IS NOT NULL AND purchase_date <= day
            ORDER BY purchase_date DESC, cafe_material_purchase.rgst_at DESC, purchase_seq DESC LIMIT 1) AS price
        FROM cafe_material CROSS JOIN unnest(${days}::date[]) AS day
       WHERE ${ownedSql(cafeMaterial, actor)} AND material_seq = ANY(${materials}::bigint[])`,
    ),
    run(
      sql<{ day: string; key: number; price: number }>`SELECT DISTINCT ON (day, coffeebean_seq) day::text,
          coffeebean_seq AS key, ${gramPrice} AS price
        FROM cafe_received CROSS JOIN unnest(${days}::date[]) AS day
       WHERE ${ownedSql(cafeReceived, actor)} AND removed_at IS NULL AND coffeebean_seq = ANY(${coffees}::bigint[])
         AND received_price IS NOT NULL AND received_mass > 0 AND received_date <= day
       ORDER BY day, coffeebean_seq, received_date DESC, received_seq DESC`,
    ),
  ]);
  const on = <V>(rows: readonly (V & { day: string; key: number })[], day: string) =>
    new Map(rows.filter((row) => row.day === day).map((row) => [row.key, row] as const));
  return new Map(
    days.map((day) => [
      day,
      {
        materials: on(priced, day),
        coffees: new Map([...on(received, day)].map(([key, { price }]) => [key, price])),
      },
    ]),
  );
}
