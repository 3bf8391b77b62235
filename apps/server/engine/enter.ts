import {
  type Actor,
  isKey,
  isOrgKind,
  ORG_ROLES,
  type OrgKind,
  type OrgRole,
  type Scope,
  setNewest,
} from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { Shape, slot } from '../db/shape.ts';
import type { Run } from '../db/statement.ts';
import { Refusal } from '../http/refusal.ts';

/** The condition on `membership JOIN org` under which a place in an organisation of a kind opens anything. */
export const isActive = (kind: OrgKind): RawBuilder<boolean> =>
  sql`org_kind = ${kind} AND user_auth = ANY(${ORG_ROLES[kind]}) AND user_use AND org_use`;

/** What an organisation of a kind has by its plan; rules of fields name it. */
export type HasOf = (kind: OrgKind, plan: string) => readonly string[];

/** What somebody is in an organisation, and what it pays for. */
interface Place {
  readonly user_auth: OrgRole;
  readonly user_uuid: string;
  readonly org_plan: string;
}

const entrance = (kind: OrgKind) =>
  new Shape(
    sql<Place>`
      SELECT user_auth, user_uuid, org_plan, set_config('app.org', org::text, true) FROM membership JOIN org USING (org)
       WHERE org = ${slot('org')} AND user_seq = ${slot('user')} AND ${isActive(kind)}`,
  );

/** The place that somebody has in an organisation of each kind; asking for it lets the transaction in. */
const ENTRANCES = { cafe: entrance('cafe'), roaster: entrance('roaster') } as const satisfies Record<OrgKind, unknown>;

/** The places that were found last, by person and organisation, the one that was found longest ago first. */
const places = new Map<string, Place>();
/** About 5 MB. */
const MOST = 20_000;

interface Entering {
  readonly run: Run;
  readonly hasOf: HasOf;
}

/**
 * Lets an actor into the organisation that a request chose, with the role they have there and what its plan has at this
 * moment, read in the same transaction as the work. An unknown organisation, somebody else's and a membership that is not
 * active are refused alike. Records of people and of everybody need no entering.
 */
export async function enter({ run, hasOf }: Entering, actor: Actor, scope: Scope, chosen: unknown): Promise<Actor> {
  if (!isOrgKind(scope)) return actor;
  const refused = new Refusal(403, `no${scope}_text`);
  if (!isKey(chosen)) throw refused;
  const [place] = await run(ENTRANCES[scope].with({ org: chosen, user: actor.user_seq }));
  if (!place) throw refused;
  setNewest(places, placeKey(actor, scope, chosen), place, MOST);
  return actorAt(actor, scope, chosen, place, hasOf);
}

/**
 * Whoever an actor was in an organisation when they entered it last. It may have changed since: what is done as them counts
 * only where `enter` answers the same actor.
 */
export function guess(hasOf: HasOf, actor: Actor, scope: Scope, chosen: unknown): Actor | undefined {
  if (!isOrgKind(scope) || !isKey(chosen)) return undefined;
  const place = places.get(placeKey(actor, scope, chosen));
  return place && actorAt(actor, scope, chosen, place, hasOf);
}

const placeKey = ({ user_seq }: Actor, scope: OrgKind, chosen: number): string => `${user_seq} ${scope} ${chosen}`;

const actorAt = (actor: Actor, scope: OrgKind, chosen: number, place: Place, hasOf: HasOf): Actor => {
  const { user_auth, user_uuid, org_plan } = place;
  return { ...actor, [scope]: { auth_seq: chosen, user_auth, user_uuid, has: hasOf(scope, org_plan) } };
};
