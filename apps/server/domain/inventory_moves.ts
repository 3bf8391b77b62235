import type { Pagination } from '@hanjan/core';
import { sql } from 'kysely';
import type { Work } from '../engine/work.ts';
import { notFound } from '../http/refusal.ts';
import { LOT_NAMES, type LotName, lots, orgOf, type Reason, seenLots, seenMoves } from './stock_lots.ts';

const MOVES_A_PAGE = 20;
/** Points of a lot's line; of a longer one every second, third … is left out. */
const MOST_POINTS = 500;

/** One move as people read it; masses are ×10 g. */
export interface ToldMove {
  readonly move_seq: number;
  readonly lot: number;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly year: number | null;
  readonly move_mass: number;
  readonly move_balance: number;
  readonly move_reason: Reason;
  readonly move_memo: string | null;
  readonly rgst_at: string;
  readonly rgst_user: string | null;
  /** The record that moved it; null where a person did by hand, or where it is not theirs to see. */
  readonly cause: {
    readonly entity: string;
    readonly id: string;
    readonly name: string | null;
    readonly name_locale: string | null;
  } | null;
}

export interface Moves {
  readonly moves: readonly ToldMove[];
  /** What the lot held after its moves, oldest first; of no lot none. */
  readonly series: readonly { readonly at: string; readonly mass: number }[];
  readonly pagination: Pagination;
}

/** A page of moves, newest first: of one lot with the line of what it held, or of all of one kind. */
export async function readMoves(work: Work, name: LotName, lot: number | null, asked: number): Promise<Moves> {
  const { run, actor } = work;
  const key = sql.ref(lots[name].entity.key);
  const where = lot === null ? seenMoves(name, actor) : sql`${seenMoves(name, actor)} AND ${key} = ${lot}`;
  const [[{ total } = { total: 0 }], seen, series] = await Promise.all([
    run(sql<{ total: number }>`SELECT count(*) AS total FROM stock_move WHERE ${where}`),
    lot === null ? [lot] : run(sql`SELECT FROM ${seenLots(name, actor)} AS lot WHERE key = ${lot}`),
    lot === null ? [] : readSeries(work, name, lot),
  ]);
  if (seen.length === 0) throw notFound();
  const total_pages = Math.max(1, Math.ceil(total / MOVES_A_PAGE));
  const page = Math.min(asked, total_pages);
  const causes = LOT_NAMES.map(
    (one) => sql`LEFT JOIN ${seenLots(one, actor)} AS ${sql.ref(`cause_${one}`)}
      ON cause_entity = ${lots[one].entity.name} AND cause_seq = ${sql.ref(`cause_${one}.key`)}`,
  );
  const ofCause = (column: string) =>
    sql`coalesce(${sql.join(LOT_NAMES.map((one) => sql.ref(`cause_${one}.${column}`)))})`;
  const moves = await run(
    sql<ToldMove>`SELECT move_seq, lot.key AS lot, lot.name, lot.name_locale, lot.year, move_mass, move_balance, move_reason,
        move_memo, moved.rgst_at, (SELECT user_nick FROM membership AS m WHERE m.org = moved.org AND m.user_seq = moved.rgst_by)
          AS rgst_user,
        CASE WHEN ${ofCause('id')} IS NOT NULL THEN json_build_object('entity', cause_entity, 'id', ${ofCause('id')},
          'name', ${ofCause('name')}, 'name_locale', ${ofCause('name_locale')}) END AS cause
      FROM (SELECT * FROM stock_move WHERE ${where} ORDER BY move_seq DESC
             LIMIT ${MOVES_A_PAGE} OFFSET ${(page - 1) * MOVES_A_PAGE}) AS moved
      JOIN ${seenLots(name, actor)} AS lot ON lot.key = moved.${key}
      ${sql.join(causes, sql` `)}
      ORDER BY move_seq DESC`,
  );
  return { moves, series, pagination: { page, total_pages, total } };
}

const readSeries = ({ run, actor }: Work, name: LotName, lot: number) =>
  run(
    sql<{ at: string; mass: number }>`SELECT rgst_at AS at, move_balance AS mass
      FROM (SELECT rgst_at, move_balance, move_seq, row_number() OVER (ORDER BY move_seq DESC) - 1 AS nth, count(*) OVER () AS total
              FROM stock_move WHERE org = ${orgOf(actor)} AND ${sql.ref(lots[name].entity.key)} = ${lot}) AS moves
     WHERE nth % ceil(total / ${MOST_POINTS}::numeric) = 0 ORDER BY move_seq`,
  );
