import { type Entity, may } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { notFound, Refusal } from '../http/refusal.ts';
import { scopeSql } from './scope.ts';
import type { Work } from './work.ts';

/**
 * Why a record is not among those that a screen is about: it has moved to another screen that the actor reads (404
 * `record_elsewhere` with its name), or there is none for them.
 */
export async function missing(work: Work, entity: Entity, isIt: RawBuilder<unknown>): Promise<Refusal> {
  const others = entity.about ? work.known.screensOf(entity.name) : [];
  for (const screen of others.filter((one) => may(work.actor, one, 'read'))) {
    const found = await work.run(
      sql`SELECT FROM ${sql.table(entity.table)}
        WHERE ${scopeSql(screen.entity, work.actor)} AND ${isIt} AND removed_at IS NULL`,
    );
    if (found.length > 0) return new Refusal(404, 'record_elsewhere', { result: { screen: screen.name } });
  }
  return notFound();
}
