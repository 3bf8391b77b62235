import { roasterQcRoasting } from '@hanjan/model/qc/qc_roasting.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { BehaviourOf } from './behaviour.ts';

/** The mean of the scores that a note gives; null where it gives none. */
const mean = sql`(SELECT avg(point) FROM unnest(ARRAY[${sql.join(POINTS.map((point) => sql.ref(point)))}]) AS point)`;

/** A roast says how it was scored: the mean of its notes, of each the mean of the scores that it gives. */
export const qcRoasting: BehaviourOf<'roaster_qc_roasting'> = {
  // The roasts are locked before a reference to one of them holds it, so that two who note one roast do not wait in a circle.
  async fill({ run, actor }, row, before) {
    const roasts = [row.roasting_result_key, ...(before ? [before.roasting_result_key] : [])];
    await run(
      sql`SELECT FROM roaster_roasting_result
        WHERE ${ownedSql(roasterRoastingResult, actor)} AND roasting_result_key = ANY(${roasts})
        ORDER BY roasting_result_key FOR NO KEY UPDATE`,
    );
    return row;
  },

  async follow({ run, actor, touched }, { before, after }) {
    const roasts = [before, after].flatMap((note) => note?.roasting_result_key ?? []);
    const changed = await run(
      sql`WITH scored AS (SELECT key, (SELECT round(avg(${mean}) * 10)::integer FROM roaster_qc_roasting
              WHERE ${ownedSql(roasterQcRoasting, actor)} AND removed_at IS NULL AND roasting_result_key = key) AS score
            FROM unnest(${roasts}::bigint[]) AS roast(key))
        UPDATE roaster_roasting_result SET roasting_score = score FROM scored
         WHERE ${ownedSql(roasterRoastingResult, actor)} AND roasting_result_key = key
           AND roasting_score IS DISTINCT FROM score
        RETURNING key`,
    );
    if (changed.length > 0) touched.add(roasterRoastingResult.name);
  },
};
