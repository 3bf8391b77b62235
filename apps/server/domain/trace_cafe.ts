import type { BeanInfo } from '@hanjan/model/bean/info.ts';
import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { cafeQcCoffeebean } from '@hanjan/model/cafe/qc_coffeebean.ts';
import { cafeReceived } from '@hanjan/model/cafe/received.ts';
import type { CafeTrace, CafeTraceDay, CafeTraceMove, CafeTraceNote } from '@hanjan/model/cafe/trace.ts';
import { ledgerSums } from '@hanjan/model/stock/ledger.ts';
import { sql } from 'kysely';
import { scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { notFound } from '../http/refusal.ts';
import { orgOf } from './org.ts';
import { isTakenBackSql } from './stock_back.ts';
import { readMovedLots } from './trace_lots.ts';

/** What a received lot is asked for by: its own key, or that of a brew of it. */
export type CafeTraceOf = { readonly lot: number } | { readonly brew: number };

/** So many days, notes and moves are answered, the newest. */
const MOST = 1000;

/**
 * A received lot: what the roastery shows the cafe of its batch, the brews of it by day, notes of its coffee on these
 * days, and what was thrown away and counted. Throws 404 where the actor does not see the lot, or the brew is of none.
 */
export async function readCafeTrace(work: Transaction, of: CafeTraceOf): Promise<CafeTrace> {
  const { run, actor } = work;
  const org = orgOf(actor);
  const lot = 'lot' in of ? of.lot : await lotOfBrew(work, of.brew);
  const [[found], [row], days, notes, moves] = await Promise.all([
    readMovedLots(work, { received: sql`SELECT ${lot}::bigint` }),
    run(
      sql<{ received_date: string; batch: BeanInfo | null }>`SELECT received_date,
          CASE WHEN blending_result_uuid IS NOT NULL THEN bean_info('RSTRDT', blending_result_uuid, NULL) END AS batch
        FROM cafe_received WHERE ${scopeSql(cafeReceived, actor)} AND received_seq = ${lot}`,
    ),
    run(
      sql<CafeTraceDay>`SELECT brewing_result_date AS day, count(*) AS cups, coalesce(sum(brewing_bean_mass), 0)::bigint AS mass
        FROM cafe_brewing_result WHERE ${scopeSql(cafeBrewingResult, actor)} AND received_seq = ${lot} AND removed_at IS NULL
       GROUP BY 1 ORDER BY 1 DESC LIMIT ${MOST}`,
    ),
    run(
      sql<CafeTraceNote>`SELECT cupnote_seq, cupnote_date, cupnote_name AS name, cupnote_name_locale AS name_locale, cupnote_satis
        FROM cafe_qc_coffeebean WHERE ${scopeSql(cafeQcCoffeebean, actor)} AND removed_at IS NULL
         AND coffeebean_seq = (SELECT coffeebean_seq FROM cafe_received WHERE org = ${org} AND received_seq = ${lot})
         AND cupnote_date IN (SELECT brewing_result_date FROM cafe_brewing_result
               WHERE org = ${org} AND received_seq = ${lot} AND removed_at IS NULL)
       ORDER BY cupnote_date DESC, cupnote_seq DESC LIMIT ${MOST}`,
    ),
    run(
      sql<CafeTraceMove>`SELECT move_mass AS mass, move_reason AS reason, rgst_at, move_memo AS memo FROM stock_move AS move
       WHERE org = ${org} AND received_seq = ${lot} AND move_reason IN ('WASTE', 'COUNT', 'SHORT') AND move_mass <> 0
         AND back_of IS NULL AND NOT ${isTakenBackSql('move')}
       ORDER BY move_seq DESC LIMIT ${MOST}`,
    ),
  ]);
  if (!found || !row) throw notFound();
  const { moved, balance, kind, whole: _, ...named } = found;
  const { batch, received_date } = row;
  return {
    lot: { ...named, ...ledgerSums(kind, moved ?? {}, balance), received_date },
    batch: batch && { detail: batch.detail_result, greens: batch.greenbean_list ?? [] },
    ...{ days, notes, moves },
  };
}

/** The lot that a brew took its coffee from. */
async function lotOfBrew({ run, actor }: Transaction, brew: number): Promise<number> {
  const [found] = await run(
    sql<{ received_seq: number | null }>`SELECT received_seq FROM cafe_brewing_result
      WHERE ${scopeSql(cafeBrewingResult, actor)} AND removed_at IS NULL AND ${sql.ref(cafeBrewingResult.key)} = ${brew}`,
  );
  if (!found?.received_seq) throw notFound();
  return found.received_seq;
}
