import { DAYS_AFTER_REMOVAL, may, type Row, type Screen } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Asking } from './shape/shaped.ts';
import type { Work } from './work.ts';

/**
 * The condition on records that were removed, that the actor may bring back, and that are not old enough to be purged. It
 * says in SQL what `may` says of the removal of one record.
 */
export function restorableSql({ actor }: Asking, screen: Screen): RawBuilder<unknown> {
  const { entity, editCheck } = screen;
  const column = (name: string) => sql.ref(`${entity.table}.${name}`);
  const isFresh = sql`${column('removed_at')} > now() - make_interval(days => ${DAYS_AFTER_REMOVAL})`;
  if (may(actor, screen, 'remove')) return isFresh;
  const isOwn = sql`${isFresh} AND ${column('rgst_by')} = ${actor.user_seq}`;
  return editCheck === undefined ? isOwn : sql`${isOwn} AND ${column(editCheck)} IS DISTINCT FROM false`;
}

/** The answer to whoever asks for a record that was removed: who did it and when, and whether they may bring it back. */
export function removedAnswer({ actor }: Work, screen: Screen, row: Row): Refusal {
  const { removed_at, removed_user } = row;
  const restore = may(actor, screen, 'remove', row);
  return new Refusal(404, 'record_removed', {
    result: { [screen.entity.key]: row[screen.entity.key], removed_at, removed_user, restore },
  });
}
