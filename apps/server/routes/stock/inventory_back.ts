import { isKey } from '@hanjan/core';
import type { HandReason } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { orgOf } from '../../domain/org.ts';
import type { Move } from '../../domain/stock.ts';
import { isTakenBackSql } from '../../domain/stock_back.ts';
import { lots } from '../../domain/stock_lots.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';

/** What takes back a piece of a move, and whether something did already. */
interface Piece extends Pick<Move, 'mass' | 'arrival' | 'left' | 'back_of'> {
  readonly is_back: boolean;
}

/**
 * What takes back a move by hand of a locked lot, which is done once (409 `stock_is_back`): each of its pieces with the
 * opposite sign. They are those of its instant, of which it may be several, one of each arrival.
 */
export async function movesBack(
  { run, actor }: Transaction,
  lot: Pick<Move, 'lot' | 'key'>,
  reason: HandReason,
  back_of: unknown,
): Promise<Move[]> {
  if (!isKey(back_of)) throw notFound();
  const lotOf = (table: string) => sql.ref(`${table}.${lots[lot.lot].entity.key}`);
  const moved = await run(
    sql<Piece>`SELECT -piece.move_mass AS mass, piece.arrival_key AS arrival, piece.move_seq AS back_of,
        json_build_object('move_customer_seq', piece.move_customer_seq, 'move_customer', piece.move_customer,
          'move_bag_mass', piece.move_bag_mass, 'move_bag_count', piece.move_bag_count) AS left,
        ${isTakenBackSql('piece')} AS is_back
      FROM stock_move AS moved JOIN stock_move AS piece ON piece.org = moved.org AND piece.rgst_at = moved.rgst_at
       AND piece.move_reason = moved.move_reason AND piece.cause_seq IS NULL AND piece.back_of IS NULL
       AND ${lotOf('piece')} = ${lotOf('moved')}
     WHERE moved.org = ${orgOf(actor)} AND moved.move_seq = ${back_of} AND moved.move_reason = ${reason}
       AND ${lotOf('moved')} = ${lot.key}
     ORDER BY piece.move_seq DESC`,
  );
  if (moved.length === 0) throw notFound();
  if (moved.some(({ is_back }) => is_back)) throw new Refusal(409, 'stock_is_back');
  return moved.map(({ is_back: _, ...piece }) => ({ ...lot, reason, ...piece }));
}
