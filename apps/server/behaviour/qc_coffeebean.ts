import { cafeCoffeebean } from '@hanjan/model/cafe/coffeebean.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { BehaviourOf } from './behaviour.ts';

type Names = Readonly<Record<'cupnote_name' | 'cupnote_name_locale', string | null>>;

/** A note is called as its coffee is when it is written, or when it is said to be of another one. */
export const qcCoffeebean: BehaviourOf<'cafe_qc_coffeebean'> = {
  async fill({ run, actor }, row, before) {
    const { coffeebean_seq: key } = row;
    if (before?.coffeebean_seq === key) return row;
    const [names] = await run(
      sql<Names>`SELECT coffeebean_name AS cupnote_name, coffeebean_name_locale AS cupnote_name_locale FROM cafe_coffeebean
        WHERE ${ownedSql(cafeCoffeebean, actor)} AND coffeebean_seq = ${key}`,
    );
    // Whether there is such a coffee is checked afterwards.
    return { ...row, ...names };
  },
};
