import { type Actor, isKey, isOrgKind, ORG_ROLES, type OrgKind, type OrgRole, type Scope } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import type { Run } from '../db/database.ts';
import { Shape, slot } from '../db/shape.ts';
import { Refusal } from '../http/refusal.ts';

/** The condition on `membership JOIN org` under which a place in an organisation of a kind opens anything. */
export const isActive = (kind: OrgKind): RawBuilder<boolean> =>
  sql`org_kind = ${kind} AND user_auth = ANY(${ORG_ROLES[kind]}) AND user_use AND org_use`;

/** What an organisation of a kind has by its plan; rules of fields name it. */
export type HasOf = (kind: OrgKind, plan: string) => readonly string[];

const entrance = (kind: OrgKind) =>
  new Shape(
    sql<{ user_auth: OrgRole; user_uuid: string; org_plan: string }>`
      SELECT user_auth, user_uuid, org_plan, set_config('app.org', org::text, true) FROM membership JOIN org USING (org)
       WHERE org = ${slot('org')} AND user_seq = ${slot('user')} AND ${isActive(kind)}`,
  );

/** The place that somebody has in an organisation of each kind; asking for it lets the transaction in. */
const ENTRANCES = { cafe: entrance('cafe'), roaster: entrance('roaster') } as const satisfies Record<OrgKind, unknown>;

/**
 * Lets an actor into the organisation that a request chose, with the role they have there and what its plan
 * has at this moment, read in the same transaction as the work. An unknown organisation, somebody else's and a membership that is not active are
 * refused alike. Records of people and of everybody need no entering.
 */
export async function enter(
  { run, hasOf }: { readonly run: Run; readonly hasOf: HasOf },
  actor: Actor,
  scope: Scope,
  chosen: unknown,
): Promise<Actor> {
  if (!isOrgKind(scope)) return actor;
  const [place] = isKey(chosen) ? await run(ENTRANCES[scope].with({ org: chosen, user: actor.user_seq })) : [];
  if (!place) throw new Refusal(403, `no${scope}_text`);
  const { org_plan, ...member } = place;
  return { ...actor, [scope]: { auth_seq: chosen, ...member, has: hasOf(scope, org_plan) } };
}
