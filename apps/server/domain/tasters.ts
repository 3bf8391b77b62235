import { atLeast, type OrgKind } from '@hanjan/core';
import { sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';

/** Somebody who tasted, as whoever asks may know them. */
export interface Taster {
  readonly name: string | null;
  readonly is_me: boolean;
}

/** The names of all tasters are seen from managers on; everybody else sees their own. */
const SEES_NAMES = { cafe: atLeast('cafe', 'MNG'), roaster: atLeast('roaster', 'MNG') } as const;

/** Tells of each of some people of an organisation, by the key of their account, who they are. */
export async function readTasters(
  { run, actor }: Transaction,
  kind: OrgKind,
  people: readonly number[],
): Promise<(person: number) => Taster> {
  const rows = await run(
    sql<{ user_seq: number; user_nick: string }>`SELECT user_seq, user_nick FROM membership
      WHERE org = ${orgOf(actor)} AND user_seq = ANY(${people}::bigint[])`,
  );
  const nicks = new Map(rows.map(({ user_seq, user_nick }) => [user_seq, user_nick]));
  const seesAll = SEES_NAMES[kind].some((role) => role === actor[kind]?.user_auth);
  return (person) => {
    const is_me = person === actor.user_seq;
    return { name: seesAll || is_me ? (nicks.get(person) ?? null) : null, is_me };
  };
}
