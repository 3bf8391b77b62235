import { floorTo, roundTo } from '@hanjan/core';
import type { Held, Stock, StockKind, StockLot } from '@hanjan/model/roaster/stock.ts';
import { sql } from 'kysely';
import { orgOf } from '../domain/org.ts';
import { lots, seenLots, seenMoves } from '../domain/stock_lots.ts';
import type { Transaction } from '../engine/transaction.ts';

/** Days that are shown, and days whose mean says how much is used. */
const SHOWN_DAYS = 90;
const USED_DAYS = 28;
/** How many lots are answered at the most. */
const MOST = 500;

interface Day {
  readonly day: string;
  readonly mass: number;
  readonly used: number;
}

type Counted = Omit<StockLot, 'per_day' | 'days_left'> & { readonly used: number };

/** What a roastery has of one kind of lot; `isAll` tells of lots too of which nothing is there and nothing was lately. */
export async function readStock(work: Transaction, kind: StockKind, isAll: boolean): Promise<Stock> {
  const [days, counted] = await Promise.all([readDays(work, kind), readLots(work, kind, isAll)]);
  const total = days.at(-1)?.mass ?? 0;
  const used = days.reduce((sum, day) => sum + day.used, 0);
  return {
    total,
    reserved: counted.reduce((sum, { reserved }) => sum + reserved, 0),
    ...paceOf(total, used),
    series: days.map(({ day, mass }) => ({ day, mass })),
    lots: counted.map(({ used, ...lot }) => ({ ...lot, ...paceOf(lot.balance, used) })),
  };
}

const paceOf = (there: number, used: number): Pick<Held, 'per_day' | 'days_left'> => ({
  per_day: used > 0 ? roundTo(used / USED_DAYS, 10) : 0,
  days_left: used > 0 ? floorTo((there * USED_DAYS) / used, 10) : null,
});

/**
 * What was there at the end of each day: what is there now without what was moved since. Only days that are worked out
 * beforehand are looked for in the index, because row level security lets no function that could fail go first.
 */
function readDays({ run, actor }: Transaction, kind: StockKind): Promise<Day[]> {
  return run(
    sql<Day>`WITH days AS MATERIALIZED (SELECT each::date AS day, each AT TIME ZONE org_zone AS since,
          (each + interval '1 day') AT TIME ZONE org_zone AS till, ${sinceDays(USED_DAYS)} AS used_since
        FROM org, LATERAL (SELECT date_trunc('day', now() AT TIME ZONE org_zone) AS today) AS here,
          generate_series(today - make_interval(days => ${sql.lit(SHOWN_DAYS - 1)}), today, interval '1 day') AS each WHERE org = ${orgOf(actor)}),
      there AS (SELECT coalesce(sum(balance), 0) AS total FROM ${seenLots(kind, actor)} AS lot
        WHERE is_there AND balance > 0)
      SELECT day, coalesce(used, 0)::bigint AS used,
          (total - coalesce(sum(mass) OVER (ORDER BY day DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS mass
        FROM there, days LEFT JOIN LATERAL (
          SELECT sum(move_mass) AS mass, -sum(move_mass) FILTER (WHERE rgst_at > used_since AND ${isUse(kind)}) AS used
            FROM stock_move
           WHERE ${seenMoves(kind, actor)} AND rgst_at >= since AND rgst_at < till) AS moved ON true
       ORDER BY day`,
  );
}

/** What counts as use: moves for reasons that use something up. */
const isUse = (kind: StockKind) => sql`move_reason = ANY(${[...lots[kind].used]})`;

/** The moment so many days ago. */
const sinceDays = (days: number) => sql`now() - make_interval(days => ${sql.lit(days)})`;

/**
 * The lots that are answered, in their order. Which they are follows from what is there and what was moved lately, and only
 * then they are looked for by their keys: of most of a long past nothing is left.
 */
function readLots({ run, actor }: Transaction, kind: StockKind, isAll: boolean): Promise<Counted[]> {
  const { entity, reserved } = lots[kind];
  const key = sql.ref(entity.key);
  const seen = seenLots(kind, actor);
  const order = sql`is_empty, lasts, balance DESC, key DESC`;
  return run(
    sql<Counted>`WITH recent AS (SELECT ${key} AS key, greatest(-sum(move_mass) FILTER (WHERE ${isUse(kind)}), 0) AS used
        FROM stock_move WHERE ${seenMoves(kind, actor)} AND rgst_at > ${sinceDays(USED_DAYS)}
        GROUP BY 1),
      reserved AS (${reserved?.(actor) ?? sql`SELECT NULL::bigint AS key, 0 AS mass WHERE false`}),
      there AS (SELECT key, balance FROM ${seen} AS lot WHERE is_there AND ${isAll ? sql`true` : sql`balance > 0`}),
      asked AS (SELECT key, coalesce(balance, 0) AS balance, coalesce(used, 0) AS used, coalesce(mass, 0) AS reserved,
          coalesce(balance, 0) = 0 AS is_empty, coalesce(balance, 0)::numeric / nullif(used, 0) AS lasts
        FROM there FULL JOIN recent USING (key) FULL JOIN reserved USING (key) ORDER BY ${order})
      SELECT key, id, name, name_locale, year, roasted_on, batch, balance, used::bigint, reserved::bigint,
          (SELECT rgst_at FROM stock_move WHERE org = ${orgOf(actor)} AND ${key} = asked.key
            ORDER BY move_seq DESC LIMIT 1) AS moved_at
        FROM asked JOIN LATERAL (SELECT id, name, name_locale, year, roasted_on, batch FROM ${seen} AS lot
          WHERE lot.key = asked.key AND is_there OFFSET 0) AS lot ON true
       ORDER BY ${order} LIMIT ${MOST}`,
  );
}
