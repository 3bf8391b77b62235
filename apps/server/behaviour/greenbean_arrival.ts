import { roasterGreenbeanArrival } from '@hanjan/model/roaster/greenbean_arrival.ts';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { sql } from 'kysely';
import { settle } from '../domain/stock.ts';
import { ownedSql } from '../engine/scope.ts';
import { Refusal } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';
import { referred } from './referred.ts';

/** What arrives goes into the stock of its lot and is seen by whoever sees that; what was used of it cannot be unsaid. */
export const greenbeanArrival: BehaviourOf<'roaster_greenbean_arrival'> = {
  // Whoever uses the lot locks it before its arrivals.
  async lock({ run, actor }, key) {
    await run(
      sql`SELECT FROM roaster_greenbean_year WHERE ${ownedSql(roasterGreenbeanYear, actor)} AND greenbean_year_seq =
          (SELECT greenbean_year_seq FROM roaster_greenbean_arrival
            WHERE ${ownedSql(roasterGreenbeanArrival, actor)} AND arrival_key = ${key})
        FOR NO KEY UPDATE`,
    );
  },

  async fill(work, row) {
    const lot = await referred(work, roasterGreenbeanYear, row.greenbean_year_seq, ['greenbean_user_auth']);
    return { ...row, greenbean_user_auth: lot?.greenbean_user_auth ?? null, arrival_instock: row.arrival_instock ?? 0 };
  },

  async follow(work, { before, after }, key) {
    const lot = after?.greenbean_year_seq ?? before?.greenbean_year_seq;
    if (lot == null) return;
    const mass = after?.arrival_mass ?? 0;
    const used = (before?.arrival_mass ?? 0) - (before?.arrival_instock ?? 0);
    if (mass < used) throw new Refusal(409, 'arrival_used', { args: { mass: used / 10 }, result: { used } });
    const cause = { entity: roasterGreenbeanArrival.name, key };
    await settle(work, cause, 'RECEIVE', [{ lot: 'greenbean', key: lot, mass, arrival: key }]);
  },
};
