import { cafeCare } from '@hanjan/model/cafe/care.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { BehaviourOf } from './behaviour.ts';

/** Whoever no longer sees a piece of equipment no longer sees what was done for it. */
export const cafeEquip: BehaviourOf<'cafe_equip'> = {
  async follow({ run, actor, touched }, { before, after }, key) {
    if (!before || !after || after.equip_auth === before.equip_auth) return;
    await run(
      sql`UPDATE cafe_care SET equip_auth = ${after.equip_auth}
        WHERE ${ownedSql(cafeCare, actor)} AND cafe_equip_seq = ${key}`,
    );
    touched.add(cafeCare.name);
  },
};
