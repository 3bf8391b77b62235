import { type Row, type Screen, seenBy } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import type { FastifyInstance } from 'fastify';
import { type Engine, screenWorker, worker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { checkedByHandler } from '../openapi/answer.ts';
import { offerSchema, screenSchemas } from '../openapi/screen.ts';
import { lookUp } from './look_up.ts';

/** `POST {path}/code`: the records of a screen to choose from. Who may not is answered 403. */
export function codeRoute(app: FastifyInstance, engine: Engine, screen: Screen): void {
  const inTransaction = screenWorker(engine, screen);
  const config = { access: { screen, actions: ['code'] as const } };
  const route = { schema: screenSchemas(screen).code, validatorCompiler: checkedByHandler, config };
  app.post(`${screen.path}/code`, route, async (request) => {
    const body = readBody(request, true);
    return inTransaction(request, 'code', async (work) => {
      const seen = seenBy(work.actor, screen);
      const { rows, ...rest } = await lookUp(work, { entity: seen.entity, ...seen.code }, body);
      return ok<Row[]>(request, rows, rest);
    });
  });
}

/** The short lists to choose from, open to whoever the rule of the look-up names. */
export function lookupRoute(app: FastifyInstance, engine: Engine, lookup: Lookup): void {
  const config = { access: { roles: lookup.roles }, isReference: true };
  const route = { schema: offerSchema('look-up', lookup), validatorCompiler: checkedByHandler, config };
  app.post(lookup.path, route, async (request) => {
    const body = readBody(request, true);
    const { rows, ...rest } = await worker(engine)(request, (work) => lookUp(work, lookup, body));
    return ok(request, rows, rest);
  });
}
