import { roasterPackaging } from '@hanjan/model/roaster/supply/packaging.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

/**
 * Writes what one packed bag costs, by the last prices of its bag and its label, of all that is packed in some materials.
 * It is empty while one of them has no price.
 */
export async function recost({ run, actor, touched }: Transaction, materials: readonly number[]): Promise<void> {
  if (!actor.roaster) return;
  await run(
    sql`UPDATE roaster_packaging SET packaging_cost = priced.cost
        FROM (SELECT packed.packaging_seq, CASE WHEN label.material_seq IS NULL THEN bag.material_price
                     ELSE bag.material_price + label.material_price END AS cost
                FROM roaster_packaging AS packed
                JOIN roaster_material AS bag ON bag.org = packed.org AND bag.material_seq = packed.packaging_bag_seq
                LEFT JOIN roaster_material AS label ON label.org = packed.org AND label.material_seq = packed.packaging_label_seq
               WHERE packed.org = ${actor.roaster.auth_seq}
                 AND (packed.packaging_bag_seq = ANY(${materials}) OR packed.packaging_label_seq = ANY(${materials}))) AS priced
       WHERE ${ownedSql(roasterPackaging, actor)} AND roaster_packaging.packaging_seq = priced.packaging_seq
         AND packaging_cost IS DISTINCT FROM priced.cost`,
  );
  touched.add(roasterPackaging.name);
}
