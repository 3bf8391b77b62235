import {
  type Action,
  type Entity,
  hasPublicId,
  isEverybodys,
  isMergeable,
  may,
  mayEver,
  pick,
  type Row,
  readId,
  readKey,
  type Screen,
  seenBy,
} from '@hanjan/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uniqueName, uuidIndex } from '../db/schema/ddl.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { saveLimit } from '../http/body_limit.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { screenSchemas } from '../openapi/screen.ts';
import { readRecord } from './detail.ts';
import { readHistory } from './history.ts';
import { onlyOnce } from './idempotency.ts';
import { listRecords } from './list.ts';
import { readListQuery } from './list_query.ts';
import { mergeRecord, previewMerge } from './merge.ts';
import { createRecord, setRemoved, updateRecord } from './save.ts';
import { usersOfRecord } from './users.ts';
import type { Work } from './work.ts';
import { type Engine, screenWorker } from './worker.ts';
import type { Changed } from './written.ts';

/** The calls of a screen: list, detail, history, edit, remove, restore; of records of everybody who uses one, and merging two. Who may not is answered 403. */
export function screenRoutes(app: FastifyInstance, engine: Engine, screen: Screen): void {
  const { entity, path } = screen;
  const schemas = screenSchemas(screen);
  const inTransaction = screenWorker(engine, screen);
  const reading = screenWorker(engine, screen, engine.db.read);
  const save = async (request: FastifyRequest, action: Action, body: Row, job: (work: Work) => Promise<Changed>) => {
    const transact = <T>(work: (work: Work) => Promise<T>) => inTransaction(request, action, work);
    const saved = onlyOnce(transact, request, body, job);
    const { result, touched } = await saved.catch((error) => refuseTaken(entity, error));
    return ok(request, { [entity.key]: result.key, version: result.version }, { touched });
  };
  const detail = (request: FastifyRequest, id: Row) =>
    reading(request, 'read', async (work) => {
      const { record, resultName } = await readRecord(work, seenBy(work.actor, screen), id);
      return ok(request, record, { resultName });
    });
  const route = (actions: readonly Action[], schema: object, costs: 'read' | 'write' = 'read') => ({
    schema,
    config: { access: { screen, actions }, costs },
  });

  app.post(`${path}/list`, route(['list'], schemas.list), async (request) => {
    const asked = readListQuery(request.query, readBody(request, true));
    return reading(request, 'list', async (work) => {
      if (asked.removed && !mayEver(work.actor, screen, 'remove')) throw new Refusal(403, 'nopermission_text');
      const { rows, ...rest } = await listRecords(work, seenBy(work.actor, screen), asked);
      return ok(request, rows, { ...rest, write_check: may(work.actor, screen, 'write') });
    });
  });

  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: `${path}/detail/:key`,
    ...route(['read'], schemas.detail),
    handler: async (request) => {
      const id = readId(entity, request.params.key);
      if (!id) throw notFound();
      return detail(request, id);
    },
  });

  if (hasPublicId(entity)) {
    app.post(`${path}/detail`, route(['read'], schemas.detailById), async (request) =>
      detail(request, pick(readBody(request), entity.id)),
    );
  }

  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: `${path}/history/:key`,
    ...route(['edit'], schemas.history),
    handler: async (request) => {
      const { page } = readListQuery(request.query, readBody(request, true));
      return reading(request, 'edit', async (work) => {
        const { steps, ...rest } = await readHistory(work, seenBy(work.actor, screen), keyOf(request.params.key), page);
        return ok(request, steps, rest);
      });
    },
  });

  if (isEverybodys(entity)) {
    app.route<{ Params: { key: string } }>({
      method: ['GET', 'POST'],
      url: `${path}/used/:key`,
      ...route(['read'], schemas.used),
      handler: async (request) =>
        reading(request, 'read', async (work) =>
          ok(request, await usersOfRecord(work, entity, keyOf(request.params.key))),
        ),
    });
  }

  if (isMergeable(entity) && screen.access.remove) {
    app.post(`${path}/merge/preview`, route(['remove'], schemas.mergePreview), async (request) =>
      inTransaction(request, 'remove', async (work) =>
        ok(request, await previewMerge(work, screen, readBody(request))),
      ),
    );
    app.post(`${path}/merge`, route(['remove'], schemas.merge, 'write'), async (request) => {
      const body = readBody(request);
      return save(request, 'remove', body, (work) => mergeRecord(work, screen, body));
    });
  }

  const editRoute = { ...route(['write', 'edit'], schemas.edit, 'write'), bodyLimit: saveLimit(entity) };
  app.post(`${path}/edit`, editRoute, async (request) => {
    const body = readBody(request);
    const isNew = (body[entity.key] ?? null) === null;
    const change = isNew ? createRecord : updateRecord;
    return save(request, isNew ? 'write' : 'edit', body, (work) => change(work, screen, body));
  });

  for (const [name, isRemoved] of [
    ['remove', true],
    ['restore', false],
  ] as const) {
    app.post(`${path}/${name}`, route(['remove'], schemas.remove, 'write'), async (request) => {
      const body = readBody(request);
      return save(request, 'remove', body, (work) => setRemoved(work, screen, body, isRemoved));
    });
  }
}

/** What no two records share was given to another one: said at its last field, of a uuid as a whole. */
function refuseTaken(entity: Entity, error: { readonly constraint?: string }): never {
  if (error.constraint === uuidIndex(entity)) throw new Refusal(409, 'uuid_taken');
  const name = entity.unique.find((set) => uniqueName(entity, set) === error.constraint)?.at(-1);
  const fields = name === undefined ? [] : [{ name, key: 'field_taken', args: {} }];
  throw name === undefined ? error : new Refusal(409, 'validation_error', { fields, entity });
}

function keyOf(typed: string): number {
  const key = readKey(typed);
  if (key === undefined) throw notFound();
  return key;
}
