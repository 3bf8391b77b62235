import { pick, type Row } from '@hanjan/core';
import { STEP_FIELDS } from '@hanjan/model/brewing/steps.ts';
import { planOf } from '../plan.ts';
import type { BrewWork } from '../work.ts';
import { brewFields } from './fields.ts';

/** What a timer writes: the steps and the times. */
const WRITTEN = [...STEP_FIELDS, 'brewing_step_use', 'brewing_term'];

/** A brew that is over as the page keeps it, beside the fields that it was begun with. */
export const brewedOf = (brew: Row, begun: Row): NonNullable<BrewWork['brewed']> => ({
  fields: {
    ...pick(
      brew,
      WRITTEN.filter((name) => name in brew),
    ),
    // A result that nobody weighed can still be written.
    ...(brew.brewing_mass !== begun.brewing_mass && pick(brew, ['brewing_mass'])),
  },
  plan: pick(
    begun,
    Object.keys(brewFields).filter((name) => name in begun),
  ),
});

const HOUR = 3_600_000;
/** Ways to brew that take hours whatever is planned. */
const SLOW: readonly unknown[] = ['CLD', 'ICE'];

/** Whether a brew is drawn over a day instead of an hour. */
export const isLong = (fields: Row): boolean => SLOW.includes(fields.brewing_type) || (planOf(fields).end ?? 0) > HOUR;
