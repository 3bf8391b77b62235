import type { Actor, Entity } from '@hanjan/core';
import { cafeMaterial } from '@hanjan/model/cafe/supply/material.ts';
import { cafeMaterialPurchase } from '@hanjan/model/cafe/supply/material_purchase.ts';
import { cafeMaterialUse } from '@hanjan/model/cafe/supply/material_use.ts';
import { cafeSupplier } from '@hanjan/model/cafe/supply/supplier.ts';
import { roasterMaterial } from '@hanjan/model/roaster/supply/material.ts';
import { roasterMaterialPurchase } from '@hanjan/model/roaster/supply/material_purchase.ts';
import { roasterMaterialUse } from '@hanjan/model/roaster/supply/material_use.ts';
import { roasterSupplier } from '@hanjan/model/roaster/supply/supplier.ts';
import { isLow, materialAmount } from '@hanjan/model/shared/material.ts';
import { sql } from 'kysely';
import { columnList, ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { recostDrinks } from './drinks.ts';
import { recost } from './packed_cost.ts';

/** What an organisation keeps of its materials. */
interface Supplies {
  readonly material: Entity;
  readonly purchase: Entity;
  readonly use: Entity;
  readonly supplier: Entity;
}

const CAFE: Supplies = {
  material: cafeMaterial,
  purchase: cafeMaterialPurchase,
  use: cafeMaterialUse,
  supplier: cafeSupplier,
};
const ROASTER: Supplies = {
  material: roasterMaterial,
  purchase: roasterMaterialPurchase,
  use: roasterMaterialUse,
  supplier: roasterSupplier,
};

/** What is kept of materials where an actor works. */
export const suppliesOf = ({ cafe }: Actor): Supplies => (cafe ? CAFE : ROASTER);

/** Locks materials, also removed ones, in the order of their keys: nobody else changes their stock until the work is done. */
export async function lockMaterials({ run, actor }: Transaction, keys: readonly (number | null)[]): Promise<void> {
  const { material } = suppliesOf(actor);
  await run(
    sql`SELECT FROM ${sql.table(material.table)} WHERE ${ownedSql(material, actor)} AND material_seq = ANY(${keys})
      ORDER BY material_seq FOR NO KEY UPDATE`,
  );
}

/** What there is of a material, what a unit of it cost last, and below what it is ordered. */
interface Held {
  readonly material_seq: number;
  readonly material_instock: number | null;
  readonly material_price: number | null;
  readonly material_reorder: number | null;
  /** What it cost until now. */
  readonly was: number | null;
}

/**
 * Writes what there is of materials, and what they cost last, as it follows from their purchases, uses and counts; whatever
 * changes one of these calls it in its transaction. Refuses (409 `material_short`) where less than nothing would be left.
 */
export async function recount(work: Transaction, keys: readonly number[]): Promise<void> {
  const { run, actor, touched } = work;
  const { material } = suppliesOf(actor);
  await lockMaterials(work, keys);
  const held = await heldOf(work, keys);
  for (const { material_instock: there } of held) {
    if (there !== null && there < 0) throw new Refusal(409, 'material_short', { args: { short: -there } });
    if (there !== null && there > materialAmount.max) throw new Refusal(409, 'material_full');
  }
  const rows = held.map((one) => ({ ...one, material_low: isLow(one.material_instock, one.material_reorder) }));
  await run(
    sql`UPDATE ${sql.table(material.table)} SET material_instock = now.material_instock,
          material_price = now.material_price, material_low = now.material_low
        FROM json_to_recordset(${JSON.stringify(rows)}::json)
          AS now(material_seq bigint, material_instock integer, material_price integer, material_low boolean)
       WHERE ${ownedSql(material, actor)} AND ${sql.ref(`${material.table}.material_seq`)} = now.material_seq`,
  );
  touched.add(material.name);
  if (held.every(({ was, material_price }) => was === material_price)) return;
  await recost(work, keys);
  await recostDrinks(work);
}

/**
 * A material has what was counted last, and what was bought and not used since; days come before the instants at which they
 * were written down. What a unit cost is said by the last purchase with a price.
 */
async function heldOf({ run, actor }: Transaction, keys: readonly number[]): Promise<readonly Held[]> {
  const { material, purchase, use } = suppliesOf(actor);
  const isOf = (entity: Entity) =>
    sql`FROM ${sql.table(entity.table)} WHERE ${ownedSql(entity, actor)} AND material_seq = ANY(${keys}) AND removed_at IS NULL`;
  return run(
    sql<Held>`WITH step AS (
        SELECT material_seq, purchase_date AS day, rgst_at, purchase_seq AS nth, purchase_amount AS amount, false AS is_count,
               round(purchase_price * 100.0 / purchase_amount) AS price ${isOf(purchase)}
        UNION ALL
        SELECT material_seq, use_date, rgst_at, use_seq, CASE use_type WHEN 'COUNT' THEN use_amount ELSE -use_amount END,
               use_type = 'COUNT', NULL ${isOf(use)}),
      counted AS (SELECT DISTINCT ON (material_seq) material_seq, day, rgst_at, nth FROM step WHERE is_count
        ORDER BY material_seq, day DESC, rgst_at DESC, nth DESC),
      held AS (SELECT step.material_seq,
          sum(amount) FILTER (WHERE counted.day IS NULL
            OR (step.day, step.rgst_at, step.nth) >= (counted.day, counted.rgst_at, counted.nth)) AS amount,
          (array_agg(price ORDER BY step.day DESC, step.rgst_at DESC, step.nth DESC) FILTER (WHERE price IS NOT NULL))[1] AS price
        FROM step LEFT JOIN counted USING (material_seq) GROUP BY step.material_seq)
      SELECT ${columnList(material, ['material_seq', 'material_reorder'])}, material_price AS was, amount::double precision AS material_instock,
             price::double precision AS material_price
        FROM ${sql.table(material.table)} LEFT JOIN held USING (material_seq)
       WHERE ${ownedSql(material, actor)} AND material_seq = ANY(${keys})`,
  );
}
