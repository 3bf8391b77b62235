import { EVERYBODY } from '@hanjan/core';
import {
  AUDIENCES,
  BEAN_KINDS,
  BEAN_LINKS,
  type BeanInfo,
  CAFE_BEAN_CALLS,
  PUBLISHED_CALL,
  type PublishedBlend,
  WISHES,
} from '@hanjan/model/bean/info.ts';
import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { beanInfo } from '../domain/bean_info.ts';
import type { Transaction } from '../engine/transaction.ts';
import { type Engine, screenWorker, worker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import { answerOf } from '../openapi/answer.ts';

/**
 * What the link of a coffee shows: `POST /api/user/beaninfo/default` {blending_uuid} and the calls of `BEAN_LINKS` for
 * everybody, `POST /api/cafe/beaninfo/…` for a cafe. `audience` makes it less: what customers or strangers see. With
 * `check_usernote: 1` whoever is signed in also gets the note that they have of it. An unknown link, one of another kind
 * and one that shows whoever asks nothing are answered alike (404 `bean_unknown`).
 */
export function beanInfoRoutes(app: FastifyInstance, engine: Engine): void {
  const read = worker(engine, engine.db.readOnce);
  const inCafe = screenWorker(engine, cafeCoffeebeanScreen, engine.db.readOnce);
  const schema = {
    tags: ['beaninfo'],
    body: Type.Record(Type.String(), Type.Unknown()),
    response: { 200: answerOf(beanInfoSchema) },
  };
  for (const kind of BEAN_KINDS) {
    const { call, named } = BEAN_LINKS[kind];
    const open = { schema, config: { access: { roles: EVERYBODY }, costs: 'read' as const } };
    app.post(call, open, async (request) => {
      const { [named]: link, audience, check_usernote } = readBody(request);
      const wish = WISHES.find((one) => one === audience) ?? null;
      return read(request, async (work) => {
        const info = await beanInfo(work.run, kind, link, wish);
        return ok(request, check_usernote === 1 ? { ...info, usernote: await ownNote(work, info) } : info);
      });
    });
  }
  const cafe = {
    schema,
    config: { access: { screen: cafeCoffeebeanScreen, actions: ['list'] as const }, costs: 'read' as const },
  };
  for (const kind of ['RSTRDF', 'RSTRDT'] as const)
    app.post(CAFE_BEAN_CALLS[kind], cafe, async (request) => {
      const { [BEAN_LINKS[kind].named]: link, check_cafe_public_stage: isAsCafe } = readBody(request);
      const wish = isAsCafe === false ? 'customer' : null;
      return inCafe(request, 'list', async (work) => ok(request, await beanInfo(work.run, kind, link, wish)));
    });
  const list = { ...cafe, schema: { ...schema, response: { 200: answerOf(Type.Array(some)) } } };
  app.post(PUBLISHED_CALL, list, async (request) => {
    readBody(request, true);
    return inCafe(request, 'list', async (work) => ok(request, await published(work)));
  });
}

/** What linked roasteries publish to the cafe, and which of its coffees each is already. */
async function published({ run, actor }: Transaction): Promise<readonly PublishedBlend[]> {
  const [found] = await run(
    sql<{ blends: readonly PublishedBlend[] }>`SELECT coalesce(jsonb_agg(blend || jsonb_build_object('coffeebean_seq', (
         SELECT min(coffeebean_seq) FROM cafe_coffeebean WHERE org = ${actor.cafe?.auth_seq ?? null}
            AND blending_uuid = (blend ->> 'info_uuid')::uuid AND removed_at IS NULL)) ORDER BY nth), '[]') AS blends
       FROM jsonb_array_elements(bean_published()) WITH ORDINALITY AS listed(blend, nth)`,
  );
  return found?.blends ?? [];
}

/** The newest note of their own that whoever acts has of the coffee of a link. */
async function ownNote({ run, actor }: Transaction, { detail_result }: BeanInfo): Promise<BeanInfo['usernote']> {
  if (actor.user_seq === null) throw new Refusal(401, 'noauth_text');
  const { info_uuid, info_type } = detail_result;
  const [note] = await run(
    sql<{ cupnote_seq: number }>`SELECT cupnote_seq FROM user_cupnote
       WHERE user_seq = ${actor.user_seq} AND coffeebean_uuid = ${info_uuid} AND coffeebean_uuid_type = ${info_type}
         AND removed_at IS NULL ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT 1`,
  );
  return note ?? null;
}

const some = Type.Record(Type.String(), Type.Unknown());
const parts = {
  detail_result: Type.Optional(some),
  greenbean_list: Type.Optional(Type.Array(some)),
  cupnote_list: Type.Optional(Type.Array(some)),
  brewing_list: Type.Optional(Type.Array(some)),
};
const who = { audience: Type.Enum(AUDIENCES), stage: Type.String() };
const beanInfoSchema = Type.Object({
  ...who,
  ...parts,
  usernote: Type.Optional(Type.Union([Type.Null(), Type.Object({ cupnote_seq: Type.Integer() })])),
  blending_result: Type.Optional(Type.Object({ ...who, ...parts })),
});
