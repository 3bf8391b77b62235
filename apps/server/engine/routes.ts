import { type Action, may, type Row, readKey, type Screen } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Run } from '../db/database.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { readRecord } from './detail.ts';
import type { EntityNamed } from './exists.ts';
import type { Changed } from './history.ts';
import { onlyOnce } from './idempotency.ts';
import { listRecords } from './list.ts';
import { readListQuery } from './list_query.ts';
import { lookUp } from './lookup.ts';
import { createRecord, setRemoved, updateRecord } from './save.ts';
import { offerSchema, screenSchemas } from './schema.ts';

interface Engine {
  readonly db: Database;
  readonly entityNamed: EntityNamed;
}

/** The calls of a screen: list, code, detail, edit, remove, restore. What its access rule does not name answers 403. */
export function screenRoutes(app: FastifyInstance, { db, entityNamed }: Engine, screen: Screen): void {
  const { entity, path } = screen;
  const schemas = screenSchemas(screen);
  const readOnlyOnce = (request: FastifyRequest, body: Row, work: (run: Run) => Promise<Changed>) =>
    db.transact(request.actor, (run) =>
      onlyOnce(run, request.actor, idempotencyKey(request), JSON.stringify([request.url, body]), () => work(run)),
    );
  const route = (actions: Action | readonly Action[], schema: object) => ({
    schema,
    validatorCompiler: checkedByKinds,
    config: { access: { screen, actions: [actions].flat() } },
  });
  const saved = ({ key, version }: Changed) => ({ [entity.key]: key, version });

  app.post(`${path}/list`, route('list', schemas.list), async (request) => {
    const asked = readListQuery(request.query, readBody(request, true));
    const { rows, pagination } = await db.transact(request.actor, (run) =>
      listRecords(run, request.actor, screen, asked),
    );
    return ok(request, rows, { pagination, write_check: may(request.actor, screen, 'write') });
  });

  const offer = { entity, filters: screen.list.search };
  app.post(`${path}/code`, route('code', schemas.code), async (request) => {
    const body = readBody(request, true);
    return ok(request, await db.transact(request.actor, (run) => lookUp(run, request.actor, offer, body)));
  });

  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: `${path}/detail/:key`,
    ...route('read', schemas.detail),
    handler: async (request) => {
      const key = readKey(request.params.key);
      if (key === undefined) throw notFound();
      return ok(request, await db.transact(request.actor, (run) => readRecord(run, request.actor, screen, key)));
    },
  });

  app.post(`${path}/edit`, route(['write', 'edit'], schemas.edit), async (request) => {
    const body = readBody(request);
    const isNew = (body[entity.key] ?? null) === null;
    if (!may(request.actor, screen, isNew ? 'write' : 'edit')) throw new Refusal(403, 'nopermission_text');
    const work = isNew ? createRecord : updateRecord;
    const changed = await readOnlyOnce(request, body, (run) => work(run, request.actor, screen, entityNamed, body));
    return ok(request, saved(changed));
  });

  for (const [name, isRemoved] of [
    ['remove', true],
    ['restore', false],
  ] as const) {
    app.post(`${path}/${name}`, route('remove', schemas.remove), async (request) => {
      const body = readBody(request);
      const changed = await readOnlyOnce(request, body, (run) =>
        setRemoved(run, request.actor, screen, body, isRemoved),
      );
      return ok(request, saved(changed));
    });
  }
}

/** The kinds check what comes in; the schemas are there to be read. */
const checkedByKinds = () => () => true;

/** The short lists to choose from, open to whoever the rule of the look-up names. */
export function lookupRoute(app: FastifyInstance, { db }: Engine, lookup: Lookup): void {
  const config = { access: { roles: lookup.roles } };
  const route = { schema: offerSchema('look-up', lookup), validatorCompiler: checkedByKinds, config };
  app.post(lookup.path, route, async (request) => {
    const body = readBody(request, true);
    return ok(request, await db.transact(request.actor, (run) => lookUp(run, request.actor, lookup, body)));
  });
}

const idempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
};
