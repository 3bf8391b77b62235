import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { BehaviourOf } from './behaviour.ts';

/** A note knows the day of the blend that it is about; that day never changes. */
export const qcBlendingResult: BehaviourOf<'roaster_qc_blending_result'> = {
  async fill({ run, actor }, row, before) {
    const { blending_result_key: key } = row;
    if (before?.blending_result_key === key) return { ...row, blending_result_date: before.blending_result_date };
    const [blend] = await run(
      sql<{ blending_result_date: string }>`SELECT blending_result_date::text FROM roaster_blending_result
        WHERE ${ownedSql(roasterBlendingResult, actor)} AND blending_result_key = ${key}`,
    );
    // Whether there is such a blend is checked afterwards.
    return { ...row, blending_result_date: blend?.blending_result_date ?? null };
  },
};
