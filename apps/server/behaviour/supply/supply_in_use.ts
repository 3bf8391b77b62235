import type { Entity, Row } from '@hanjan/core';
import { lockMaterials, suppliesOf } from '../../domain/material_stock.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid } from '../../http/refusal.ts';
import { referred } from '../referred.ts';

/** What is bought or used, and from whom. */
interface Named {
  readonly material_seq: number | null;
  readonly supplier_seq?: number | null;
}

/**
 * Refuses a material that is used no more and a supplier of whom nothing is bought any more, where they were not named before.
 * The material is locked first, so that two who buy of one wait for each other.
 */
export async function refuseUnusedSupply(
  work: Transaction,
  entity: Entity,
  row: Named,
  before: Named | null,
): Promise<void> {
  const { material, supplier } = suppliesOf(work.actor);
  await lockMaterials(work, [row.material_seq]);
  const isOut = async (of: Entity, key: number | null | undefined, was: number | null | undefined, use: string) =>
    key != null && key !== was && ((await referred(work, of, key, [use])) as Row | undefined)?.[use] === false;
  if (await isOut(material, row.material_seq, before?.material_seq, 'material_use'))
    throw invalid([{ name: 'material_seq', key: 'material_unused', args: {} }], entity);
  if (await isOut(supplier, row.supplier_seq, before?.supplier_seq, 'supplier_use'))
    throw invalid([{ name: 'supplier_seq', key: 'supplier_unused', args: {} }], entity);
}
