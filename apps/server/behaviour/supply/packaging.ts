import { roasterMaterial } from '@hanjan/model/roaster/supply/material.ts';
import { roasterPackaging } from '@hanjan/model/roaster/supply/packaging.ts';
import { sql } from 'kysely';
import { lockMaterials } from '../../domain/material_stock.ts';
import { recost } from '../../domain/packed_cost.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { referred } from '../referred.ts';

/** A bag and a label are pieces that are in use; what they cost together follows their prices. */
export const packaging: BehaviourOf<'roaster_packaging'> = {
  // Whoever buys of a material locks it before what is packed in it.
  async lock(work, key) {
    const [found] = await work.run(
      sql<Packed>`SELECT packaging_bag_seq, packaging_label_seq FROM roaster_packaging
        WHERE ${ownedSql(roasterPackaging, work.actor)} AND packaging_seq = ${key}`,
    );
    if (found) await lockMaterials(work, [found.packaging_bag_seq, found.packaging_label_seq]);
  },

  async fill(work, row, before) {
    for (const name of ['packaging_bag_seq', 'packaging_label_seq'] as const)
      if (row[name] !== before?.[name]) await refuseUnfit(work, name, row[name]);
    return row;
  },

  async follow(work, { before, after }) {
    const same =
      before &&
      after &&
      before.packaging_bag_seq === after.packaging_bag_seq &&
      before.packaging_label_seq === after.packaging_label_seq;
    if (after && !same && after.packaging_bag_seq != null) await recost(work, [after.packaging_bag_seq]);
  },
};

interface Packed {
  readonly packaging_bag_seq: number | null;
  readonly packaging_label_seq: number | null;
}

/** Refuses a material that is used no more or that is not counted in pieces; whether there is one is checked elsewhere. */
async function refuseUnfit(work: Transaction, name: keyof Packed, key: number | null): Promise<void> {
  const found = await referred(work, roasterMaterial, key, ['material_use', 'material_unit']);
  const fault =
    found?.material_use === false ? 'material_unused' : found && found.material_unit !== 'PC' && 'field_fit';
  if (fault) throw invalid([{ name, key: fault, args: {} }], roasterPackaging);
}
