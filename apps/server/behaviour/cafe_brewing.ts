import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import { invalid } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';
import { referred } from './referred.ts';

/** A brew of a lot is a brew of the lot's coffee: one that names no coffee gets it, another one is refused. */
export const cafeBrewing: BehaviourOf<'cafe_brewing_result'> = {
  async fill(work, row, before) {
    const { received_seq: lot, coffeebean_seq: coffee } = row;
    if (lot == null || (before?.received_seq === lot && before.coffeebean_seq === coffee)) return row;
    const found = await referred(work, cafeReceived, lot, ['coffeebean_seq']);
    // Whether there is such a lot is checked afterwards.
    if (!found || found.coffeebean_seq === coffee) return row;
    if (coffee == null) return { ...row, ...found };
    throw invalid([{ name: 'received_seq', key: 'field_fit', args: {} }], cafeBrewingResult);
  },
};
