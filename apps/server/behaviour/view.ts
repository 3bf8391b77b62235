import type { Entity } from '@hanjan/core';
import { MOST_VIEWS } from '@hanjan/model/view.ts';
import { sql } from 'kysely';
import { lockName } from '../db/named_lock.ts';
import { ownership, scopeSql } from '../engine/scope.ts';
import { Refusal } from '../http/refusal.ts';
import type { BehaviourOf } from './behaviour.ts';

/**
 * A list has so many views of an owner, and no two of one name. Those that were removed do not count, so that no
 * constraint of the table can say it: whoever saves one waits for whoever is saving one.
 */
export const viewOf = (entity: Entity): BehaviourOf<'user_view' | 'cafe_view' | 'roaster_view'> => ({
  async follow({ run, actor }, { before, after }, key) {
    if (after === null || before?.view_name === after.view_name) return;
    const place = `${entity.name} ${ownership(entity, actor)?.value} ${after.view_screen}`;
    const [, [found]] = await Promise.all([
      lockName(run, place),
      run(
        sql<{ count: number; is_taken: boolean }>`
          SELECT count(*)::integer AS count, bool_or(view_name = ${after.view_name} AND view_seq <> ${key}) AS is_taken
            FROM ${sql.table(entity.table)}
           WHERE ${scopeSql(entity, actor)} AND view_screen = ${after.view_screen} AND removed_at IS NULL`,
      ),
    ]);
    if (found?.is_taken) {
      const fields = [{ name: 'view_name', key: 'field_taken', args: {} }];
      throw new Refusal(409, 'validation_error', { fields, entity });
    }
    if (before === null && (found?.count ?? 0) > MOST_VIEWS)
      throw new Refusal(409, 'view_too_many', { args: { count: MOST_VIEWS } });
  },
});
