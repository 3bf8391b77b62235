import type { Entity } from '@hanjan/core';
import { lockDrinks } from '../../domain/drinks.ts';
import { recount, suppliesOf } from '../../domain/material_stock.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { refuseToCome } from '../to_come.ts';
import { refuseUnusedSupply } from './supply_in_use.ts';

/** What is bought goes into the stock of its material, and says what a unit of it costs. */
export const materialPurchase: BehaviourOf<'cafe_material_purchase' | 'roaster_material_purchase'> = {
  lock: (work) => lockDrinks(work),

  async fill(work, row, before) {
    await lockDrinks(work);
    const { purchase } = suppliesOf(work.actor);
    if (!before) await refuseToCome(work, purchase, 'purchase_date', row.purchase_date);
    await refuseUnusedSupply(work, purchase, row, before);
    return row;
  },

  async follow(work, { before, after }) {
    const key = after?.material_seq ?? before?.material_seq;
    if (key != null) await recounted(work, key, suppliesOf(work.actor).purchase, after && 'purchase_amount');
  },
};

/** What is used or thrown away goes out of it; what is counted is what there is. */
export const materialUse: BehaviourOf<'cafe_material_use' | 'roaster_material_use'> = {
  async fill(work, row, before) {
    const { use } = suppliesOf(work.actor);
    if (!before) await refuseToCome(work, use, 'use_date', row.use_date);
    await refuseUnusedSupply(work, use, row, before);
    return row;
  },

  async follow(work, { before, after }) {
    const key = after?.material_seq ?? before?.material_seq;
    if (key != null) await recounted(work, key, suppliesOf(work.actor).use, after && 'use_amount');
  },
};

/** Brings the stock up to date; of many records once, after the last. What is not there is said where the amount was typed. */
async function recounted(work: Transaction, key: number, entity: Entity, amount: string | null): Promise<void> {
  if (work.together) return work.together.add(recount, [key]);
  await recount(work, [key]).catch((refusal: unknown) => {
    const isShort = refusal instanceof Refusal && refusal.code === 'material_short';
    if (!isShort || !amount) throw refusal;
    throw invalid([{ name: amount, key: refusal.code, args: refusal.details.args ?? {} }], entity);
  });
}
