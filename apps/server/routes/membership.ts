import { isOrgKind, ORG_KINDS, type OrgKind, PEOPLE } from '@hanjan/core';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { isActive } from '../engine/enter.ts';
import type { Engine } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { invalid } from '../http/refusal.ts';
import { answerOf } from '../openapi/answer.ts';
import { text } from '../openapi/typed.ts';

const membership = Type.Object({
  auth_seq: Type.Integer(),
  user_auth: Type.String(),
  user_uuid: Type.String(),
  user_nick: Type.String(),
  org_name: text,
  org_name_locale: text,
  org_zone: Type.String(),
  is_demo: Type.Boolean(),
  has: Type.Array(Type.String()),
});
const schema = {
  tags: ['membership'],
  body: Type.Object({ auth: Type.Array(Type.String()) }),
  response: { 200: answerOf(Type.Record(Type.String(), Type.Array(membership))) },
};

/**
 * `POST /api/userAuth/select` {auth: ['cafe', 'roaster']}: the organisations of each kind in which a person has a role,
 * and what each has by its plan.
 */
export function membershipRoutes(app: FastifyInstance, { db, hasOf }: Engine): void {
  const config = { access: { roles: PEOPLE } };
  app.post('/api/userAuth/select', { schema, config }, async (request) => {
    const kinds = readKinds(readBody(request).auth);
    const { actor } = request;
    const places = (kind: OrgKind) => sql<{ org_plan: string }>`
      SELECT org AS auth_seq, user_auth, user_uuid, user_nick, org_name, org_name_locale, org_zone, is_demo, org_plan
        FROM membership JOIN org USING (org)
       WHERE user_seq = ${actor.user_seq} AND ${isActive(kind)}
       ORDER BY coalesce(org_name_locale, org_name), org`;
    const found = await db.transact(actor, (run) => Promise.all(kinds.map((kind) => run(places(kind)))));
    const lists = kinds.map((kind, at) => [
      `${kind}_auth`,
      found[at]?.map(({ org_plan, ...place }) => ({ ...place, has: hasOf(kind, org_plan) })),
    ]);
    return ok(request, Object.fromEntries(lists));
  });
}

/** The kinds that are asked for; all of them when none is named. */
function readKinds(asked: unknown = ORG_KINDS): OrgKind[] {
  const isList = Array.isArray(asked) && asked.every((kind) => typeof kind === 'string' && isOrgKind(kind));
  if (!isList) throw invalid([{ name: 'auth', key: 'field_code', args: {} }]);
  return [...new Set(asked as OrgKind[])];
}
