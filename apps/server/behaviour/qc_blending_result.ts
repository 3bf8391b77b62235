import { roasterBlendingResult } from '@hanjan/model/roaster/blending_result.ts';
import type { BehaviourOf } from './behaviour.ts';
import { referred } from './referred.ts';

/** A note knows the day of the blend that it is about; that day never changes. */
export const qcBlendingResult: BehaviourOf<'roaster_qc_blending_result'> = {
  async fill(work, row, before) {
    const { blending_result_key: key } = row;
    if (before?.blending_result_key === key) return { ...row, blending_result_date: before.blending_result_date };
    const blend = await referred(work, roasterBlendingResult, key, ['blending_result_date']);
    // Whether there is such a blend is checked afterwards.
    return { ...row, blending_result_date: blend?.blending_result_date ?? null };
  },
};
