import { type Row, type Screen, seenBy } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Engine, screenWorker, worker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { offerSchema, screenSchemas } from '../openapi/screen.ts';
import { askedInQuery } from './asked_in_query.ts';
import { lookUp } from './look_up.ts';

/**
 * `POST {path}/code` with a body, `GET {path}/code` with the same in its query: the records of a screen to choose from.
 * Who may not is answered 403.
 */
export function codeRoute(app: FastifyInstance, engine: Engine, screen: Screen): void {
  const reading = screenWorker(engine, screen, engine.db.read);
  const schemas = screenSchemas(screen);
  const config = { access: { screen, actions: ['code'] as const } };
  const answer = (request: FastifyRequest, asked: Row) =>
    reading(request, 'code', async (work) => {
      const seen = seenBy(work.actor, screen);
      const { rows, ...rest } = await lookUp(work, { entity: seen.entity, ...seen.code }, asked);
      return ok<Row[]>(request, rows, rest);
    });
  app.post(`${screen.path}/code`, { config, schema: schemas.code }, async (request) =>
    answer(request, readBody(request, true)),
  );
  app.get(`${screen.path}/code`, { config, schema: schemas.codeByGet }, async (request) =>
    answer(request, askedInQuery({ entity: screen.entity, ...screen.code }, request.query as Row)),
  );
}

/** The short lists to choose from, open to whoever the rule of the look-up names; asked for as those of screens are. */
export function lookupRoute(app: FastifyInstance, engine: Engine, lookup: Lookup): void {
  const config = { access: { roles: lookup.roles }, isReference: true };
  const answer = async (request: FastifyRequest, asked: Row) => {
    const { rows, ...rest } = await worker(engine, engine.db.read)(request, (work) => lookUp(work, lookup, asked));
    return ok(request, rows, rest);
  };
  app.post(lookup.path, { config, schema: offerSchema('look-up', lookup) }, async (request) =>
    answer(request, readBody(request, true)),
  );
  app.get(lookup.path, { config, schema: offerSchema('look-up', lookup, {}, 'querystring') }, async (request) =>
    answer(request, askedInQuery(lookup, request.query as Row)),
  );
}
