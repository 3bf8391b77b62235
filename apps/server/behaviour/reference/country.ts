import { code } from '@hanjan/model/reference/code.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { refuseParent } from './code.ts';

/** A country is a code to choose, too; one to which codes of others belong stays. */
export const countryBehaviour: BehaviourOf<'country'> = {
  async follow(work, { before, after }) {
    work.touched.add(code.name);
    if (before && after === null) await refuseParent(work, null, before.country_id);
  },
};
