import { sql } from 'kysely';
import type pg from 'pg';
import { inTransaction } from '../db/client.ts';
import type { Work } from '../engine/work.ts';

/** The last move that was made on a day. */
export interface LastMove {
  readonly day: string;
  readonly move_seq: number;
}

/** The last move so far; 0 where there is none. */
export async function lastMove({ run }: Work): Promise<number> {
  const [row] = await run(sql<{ last: number }>`SELECT coalesce(max(move_seq), 0) AS last FROM stock_move`);
  return row?.last ?? 0;
}

/**
 * Moves of the demo happened on the days that they are dated on, from nine in the morning on, some minutes apart: without
 * that there would be no past to look at.
 */
export const dateMoves = (client: pg.Client, org: number | undefined, days: readonly LastMove[]): Promise<void> =>
  inTransaction(client, async () => {
    await client.query("SELECT set_config('app.org', $1, true)", [String(org)]);
    await client.query(
      `UPDATE stock_move SET rgst_at = least(now(), made_at)
         FROM (SELECT m.move_seq,
                      (day + time '09:00') AT TIME ZONE 'Asia/Seoul'
                        + row_number() OVER (PARTITION BY day ORDER BY m.move_seq) * interval '7 minutes' AS made_at
                 FROM stock_move m
                 JOIN LATERAL (SELECT day FROM unnest($2::date[], $3::bigint[]) AS last (day, move_seq)
                                WHERE last.move_seq >= m.move_seq ORDER BY last.move_seq, day LIMIT 1) AS last ON true
                WHERE m.org = $1) AS dated
        WHERE stock_move.org = $1 AND stock_move.move_seq = dated.move_seq`,
      [org, days.map(({ day }) => day), days.map(({ move_seq }) => move_seq)],
    );
  });
