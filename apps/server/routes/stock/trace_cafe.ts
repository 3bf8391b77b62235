import { isKey, type Row } from '@hanjan/core';
import { cafeCoffeebeanInventoryScreen } from '@hanjan/model/cafe/received.ts';
import { CAFE_TRACE_PATH } from '@hanjan/model/cafe/trace.ts';
import type { FastifyInstance } from 'fastify';
import { type CafeTraceOf, readCafeTrace } from '../../domain/trace_cafe.ts';
import type { Engine } from '../../engine/worker.ts';
import { notFound } from '../../http/refusal.ts';
import { readingRoute } from './reading.ts';
import { cafeTraceSchema } from './trace_schema.ts';

/** `POST /api/cafe/coffeebean/inventory/trace` {lot} or {brew}: a received lot, up to its batch and down to its cups. */
export function cafeTraceRoutes(app: FastifyInstance, engine: Engine): void {
  // Whoever reads the stock of a cafe follows it, too.
  const screen = cafeCoffeebeanInventoryScreen;
  readingRoute(app, engine, { screen, path: CAFE_TRACE_PATH, schema: cafeTraceSchema }, (work, body) =>
    readCafeTrace(work, startOf(body)),
  );
}

function startOf({ lot, brew }: Row): CafeTraceOf {
  if (isKey(lot)) return { lot };
  if (isKey(brew)) return { brew };
  throw notFound();
}
