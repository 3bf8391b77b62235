import { LEAST_DAYS, type Pace, paceOf, USED_DAYS, WEEK_DAYS } from '@hanjan/core';
import { usedBy } from '@hanjan/model/stock/ledger.ts';
import type { Stock, StockKind, StockLot } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { orgOf } from '../../domain/org.ts';
import { lots, seenLots, seenMoves } from '../../domain/stock_lots.ts';
import type { Transaction } from '../../engine/transaction.ts';

/** Days that are shown; the pace at which something is used follows from the newest of them. */
const SHOWN_DAYS = 90;
/** How many lots are answered at the most. */
const MOST = 500;

interface Day {
  readonly day: string;
  readonly mass: number;
  readonly used: number;
}

export interface Counted extends Omit<StockLot, keyof Pace> {
  /** What was used in each of the last weeks, the newest first; null where nothing was moved in them. */
  readonly weeks: readonly number[] | null;
  /** Since the first move, of what was moved in those weeks. */
  readonly since: number | null;
}

/** What there is of one kind of lot; with `isAll` also lots of which nothing is left and nothing was moved lately. */
export async function readStock(work: Transaction, kind: StockKind, isAll: boolean): Promise<Stock> {
  const [days, counted] = await Promise.all([readDays(work, kind), readLots(work, kind, isAll)]);
  const total = days.at(-1)?.mass ?? 0;
  // Lots of which nothing is left or was used do not say for how long there has been a stock.
  const known = counted.filter(({ balance, weeks }) => balance > 0 || weeks?.some((used) => used !== 0));
  return {
    total,
    reserved: counted.reduce((sum, { reserved }) => sum + reserved, 0),
    ...paceOf(total, weeksOf(days), Math.max(0, ...known.map(sinceOf))),
    series: days.map(({ day, mass }) => ({ day, mass })),
    lots: counted.map((each) => {
      const { weeks, since, ...lot } = each;
      return { ...lot, ...paceOf(lot.balance, weeks ?? [], sinceOf(each)) };
    }),
  };
}

/** The pace at which several lots are used up together, and what is left of them. Without any lot nothing was used in all days that count. */
export function paceTogether(all: readonly Counted[]): Pace & { readonly balance: number } {
  const balance = all.reduce((sum, lot) => sum + lot.balance, 0);
  const weeks = Array.from({ length: USED_DAYS / WEEK_DAYS }, (_, week) =>
    all.reduce((sum, lot) => sum + (lot.weeks?.[week] ?? 0), 0),
  );
  const days = all.length === 0 ? USED_DAYS : Math.max(...all.map(sinceOf));
  return { balance, ...paceOf(balance, weeks, days) };
}

/** Days since the first move of a lot, as far as they count: one that was not moved lately was moved before. */
const sinceOf = ({ since, moved_at }: Counted): number => since ?? (moved_at ? USED_DAYS : 0);

/** What was used in each of the last weeks, the newest first. */
function weeksOf(days: readonly Day[]): number[] {
  const newest = days.slice(-USED_DAYS).toReversed();
  return Array.from({ length: USED_DAYS / WEEK_DAYS }, (_, week) =>
    newest.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS).reduce((sum, { used }) => sum + used, 0),
  );
}

/**
 * What was there at the end of each day: what is there now without what was moved since. Only days that are worked out
 * beforehand are looked for in the index, because row level security lets no function that could fail go first.
 */
function readDays({ run, actor }: Transaction, kind: StockKind): Promise<Day[]> {
  return run(
    sql<Day>`WITH days AS MATERIALIZED (SELECT each::date AS day, each AT TIME ZONE org_zone AS since,
          (each + interval '1 day') AT TIME ZONE org_zone AS till
        FROM org, LATERAL (SELECT date_trunc('day', now() AT TIME ZONE org_zone) AS today) AS here,
          generate_series(today - make_interval(days => ${sql.lit(SHOWN_DAYS - 1)}), today, interval '1 day') AS each WHERE org = ${orgOf(actor)}),
      there AS (SELECT coalesce(sum(balance), 0) AS total FROM ${seenLots(kind, actor)} AS lot
        WHERE is_there AND balance > 0)
      SELECT day, coalesce(used, 0)::bigint AS used,
          (total - coalesce(sum(mass) OVER (ORDER BY day DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS mass
        FROM there, days LEFT JOIN LATERAL (
          SELECT sum(move_mass) AS mass, -sum(move_mass) FILTER (WHERE ${isUse(kind)}) AS used
            FROM stock_move
           WHERE ${seenMoves(kind, actor)} AND rgst_at >= since AND rgst_at < till) AS moved ON true
       ORDER BY day`,
  );
}

/** What counts as use: moves for reasons that use something up. */
const isUse = (kind: StockKind) => sql`move_reason = ANY(${usedBy(kind)})`;

/**
 * The lots that are answered, in their order. Which they are follows from what is there and what was moved lately, and only
 * then they are looked for by their keys: of most of a long past nothing is left.
 */
export function readLots({ run, actor }: Transaction, kind: StockKind, isAll: boolean): Promise<Counted[]> {
  const { entity, reserved } = lots[kind];
  const key = sql.ref(entity.key);
  const seen = seenLots(kind, actor);
  const order = sql`is_empty, lasts, balance DESC, key DESC`;
  const weeks = Array.from({ length: USED_DAYS / WEEK_DAYS }, (_, ago) => ago);
  return run(
    sql<Counted>`WITH weeks AS MATERIALIZED (SELECT ago, today::date AS today, org_zone,
          (today - make_interval(days => ago * ${sql.lit(WEEK_DAYS)} + ${sql.lit(WEEK_DAYS - 1)})) AT TIME ZONE org_zone AS since,
          (today - make_interval(days => ago * ${sql.lit(WEEK_DAYS)} - 1)) AT TIME ZONE org_zone AS till
        FROM org, LATERAL (SELECT date_trunc('day', now() AT TIME ZONE org_zone) AS today) AS here,
          unnest(${weeks}::integer[]) AS ago WHERE org = ${orgOf(actor)}),
      moved AS (SELECT ago, key, used FROM weeks, LATERAL (
          SELECT ${key} AS key, coalesce(-sum(move_mass) FILTER (WHERE ${isUse(kind)}), 0) AS used
            FROM stock_move WHERE ${seenMoves(kind, actor)} AND rgst_at >= weeks.since AND rgst_at < till GROUP BY 1) AS each),
      summed AS (SELECT key, greatest(sum(used), 0) AS used,
          ARRAY[${sql.join(weeks.map((ago) => sql`coalesce(sum(used) FILTER (WHERE ago = ${sql.lit(ago)}), 0)`))}]::float8[] AS weeks
        FROM moved GROUP BY key),
      recent AS (SELECT key, used, weeks, least(today - (first_at AT TIME ZONE org_zone)::date, ${sql.lit(USED_DAYS)}) AS since
        FROM (SELECT today, org_zone FROM weeks WHERE ago = 0) AS here, summed, LATERAL (
          SELECT rgst_at AS first_at FROM stock_move WHERE org = ${orgOf(actor)} AND ${key} = summed.key
           ORDER BY move_seq LIMIT 1) AS began),
      reserved AS (${reserved(actor)}),
      there AS (SELECT key, balance FROM ${seen} AS lot WHERE is_there AND ${isAll ? sql`true` : sql`balance > 0`}),
      asked AS (SELECT key, coalesce(balance, 0) AS balance, weeks, since, coalesce(mass, 0) AS reserved,
          coalesce(balance, 0) = 0 AS is_empty,
          CASE WHEN since >= ${sql.lit(LEAST_DAYS)} THEN coalesce(balance, 0)::numeric * since / nullif(used, 0) END AS lasts
        FROM there FULL JOIN recent USING (key) FULL JOIN reserved USING (key) ORDER BY ${order})
      SELECT key, id, name, name_locale, year, roasted_on, batch, mark, balance, weeks, since, reserved::bigint,
          (SELECT rgst_at FROM stock_move WHERE org = ${orgOf(actor)} AND ${key} = asked.key
            ORDER BY move_seq DESC LIMIT 1) AS moved_at
        FROM asked JOIN LATERAL (SELECT id, name, name_locale, year, roasted_on, batch, mark FROM ${seen} AS lot
          WHERE lot.key = asked.key AND is_there OFFSET 0) AS lot ON true
       ORDER BY ${order} LIMIT ${MOST}`,
  );
}
