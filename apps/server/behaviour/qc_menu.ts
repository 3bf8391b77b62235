import { cafeDrink } from '@hanjan/model/cafe/drink/drink.ts';
import type { BehaviourOf } from './behaviour.ts';
import { referred } from './referred.ts';

/** A check is called as its drink is when it is written, or when it is said to be of another one. */
export const qcMenu: BehaviourOf<'cafe_qc_menu'> = {
  async fill(work, row, before) {
    const { drink_seq: key } = row;
    if (before?.drink_seq === key) return row;
    const drink = await referred(work, cafeDrink, key, ['drink_name', 'drink_name_locale']);
    // Whether there is such a drink is checked afterwards.
    if (!drink) return row;
    return { ...row, cupnote_name: drink.drink_name, cupnote_name_locale: drink.drink_name_locale };
  },
};
