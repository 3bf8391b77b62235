import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { settle } from '../domain/stock.ts';
import { Refusal } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';

/** What came of a lot first goes into the stock with it; a lot of which something is left stays. */
export const greenbeanYear: BehaviourOf<'roaster_greenbean_year'> = {
  fill: async (_, row) => ({ ...row, greenbean_instock: row.greenbean_instock ?? 0 }),

  async follow(work, { before, after }, key) {
    const left = before?.greenbean_instock ?? 0;
    if (after === null && left > 0)
      throw new Refusal(409, 'stock_left', { args: { mass: left / 10 }, result: { there: left } });
    if (before !== null) return;
    const mass = after?.greenbean_received_mass ?? 0;
    const cause = { entity: roasterGreenbeanYear.name, key };
    await settle(work, cause, 'RECEIVE', [{ lot: 'greenbean', key, mass }]);
  },
};
