import type { DeliveredHere, DeliveredTo } from '@hanjan/model/stock/delivered.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';

const FIGURES = sql`sent, bags, first_sent, last_sent, received, first_received, last_received, waiting, waiting_since`;

/** What was delivered of some blends of the roastery to linked cafes, and what these received. */
export const readDelivered = ({ run }: Transaction, keys: RawBuilder<unknown>): Promise<DeliveredTo[]> =>
  run(sql<DeliveredTo>`SELECT lot, cafe, ${FIGURES} FROM delivered_to_cafes(ARRAY(${keys}))`);

/** What linked roasteries delivered to the cafe: of one batch, or, without one, all that is under way. */
export const readDeliveredHere = ({ run }: Transaction, batch: string | null): Promise<DeliveredHere[]> =>
  run(
    sql<DeliveredHere>`SELECT info_uuid, blending_name, blending_name_locale, blending_result_date, roaster, ${FIGURES}
      FROM delivered_to_us(${batch}::uuid)`,
  );
