import { type Action, may, type Row, readKey, type Screen } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { readRecord } from './detail.ts';
import type { Changed } from './history.ts';
import { onlyOnce } from './idempotency.ts';
import { listRecords } from './list.ts';
import { readListQuery } from './list_query.ts';
import { lookUp } from './lookup.ts';
import { createRecord, setRemoved, updateRecord } from './save.ts';
import { offerSchema, screenSchemas } from './schema.ts';
import type { Work } from './work.ts';

interface Engine {
  readonly db: Database;
  readonly entityNamed: Work['entityNamed'];
}

/** Does a piece of work for whoever sent a request, in one transaction. */
const worker =
  ({ db, entityNamed }: Engine) =>
  <T>({ actor }: FastifyRequest, job: (work: Work) => Promise<T>): Promise<T> =>
    db.transact(actor, (run) => job({ run, actor, entityNamed }));

/** The calls of a screen: list, code, detail, edit, remove, restore. What its access rule does not name answers 403. */
export function screenRoutes(app: FastifyInstance, engine: Engine, screen: Screen): void {
  const { entity, path } = screen;
  const schemas = screenSchemas(screen);
  const inTransaction = worker(engine);
  const save = async (request: FastifyRequest, body: Row, job: (work: Work) => Promise<Changed>) => {
    const payload = JSON.stringify([request.url, body]);
    const { key, version } = await inTransaction(request, (work) =>
      onlyOnce(work, idempotencyKey(request), payload, () => job(work)),
    );
    return ok(request, { [entity.key]: key, version });
  };
  const route = (actions: Action | readonly Action[], schema: object) => ({
    schema,
    validatorCompiler: checkedByKinds,
    config: { access: { screen, actions: [actions].flat() } },
  });

  app.post(`${path}/list`, route('list', schemas.list), async (request) => {
    const asked = readListQuery(request.query, readBody(request, true));
    const { rows, pagination } = await inTransaction(request, (work) => listRecords(work, screen, asked));
    return ok(request, rows, { pagination, write_check: may(request.actor, screen, 'write') });
  });

  const offer = { entity, filters: screen.list.search };
  app.post(`${path}/code`, route('code', schemas.code), async (request) => {
    const body = readBody(request, true);
    return ok(request, await inTransaction(request, (work) => lookUp(work, offer, body)));
  });

  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: `${path}/detail/:key`,
    ...route('read', schemas.detail),
    handler: async (request) => {
      const key = readKey(request.params.key);
      if (key === undefined) throw notFound();
      return ok(request, await inTransaction(request, (work) => readRecord(work, screen, key)));
    },
  });

  app.post(`${path}/edit`, route(['write', 'edit'], schemas.edit), async (request) => {
    const body = readBody(request);
    const isNew = (body[entity.key] ?? null) === null;
    if (!may(request.actor, screen, isNew ? 'write' : 'edit')) throw new Refusal(403, 'nopermission_text');
    return save(request, body, (work) => (isNew ? createRecord : updateRecord)(work, screen, body));
  });

  for (const [name, isRemoved] of [
    ['remove', true],
    ['restore', false],
  ] as const) {
    app.post(`${path}/${name}`, route('remove', schemas.remove), async (request) => {
      const body = readBody(request);
      return save(request, body, (work) => setRemoved(work, screen, body, isRemoved));
    });
  }
}

/** The kinds check what comes in; the schemas are there to be read. */
const checkedByKinds = () => () => true;

/** The short lists to choose from, open to whoever the rule of the look-up names. */
export function lookupRoute(app: FastifyInstance, engine: Engine, lookup: Lookup): void {
  const config = { access: { roles: lookup.roles }, isReference: true };
  const route = { schema: offerSchema('look-up', lookup), validatorCompiler: checkedByKinds, config };
  app.post(lookup.path, route, async (request) => {
    const body = readBody(request, true);
    return ok(request, await worker(engine)(request, (work) => lookUp(work, lookup, body)));
  });
}

const idempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
};
