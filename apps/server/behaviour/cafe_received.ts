import type { RowOf } from '@hanjan/model';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { followPrices, lockDrinks } from '../domain/drinks.ts';
import type { Wanted } from '../domain/stock.ts';
import type { BehaviourOf } from './behaviour.ts';
import { refuseUnused } from './coffee_in_use.ts';
import { followMade } from './made_lot.ts';

/**
 * What a lot brought goes into the stock with it, and out of it once the record is removed. What was paid for it says what
 * drinks with its coffee cost.
 */
export const received: BehaviourOf<'cafe_received'> = {
  lock: (work) => lockDrinks(work),

  async fill(work, row, before) {
    await lockDrinks(work);
    if (!before) await refuseUnused(work, cafeReceived, row.coffeebean_seq);
    return { ...row, received_instock: row.received_instock ?? 0 };
  },

  async follow(work, change, key) {
    await followMade(work, change, { lot: 'received', key }, cafeReceived.name, 'RECEIVE', broughtBy);
    const isPriced = change.before?.received_price != null || change.after?.received_price != null;
    if (isPriced) await followPrices(work);
  },
};

type Brought = Pick<RowOf<'cafe_received'>, 'received_mass'>;

const broughtBy = (row: Brought | null, key: number): Wanted[] =>
  row?.received_mass ? [{ lot: 'received', key, mass: row.received_mass }] : [];
