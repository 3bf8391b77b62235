import type { RowOf } from '@hanjan/model';
import { roasterGreenbeanArrival } from '@hanjan/model/roaster/greenbean_arrival.ts';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { sql } from 'kysely';
import { settle } from '../domain/stock.ts';
import { ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';

/** What came of a lot first goes into the stock with it; a lot of which something is left stays. */
export const greenbeanYear: BehaviourOf<'roaster_greenbean_year'> = {
  fill: async (_, row) => ({ ...row, greenbean_instock: row.greenbean_instock ?? 0 }),

  async follow(work, { before, after }, key) {
    const left = before?.greenbean_instock ?? 0;
    if (after === null && left > 0)
      throw new Refusal(409, 'stock_left', { args: { mass: left / 10 }, result: { there: left } });
    if (before !== null) return guardArrivals(work, before, after, key);
    const mass = after?.greenbean_received_mass ?? 0;
    const cause = { entity: roasterGreenbeanYear.name, key };
    await settle(work, cause, 'RECEIVE', [{ lot: 'greenbean', key, mass }]);
  },
};

type Guarded = Pick<RowOf<'roaster_greenbean_year'>, 'greenbean_user_auth'>;

/** Whoever no longer sees a lot no longer sees what arrived of it. */
async function guardArrivals(
  { run, actor, touched }: Transaction,
  before: Guarded,
  after: Guarded | null,
  key: number,
): Promise<void> {
  if (after === null || after.greenbean_user_auth === before.greenbean_user_auth) return;
  await run(
    sql`UPDATE roaster_greenbean_arrival SET greenbean_user_auth = ${after.greenbean_user_auth}
      WHERE ${ownedSql(roasterGreenbeanArrival, actor)} AND greenbean_year_seq = ${key}`,
  );
  touched.add(roasterGreenbeanArrival.name);
}
