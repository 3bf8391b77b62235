import { roasterPackaging } from '@hanjan/model/roaster/supply/packaging.ts';
import { sql } from 'kysely';
import { suppliesOf } from '../../domain/material_stock.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** The unit of a material is that of all that was ever written of it, of what was removed as well: it may be brought back. */
export const material: BehaviourOf<'cafe_material' | 'roaster_material'> = {
  async fill(work, row, before) {
    if (before && row.material_unit !== before.material_unit && (await isCounted(work, before.material_seq)))
      throw invalid([{ name: 'material_unit', key: 'material_unit_used', args: {} }], suppliesOf(work.actor).material);
    return row;
  },
};

/** Whether something of a material was bought, used or counted, or is packed in it, now or before it was removed. */
async function isCounted({ run, actor }: Transaction, key: number): Promise<boolean> {
  const { purchase, use } = suppliesOf(actor);
  const moves = [purchase, use].map(
    (entity) => sql`SELECT FROM ${sql.table(entity.table)} WHERE ${ownedSql(entity, actor)} AND material_seq = ${key}`,
  );
  const packed = sql`SELECT FROM roaster_packaging WHERE ${ownedSql(roasterPackaging, actor)}
      AND ${key} IN (packaging_bag_seq, packaging_label_seq)`;
  const all = [...moves, ...(purchase.scope === 'roaster' ? [packed] : [])];
  const found = await run(
    sql`SELECT WHERE ${sql.join(
      all.map((one) => sql`EXISTS (${one})`),
      sql` OR `,
    )}`,
  );
  return found.length > 0;
}
