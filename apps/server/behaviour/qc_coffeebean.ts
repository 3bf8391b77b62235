import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import type { BehaviourOf } from './behaviour.ts';
import { referred } from './referred.ts';

/** A note is called as its coffee is when it is written, or when it is said to be of another one. */
export const qcCoffeebean: BehaviourOf<'cafe_qc_coffeebean'> = {
  async fill(work, row, before) {
    const { coffeebean_seq: key } = row;
    if (before?.coffeebean_seq === key) return row;
    const coffee = await referred(work, cafeCoffeebean, key, ['coffeebean_name', 'coffeebean_name_locale']);
    // Whether there is such a coffee is checked afterwards.
    if (!coffee) return row;
    return { ...row, cupnote_name: coffee.coffeebean_name, cupnote_name_locale: coffee.coffeebean_name_locale };
  },
};
