import type { Actor } from '@hanjan/core';
import { roasterGreenbeanArrival } from '@hanjan/model/roaster/greenbean_arrival.ts';
import {
  type Ledger,
  type LedgerKind,
  type LedgerLot,
  type LedgerMove,
  type LedgerMoves,
  ledgerSums,
  ledgerTotal,
} from '@hanjan/model/stock/ledger.ts';
import { type LotName, type Reason, stocksIn } from '@hanjan/model/stock/stock.ts';
import { type RawBuilder, sql } from 'kysely';
import { orgOf } from '../../domain/org.ts';
import { causesSql } from '../../domain/stock_causes.ts';
import { bagsSql, customerSql } from '../../domain/stock_left.ts';
import { lots, seenLots, seenMoves } from '../../domain/stock_lots.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { notFound } from '../../http/refusal.ts';

interface Found extends LotName {
  readonly kind: LedgerKind;
  readonly key: number;
  readonly closing: number;
  readonly moved: Readonly<Partial<Record<Reason, number>>> | null;
}

/** The ledger of a month of the roastery's zone, of the lots that the actor sees. */
export async function readLedger({ run, actor }: Transaction, month: string): Promise<Ledger> {
  const parts = stocksIn('roaster').map((kind) => sql`(${lotsSql(kind, actor)})`);
  const found = await run(
    sql<Found>`WITH ${boundsSql(month, orgOf(actor))} ${sql.join(parts, sql` UNION ALL `)}
      ORDER BY kind, name_locale, name, year, roasted_on, batch, key`,
  );
  const ledger = stocksIn('roaster').map((kind) => {
    const own = found.filter((lot) => lot.kind === kind).map(ledgerLotOf);
    return { kind, sums: ledgerTotal(own), lots: own };
  });
  return { month, kinds: ledger };
}

/**
 * What is there now without what was moved since the month; what was moved is read from the index alone. Lots of which
 * there is nothing, and nothing was moved, are not looked for.
 */
function lotsSql(kind: LedgerKind, actor: Actor): RawBuilder<unknown> {
  const key = sql.ref(lots[kind].entity.key);
  const seen = seenLots(kind, actor);
  return sql`SELECT ${kind} AS kind, lot.key, id, name, name_locale, year, roasted_on, batch, mark,
      (coalesce(balance, 0) - coalesce(after, 0))::bigint AS closing, moved
    FROM (SELECT key FROM ${seen} AS seen WHERE balance > 0) AS there
    FULL JOIN (SELECT key, json_object_agg(reason, mass) FILTER (WHERE is_within) AS moved,
          sum(mass) FILTER (WHERE NOT is_within) AS after
        FROM (SELECT ${key} AS key, move_reason AS reason, rgst_at < (SELECT till FROM bounds) AS is_within,
                sum(move_mass) AS mass
              FROM stock_move WHERE ${seenMoves(kind, actor)} AND rgst_at >= (SELECT since FROM bounds)
             GROUP BY 1, 2, 3) AS summed GROUP BY key) AS moves USING (key)
    JOIN LATERAL (SELECT * FROM ${seen} AS lot WHERE lot.key = coalesce(there.key, moves.key) OFFSET 0) AS lot ON true
   WHERE moved IS NOT NULL OR coalesce(balance, 0) <> coalesce(after, 0)`;
}

function ledgerLotOf({ kind, closing, moved, ...lot }: Found): LedgerLot {
  return { ...lot, ...ledgerSums(kind, moved ?? {}, closing) };
}

/** The moves of one lot in a month, with what was there after each. */
export async function readLedgerMoves(
  work: Transaction,
  kind: LedgerKind,
  lot: number,
  month: string,
): Promise<LedgerMoves> {
  const { run, actor } = work;
  const key = sql.ref(lots[kind].entity.key);
  const { joins, cause } = causesSql(actor);
  const bounds = boundsSql(month, orgOf(actor));
  const [seen, moves] = await Promise.all([
    run(
      sql<{
        opening: number;
      }>`WITH ${bounds} SELECT (coalesce(balance, 0) - coalesce((SELECT sum(move_mass) FROM stock_move
          WHERE org = ${orgOf(actor)} AND ${key} = ${lot} AND rgst_at >= (SELECT since FROM bounds)), 0))::bigint AS opening
        FROM ${seenLots(kind, actor)} AS lot WHERE key = ${lot}`,
    ),
    run(
      sql<Omit<LedgerMove, 'balance'>>`WITH ${bounds}
      SELECT move_seq, (moved.rgst_at AT TIME ZONE zone)::date AS day, move_reason AS reason, move_mass AS mass,
          move_memo AS memo, ${customerSql('moved')} AS customer, ${bagsSql('moved')} AS bags, ${cause} AS cause,
          CASE WHEN arrival.arrival_key IS NOT NULL THEN json_build_object('id', arrival_year || '-' || arrival_seq,
            'date', arrival_date, 'supplier', arrival_supplier) END AS arrival
        FROM bounds, stock_move AS moved ${joins}
        LEFT JOIN roaster_greenbean_arrival AS arrival ON cause_entity = ${roasterGreenbeanArrival.name}
          AND arrival.arrival_key = cause_seq AND arrival.org = moved.org
       WHERE moved.org = ${orgOf(actor)} AND moved.${key} = ${lot} AND moved.rgst_at >= since AND moved.rgst_at < till
       ORDER BY moved.rgst_at, move_seq`,
    ),
  ]);
  const [there] = seen;
  if (!there) throw notFound();
  let balance = there.opening;
  return {
    opening: there.opening,
    moves: moves.map((move) => {
      balance += move.mass;
      return { ...move, balance };
    }),
  };
}

/** When a month begins and ends where the roastery is, worked out once and beforehand. */
const boundsSql = (month: string, org: number | null) => sql`bounds AS MATERIALIZED (
    SELECT org_zone AS zone, first::timestamp AT TIME ZONE org_zone AS since,
           (first + interval '1 month')::timestamp AT TIME ZONE org_zone AS till
      FROM org, (SELECT ${`${month}-01`}::date AS first) AS month WHERE org = ${org})`;
