import type { Actor } from '@hanjan/core';
import { sql } from 'kysely';

/** The number of the cafe or roastery that an actor works in. */
export const orgOf = ({ cafe, roaster }: Actor): number | null => (cafe ?? roaster)?.auth_seq ?? null;

/** Today where an actor works. */
export const todaySql = (actor: Actor) =>
  sql<string>`(SELECT (now() AT TIME ZONE org_zone)::date FROM org WHERE org.org = ${orgOf(actor)})`;
