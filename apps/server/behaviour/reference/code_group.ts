import { codeGroups } from '@hanjan/model/seed/code_group.ts';
import { Refusal } from '../../http/refusal.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** A group that fields of the product offer is never removed. */
export const codeGroupBehaviour: BehaviourOf<'code_group'> = {
  async follow(_, { before, after }) {
    const isNeeded = codeGroups.some(([id]) => id === before?.code_group_id);
    if (after === null && isNeeded) throw new Refusal(409, 'code_group_needed');
  },
};
