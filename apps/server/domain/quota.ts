import { isAdmin, setNewest } from '@hanjan/core';
import { sql } from 'kysely';
import { MB, type Quota } from '../config.ts';
import { Shape, slot } from '../db/shape.ts';
import { ownership } from '../engine/scope.ts';
import type { Charging, Transaction } from '../engine/transaction.ts';
import { Refusal } from '../http/refusal.ts';

/** Whose quota something counts against. */
interface Account {
  readonly tally: 'user_tally' | 'org_tally';
  readonly column: 'user_seq' | 'org';
  readonly owner: number;
}

interface Known {
  readonly readAt: number;
  records: number;
  bytes: number;
}

/** What a save takes besides what it holds: its row, its line of history, its answer. */
const EACH_BYTES = 500;
/** What was read counts, with what was written since, for so long. Other processes may write meanwhile. */
const FRESH_MS = 10_000;
const MOST_KNOWN = 10_000;
/** What is tallied under a name with a dot is no record. */
const WRITTEN = 'written.bytes';
const today = sql`(now() AT TIME ZONE 'UTC')::date`;
/** Whether a line of a tally says what was written on a day that is over, which nobody asks for again. */
export const isOver = sql<boolean>`entity = ${WRITTEN} AND month < ${today}`;

const chargeTo = (tally: Account['tally'], column: Account['column']) =>
  new Shape(sql`INSERT INTO ${sql.table(tally)} (${sql.ref(column)}, entity, month, change)
    VALUES (${slot('owner')}, ${WRITTEN}, ${today}, ${slot('written')})`);

const CHARGES = { user_tally: chargeTo('user_tally', 'user_seq'), org_tally: chargeTo('org_tally', 'org') };

/** Holds everybody to a quota. The sums are read now and then, so that a save costs one more line of a tally and waits for nobody. */
export function chargingFor(quota: Quota): Charging {
  const known = new Map<string, Known>();

  const look = async ({ run }: Transaction, { tally, column, owner }: Account): Promise<Known> => {
    const name = `${tally} ${owner}`;
    const before = known.get(name);
    if (before && performance.now() - before.readAt < FRESH_MS) return before;
    const [found] = await run(
      sql<{ records: number; bytes: number }>`
        SELECT coalesce(sum(change) FILTER (WHERE entity NOT LIKE '%.%'), 0) AS records,
               coalesce(sum(change) FILTER (WHERE entity = ${WRITTEN} AND month = ${today}), 0) AS bytes
          FROM ${sql.table(tally)} WHERE ${sql.ref(column)} = ${owner}`,
    );
    const now = { readAt: performance.now(), records: 0, bytes: 0, ...found };
    setNewest(known, name, now, MOST_KNOWN);
    return now;
  };

  return async (work, entity, { records, bytes }) => {
    const { actor, run } = work;
    const place = ownership(entity, actor);
    if (!place?.value || actor.user_seq === null || isAdmin(actor.user_type)) return;
    const person: Account = { tally: 'user_tally', column: 'user_seq', owner: actor.user_seq };
    const isOrg = place.column === 'org';
    const accounts: Account[] = isOrg ? [person, { tally: 'org_tally', column: 'org', owner: place.value }] : [person];
    const most = isOrg ? quota.orgRecords : quota.userRecords;
    const written = Math.ceil(bytes + EACH_BYTES);
    const charge = async (account: Account) => {
      const sum = await look(work, account);
      const isOwner = account.tally === place.tally;
      if (isOwner && records > 0 && sum.records + records > most)
        throw new Refusal(409, 'quota_records', { args: { max: most } });
      if (sum.bytes + written > quota.dayBytes)
        throw new Refusal(409, 'quota_bytes', { args: { max: Math.floor(quota.dayBytes / MB) } });
      sum.bytes += written;
      if (isOwner) sum.records += records;
      await run(CHARGES[account.tally].with({ owner: account.owner, written }), 'ahead');
    };
    await Promise.all(accounts.map(charge));
  };
}
