import { isKey } from '@hanjan/core';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { DELIVERED_CALL } from '@hanjan/model/stock/delivered.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { readDeliveredHere } from '../../domain/delivered.ts';
import { orgOf } from '../../domain/org.ts';
import type { Transaction } from '../../engine/transaction.ts';
import type { Engine } from '../../engine/worker.ts';
import { notFound } from '../../http/refusal.ts';
import { answerOf } from '../../openapi/answer.ts';
import { key, text } from '../../openapi/typed.ts';
import { delivered, orgKey, tags } from './inventory_schema.ts';
import { readingRoute } from './reading.ts';

/**
 * `POST /api/cafe/coffeebean/received/delivered`: what linked roasteries delivered in the last 30 days and the cafe has not
 * received; with `received_seq` what was delivered and received of the batch of that lot.
 */
export function deliveredRoutes(app: FastifyInstance, engine: Engine): void {
  const call = { screen: cafeReceivedScreen, path: DELIVERED_CALL, schema };
  readingRoute(app, engine, call, async (work, { received_seq = null }) => {
    if (received_seq === null) return readDeliveredHere(work, null);
    if (!isKey(received_seq)) throw notFound();
    const batch = await batchOf(work, received_seq);
    return batch === null ? [] : readDeliveredHere(work, batch);
  });
}

/** The link of the batch that a lot is of; null of one that was not scanned. */
async function batchOf({ run, actor }: Transaction, lot: number): Promise<string | null> {
  const [found] = await run(
    sql<{ batch: string | null }>`SELECT blending_result_uuid AS batch FROM cafe_received
       WHERE org = ${orgOf(actor)} AND received_seq = ${lot} AND removed_at IS NULL`,
  );
  if (!found) throw notFound();
  return found.batch;
}

const schema = {
  tags,
  body: Type.Object({ ...orgKey('cafe'), received_seq: Type.Optional(key) }),
  response: {
    200: answerOf(
      Type.Array(
        Type.Object({
          info_uuid: text,
          blending_name: text,
          blending_name_locale: text,
          blending_result_date: text,
          roaster: Type.Object({ name: text, name_locale: text }),
          ...delivered,
        }),
      ),
    ),
  },
};
