import type { Actor, Pagination } from '@hanjan/core';
import type { StockKind, StockMove, StockMoves } from '@hanjan/model/stock/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import { orgOf } from '../../domain/org.ts';
import { arrivedOf } from '../../domain/stock_arrivals.ts';
import { causesSql } from '../../domain/stock_causes.ts';
import { bagsSql, customerSql } from '../../domain/stock_left.ts';
import { lots, seenLots, seenMoves, seesAllLots } from '../../domain/stock_lots.ts';
import { ownedSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { notFound } from '../../http/refusal.ts';

const MOVES_A_PAGE = 20;
/** Points of a lot's line; of a longer one every second, third … is left out. */
const MOST_POINTS = 500;

interface Total {
  readonly total: number;
}

interface Page extends StockMoves {
  readonly pagination: Pagination;
}

/** A page of moves, newest first: of one lot with the line of what it held, or of all of one kind. */
export async function readMoves(work: Transaction, kind: StockKind, lot: number | null, asked: number): Promise<Page> {
  const { run, actor } = work;
  const key = sql.ref(lots[kind].entity.key);
  const where = lot === null ? seenMoves(kind, actor) : sql`${seenMoves(kind, actor)} AND ${key} = ${lot}`;
  const [[{ total } = { total: 0 }], seen, series, arrived] = await Promise.all([
    run(lot === null ? totalSql(kind, actor) : sql<Total>`SELECT count(*) AS total FROM stock_move WHERE ${where}`),
    lot === null ? [lot] : run(sql`SELECT FROM ${seenLots(kind, actor)} AS lot WHERE key = ${lot}`),
    lot === null ? [] : readSeries(work, kind, lot),
    lot === null ? null : arrivedOf(work, kind, lot),
  ]);
  if (seen.length === 0) throw notFound();
  const total_pages = Math.max(1, Math.ceil(total / MOVES_A_PAGE));
  const page = Math.min(asked, total_pages);
  const skip = (page - 1) * MOVES_A_PAGE;
  const size = Math.min(MOVES_A_PAGE, total - skip);
  // The way to a page begins at the end that is nearer.
  const isFar = skip > total / 2;
  const piece = isFar
    ? sql`ORDER BY move_seq LIMIT ${size} OFFSET ${total - skip - size}`
    : sql`ORDER BY move_seq DESC LIMIT ${size} OFFSET ${skip}`;
  const { joins, cause } = causesSql(actor);
  const moves = await run(
    sql<StockMove>`SELECT move_seq, lot.key AS lot, lot.name, lot.name_locale, lot.year, move_mass, move_balance, move_reason,
        move_memo, ${customerSql('moved')} AS customer, ${bagsSql('moved')} AS bags, back_of IS NOT NULL AS is_back, moved.rgst_at,
        (SELECT user_nick FROM membership AS m WHERE m.org = moved.org AND m.user_seq = moved.rgst_by) AS rgst_user,
        (SELECT arrival_year || '-' || arrival_seq FROM roaster_greenbean_arrival AS arrival
          WHERE arrival.org = moved.org AND arrival.arrival_key = moved.arrival_key) AS arrival,
        ${cause} AS cause
      FROM (SELECT * FROM stock_move WHERE ${where} ${piece}) AS moved
      JOIN ${seenLots(kind, actor)} AS lot ON lot.key = moved.${key}
      ${joins}
      ORDER BY move_seq DESC`,
  );
  return { moves, series, arrived, pagination: { page, total_pages, total } };
}

/** How many moves of one kind of lot there are: as they are tallied, without those of the lots that are not seen. */
function totalSql(kind: StockKind, actor: Actor): RawBuilder<Total> {
  const { entity } = lots[kind];
  const tallied = sql`SELECT coalesce(sum(change), 0) FROM org_tally
    WHERE org = ${orgOf(actor)} AND entity = ${`stock_move.${kind}`}`;
  if (seesAllLots(kind, actor)) return sql`SELECT (${tallied}) AS total`;
  const key = sql.ref(entity.key);
  return sql`SELECT (${tallied}) - count(*) AS total FROM stock_move WHERE org = ${orgOf(actor)} AND ${key} IN
    (SELECT ${key} FROM ${sql.table(entity.table)} WHERE ${ownedSql(entity, actor)}
     EXCEPT SELECT key FROM ${seenLots(kind, actor)} AS seen)`;
}

const readSeries = ({ run, actor }: Transaction, kind: StockKind, lot: number) =>
  run(
    sql<{ at: string; mass: number }>`SELECT rgst_at AS at, move_balance AS mass
      FROM (SELECT rgst_at, move_balance, move_seq, row_number() OVER (ORDER BY move_seq DESC) - 1 AS nth, count(*) OVER () AS total
              FROM stock_move WHERE org = ${orgOf(actor)} AND ${sql.ref(lots[kind].entity.key)} = ${lot}) AS moves
     WHERE nth % ceil(total / ${MOST_POINTS}::numeric) = 0 ORDER BY move_seq`,
  );
