import { pick, type Row } from '@hanjan/core';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../../../base/api/call.ts';

/** What a recipe says of the next roast after it: its beans with the lots that are used next, and the next batch of a day. */
interface Planned {
  readonly green: readonly Row[];
  readonly batch: number | null;
}

/** What a roast takes over from its recipe besides the beans, also where it is empty there. */
export const FROM_RECIPE = [
  'roasting_name_locale',
  'roasting_name',
  'roasting_machine_seq',
  'roasting_batch_auto',
  'roasting_profile_use',
];

/** Of each bean of a recipe, what a row of a roast holds. */
const HELD = ['greenbean_roaster_seq', 'greenbean_year', 'greenbean_mass', 'greenbean_percent', 'greenbean_moisture'];

interface Answered {
  readonly roasting_default_greenbean: readonly Row[];
  readonly roasting_batch_no: number | null;
}

/** Asked anew each time: lots run out, and others roast too. `day` as dates are stored, today without one. */
export const plannedQuery = (recipe: number, day: unknown) =>
  queryOptions({
    queryKey: ['planned_roast', recipe, day],
    queryFn: async (): Promise<Planned> => {
      const { result } = await read<Answered>(
        'POST',
        `/api/roaster/roasting/default/greenbean/${recipe}`,
        {
          roasting_batch_auto: 1,
          ...(typeof day === 'string' && { roasting_result_date: day.replaceAll('-', '') }),
        },
        { org: { kind: 'roaster', auth_seq: null } },
      );
      const { roasting_default_greenbean: green, roasting_batch_no: batch } = result;
      return { green: green.map((row) => pick(row, HELD)), batch };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
