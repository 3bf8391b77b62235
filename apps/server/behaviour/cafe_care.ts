import { cafeCare as care } from '@hanjan/model/cafe/care.ts';
import { cafeEquip } from '@hanjan/model/cafe/equip.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { BehaviourOf } from './behaviour.ts';
import { refuseToCome } from './to_come.ts';

/** What was done for equipment was done by today where the cafe is, and is seen by whoever sees the equipment. */
export const cafeCare: BehaviourOf<'cafe_care'> = {
  async fill(work, row, before) {
    if (row.care_date !== before?.care_date) await refuseToCome(work, care, 'care_date', row.care_date);
    // What is written already follows its equipment.
    if (before) return row;
    // Whoever changes who sees the equipment waits, so that this entry is there to follow.
    const [found] = await work.run(
      sql<Pick<typeof row, 'equip_auth'>>`SELECT equip_auth FROM cafe_equip
        WHERE ${ownedSql(cafeEquip, work.actor)} AND cafe_equip_seq = ${row.cafe_equip_seq} FOR SHARE`,
    );
    return { ...row, equip_auth: found?.equip_auth ?? null };
  },
};
