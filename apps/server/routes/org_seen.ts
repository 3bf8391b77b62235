import { atLeast, ORG_ROLES } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import { ORG_SEEN_PATH, type OrgSeen, type SeenMember } from '@hanjan/model/org_seen.ts';
import { OWN_PROFILE } from '@hanjan/model/own_profile.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Catalogue } from '../db/schema/ddl.ts';
import type { Work } from '../engine/work.ts';
import { type Engine, screenWorker } from '../engine/worker.ts';
import { ok } from '../http/answer.ts';
import { notFound } from '../http/refusal.ts';
import { answerOf } from '../openapi/answer.ts';
import { key, text, whole } from '../openapi/typed.ts';
import { heldIn } from './held.ts';

const name = Type.String();
const schema = {
  tags: ['membership'],
  response: {
    200: answerOf(
      Type.Object({
        org_name: text,
        org_name_locale: text,
        org_country: name,
        org_type: name,
        org_detail: text,
        org_zone: name,
        rgst_at: name,
        members: Type.Array(Type.Object({ member_seq: key, user_nick: name, user_auth: name, is_me: Type.Boolean() })),
        records: Type.Array(Type.Object({ screen: name, count: whole })),
      }),
    ),
  },
};

/** `GET /api/cafe/org/seen`: the cafe as everybody who works there sees it: what it is, who else works there, what it holds. */
export function orgSeenRoute(app: FastifyInstance, engine: Engine, catalogue: Catalogue): void {
  const screen = OWN_PROFILE.cafe;
  const inSnapshot = screenWorker(engine, screen, engine.db.readOnce);
  const config = { access: { screen, actions: ['read' as const] }, costs: 'read' as const };
  app.get(ORG_SEEN_PATH, { schema, config }, (request) =>
    inSnapshot(request, 'read', async (work) => ok(request, await seen(work, catalogue))),
  );
}

/** Members see what others call themselves, and their rank; what managers see besides stands in their lists. */
async function seen(work: Work, { screens }: Catalogue): Promise<OrgSeen> {
  const { run, actor } = work;
  const org = actor.cafe?.auth_seq;
  // What is narrowed to a part of the records, as those of today, is counted where all of them are.
  const counted = screens.filter(
    ({ entity, name }) => entity.scope === 'cafe' && !entity.isView && !entity.about && tabOf(name),
  );
  const [[place], members, records] = await Promise.all([
    run(
      sql<Omit<OrgSeen, 'members' | 'records'>>`
        SELECT org_name, org_name_locale, org_country, org_type, org_detail, org_zone, rgst_at FROM org WHERE org = ${org}`,
    ),
    run(
      sql<SeenMember>`
        SELECT member_seq, user_nick, user_auth, user_seq = ${actor.user_seq} AS is_me FROM membership
         WHERE org = ${org} AND user_use AND user_auth = ANY(${atLeast('cafe', ORG_ROLES.cafe[0])})
         ORDER BY rank_of(user_auth) DESC, user_nick, member_seq`,
    ),
    heldIn(work, counted),
  ]);
  if (!place) throw notFound();
  return { ...place, members, records };
}
