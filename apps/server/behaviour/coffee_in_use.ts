import type { Entity } from '@hanjan/core';
import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid } from '../http/refusal.ts';
import { referred } from './referred.ts';

/** Refuses a coffee that a cafe does not use any more; whether there is such a coffee is checked elsewhere. */
export async function refuseUnused(work: Transaction, entity: Entity, coffee: number | null): Promise<void> {
  if (coffee == null) return;
  const found = await referred(work, cafeCoffeebean, coffee, ['coffeebean_use']);
  if (found?.coffeebean_use === false)
    throw invalid([{ name: 'coffeebean_seq', key: 'coffee_unused', args: {} }], entity);
}
