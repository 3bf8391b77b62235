import { pick, type Row } from '@hanjan/core';
import { TIMED } from '@hanjan/model/brewing/steps.ts';
import type { BrewWork } from '../work.ts';
import { brewFields } from './fields.ts';

/** A brew that is over as the page keeps it, beside the fields that it was begun with. */
export const brewedOf = (brew: Row, begun: Row): NonNullable<BrewWork['brewed']> => ({
  fields: {
    ...pick(
      brew,
      TIMED.filter((name) => name in brew),
    ),
    // A result that nobody weighed can still be written.
    ...(brew.brewing_mass !== begun.brewing_mass && pick(brew, ['brewing_mass'])),
  },
  plan: pick(
    begun,
    Object.keys(brewFields).filter((name) => name in begun),
  ),
});
