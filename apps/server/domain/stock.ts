import type { Row } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { roasterGreenbeanArrival } from '@hanjan/model/roaster/greenbean_arrival.ts';
import type { LotName, Reason, StockKind, StockShortage } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { orgOf } from './org.ts';
import { overArrivals } from './stock_arrivals.ts';
import { isTakenBackSql } from './stock_back.ts';
import { kindsOf, lots, STOCK_KINDS, seenLots } from './stock_lots.ts';

/** What a lot can hold, ×10 g. */
const MOST = mass.max * mass.scale;

/** A lot, and by how much it changes; masses are ×10 g. */
export interface Wanted {
  readonly lot: StockKind;
  readonly key: number;
  readonly mass: number;
  /** Of a green lot: the arrival that it is of, null for none of them; what is not said follows from their order. */
  readonly arrival?: number | null | undefined;
}

export interface Move extends Wanted {
  readonly reason: Reason;
  readonly memo?: string | null;
  readonly left?: Left | undefined;
  /** The move that it takes back. */
  readonly back_of?: number;
  /** None where a person moves it by hand. */
  readonly cause?: Cause | undefined;
}

/** How coffee left the roastery, by the columns of its move. */
export interface Left {
  readonly move_customer_seq: number | null;
  readonly move_customer: string | null;
  readonly move_bag_mass: number | null;
  readonly move_bag_count: number | null;
}

/** The record that moves something. */
export interface Cause {
  readonly entity: string;
  readonly key: number;
}

/** A lot of which less is there than was asked. */
type Shortage = Pick<StockShortage, 'lot' | 'key' | 'asked'> & { readonly there: number };

/** What lots hold, by kind and key. */
type Balances = Map<string, number>;
const at = ({ lot, key }: Pick<Wanted, 'lot' | 'key'>) => `${lot} ${key}`;

/** What a lot holds by these balances; nothing where it is not among them. */
export const heldBy = (balances: Balances, lot: Pick<Wanted, 'lot' | 'key'>): number => balances.get(at(lot)) ?? 0;

/**
 * Brings what a record has moved for a reason to what it should have moved by now, and writes the difference; for
 * records that are written together once, after the last one, so that a shortage of all of them is asked about at once.
 * A lot that was counted since the record moved it first stays as it was counted; only a lot that comes or goes with the
 * record itself (`own`) does not. What was found short for the record before is given up as far as it gives back.
 */
export async function settle(
  work: Transaction,
  cause: Cause,
  reason: Reason,
  wanted: readonly Wanted[],
  own?: Pick<Wanted, 'lot' | 'key'>,
): Promise<void> {
  const kinds = kindsOf(work.actor);
  const keys = kinds.map((lot) => sql.ref(lots[lot].entity.key));
  const names = kinds.map((lot, nth) => sql`WHEN ${keys[nth]} IS NOT NULL THEN ${lot}`);
  const moved = await work.run(
    sql<Wanted & { first: number | null; short: number }>`SELECT lot, key,
          coalesce(sum(move_mass) FILTER (WHERE move_reason = ${reason}), 0) AS mass,
          min(move_seq) FILTER (WHERE move_reason = ${reason}) AS first,
          coalesce(sum(move_mass) FILTER (WHERE move_reason = 'SHORT'), 0) AS short
      FROM (SELECT CASE ${sql.join(names, sql` `)} END AS lot, coalesce(${sql.join(keys)}) AS key, move_mass, move_seq, move_reason FROM stock_move
             WHERE org = ${orgOf(work.actor)} AND cause_entity = ${cause.entity} AND cause_seq = ${cause.key}
               AND move_reason IN (${reason}, 'SHORT')) AS moved
     GROUP BY lot, key`,
  );
  const left = new Map<string, Wanted>();
  for (const one of [...wanted, ...moved.map(({ lot, key, mass }) => ({ lot, key, mass: -mass }))]) {
    const mass = (left.get(at(one))?.mass ?? 0) + one.mass;
    left.set(at(one), { ...left.get(at(one)), ...one, mass });
  }
  const changes = [...left.values()].filter(({ mass }) => mass !== 0);
  const held = await countedSince(
    work,
    Math.min(...moved.map(({ first }) => first ?? Number.POSITIVE_INFINITY)),
    changes,
  );
  const moves = changes.flatMap((one): Move[] => {
    const move = { ...one, reason, cause };
    const meet = (reason: Reason, mass: number): Move => ({ lot: one.lot, key: one.key, mass, reason, cause });
    if (held.has(at(one)) && !(own && at(own) === at(one))) return [move, meet('COUNT', -one.mass)];
    // What was found short for it is no more, as far as it gives back.
    const short = Math.min(one.mass, moved.find((other) => at(other) === at(one))?.short ?? 0);
    return short > 0 ? [move, meet('SHORT', -short)] : [move];
  });
  if (work.together) work.together.add(book, moves);
  else await book(work, moves);
}

/** The names of those lots that somebody has counted since a move; of none where there is no such move. */
async function countedSince(
  { run, actor }: Transaction,
  since: number,
  all: readonly Wanted[],
): Promise<ReadonlySet<string>> {
  const counted = async (lot: StockKind) => {
    const keys = all.flatMap((one) => (one.lot === lot ? [one.key] : []));
    if (keys.length === 0 || !Number.isFinite(since)) return [];
    const found = await run(
      sql<{ key: number }>`SELECT key FROM unnest(${keys}::bigint[]) AS changed(key)
       WHERE EXISTS (SELECT FROM stock_move AS counted WHERE org = ${orgOf(actor)} AND ${sql.ref(lots[lot].entity.key)} = key
         AND move_seq > ${since} AND move_reason = 'COUNT' AND cause_seq IS NULL AND back_of IS NULL
         AND NOT ${isTakenBackSql('counted')})`,
    );
    return found.map(({ key }) => at({ lot, key }));
  };
  return new Set((await Promise.all(STOCK_KINDS.map(counted))).flat());
}

/**
 * Writes moves and the balances that they leave; nothing else does. The lots stay locked until the work is done, in the
 * order of their numbers, so that of two who take the last of one the second finds it gone. Where less is there than is
 * asked the person is asked first (409 `stock_short`); once they have said yes the difference is booked as `SHORT`.
 */
export async function book(work: Transaction, moves: readonly Move[]): Promise<Balances> {
  if (moves.length === 0) return new Map();
  const balances = await lockBalances(work, moves);
  const shortages = shortagesOf(balances, moves);
  const result = await shortagesAsSeen(work, shortages);
  if (!result.every((shortage) => isConfirmed(work.confirmed?.stock_short, shortage)))
    throw new Refusal(409, 'stock_short', { result });
  const found = shortages.map(({ lot, key, there, asked }): Move => {
    const last = moves.findLast((move) => move.lot === lot && move.key === key && move.mass < 0);
    return { lot, key, mass: asked - there, reason: 'SHORT', cause: last?.cause };
  });
  // What comes stands before what goes, so that no move leaves less than nothing.
  const [comes, goes] = [moves.filter(({ mass }) => mass >= 0), moves.filter(({ mass }) => mass < 0)];
  const written = (await overArrivals(work, [...found, ...comes, ...goes], (lot) => heldBy(balances, lot))).map(
    (move) => {
      const balance = (balances.get(at(move)) ?? 0) + move.mass;
      if (balance > MOST) throw new Refusal(409, 'stock_full');
      balances.set(at(move), balance);
      return { ...move, balance };
    },
  );
  await Promise.all(STOCK_KINDS.map((lot) => write(work, lot, written)));
  return balances;
}

/** What lots hold that nobody else changes until the work is done. */
export async function lockBalances(
  work: Transaction,
  wanted: readonly Pick<Wanted, 'lot' | 'key'>[],
): Promise<Balances> {
  const balances: Balances = new Map();
  const lock = async (lot: StockKind) => {
    const keys = [...new Set(wanted.flatMap((one) => (one.lot === lot ? [one.key] : [])))];
    if (keys.length === 0) return;
    const { entity, balance } = lots[lot];
    const key = sql.ref(entity.key);
    const found = await work.run(
      sql<{ key: number; balance: number }>`SELECT ${key} AS key, coalesce(${sql.ref(balance)}, 0) AS balance
        FROM ${sql.table(entity.table)} WHERE ${ownedSql(entity, work.actor)} AND ${key} = ANY(${keys})
       ORDER BY ${key} FOR NO KEY UPDATE`,
    );
    for (const row of found) balances.set(at({ lot, key: row.key }), row.balance);
  };
  await Promise.all(STOCK_KINDS.map(lock));
  return balances;
}

/** The lots that would be below nothing after their moves. */
function shortagesOf(balances: Balances, moves: readonly Move[]): Shortage[] {
  const asked = new Map<string, Wanted>();
  for (const { lot, key, mass } of moves) {
    const name = at({ lot, key });
    asked.set(name, { lot, key, mass: (asked.get(name)?.mass ?? 0) - mass });
  }
  return [...asked.values()]
    .map(({ lot, key, mass }) => ({ lot, key, there: balances.get(at({ lot, key })) ?? 0, asked: mass }))
    .filter(({ there, asked }) => asked > there);
}

/** Whether somebody was told of a shortage, and of no smaller one, and said yes. */
function isConfirmed(confirmed: unknown, { lot, key, there, asked }: StockShortage): boolean {
  const known = Array.isArray(confirmed) ? (confirmed as (Row | null)[]) : [];
  return known.some((one) => {
    if (one?.lot !== lot || one.key !== key || typeof one.asked !== 'number') return false;
    // Who does not see the lot was told what is asked alone, and can say yes to no more than that.
    if (there === null) return one.there === null && one.asked >= asked;
    return typeof one.there === 'number' && one.asked - one.there >= asked - there;
  });
}

/** Lots that are short as people are asked about them: with name and balance only where they see the lot. */
async function shortagesAsSeen(work: Transaction, shortages: readonly Shortage[]): Promise<StockShortage[]> {
  const named = async (lot: StockKind) => {
    const short = shortages.filter((one) => one.lot === lot);
    if (short.length === 0) return [];
    const keys = short.map(({ key }) => key);
    const found = await work.run(
      sql<LotName & { key: number }>`SELECT * FROM ${seenLots(lot, work.actor)} AS lot WHERE key = ANY(${keys})`,
    );
    return short.map(({ key, there, asked }): StockShortage => {
      const seen = found.find((one) => one.key === key);
      const { name = null, name_locale = null, year = null, roasted_on = null, batch = null, mark = null } = seen ?? {};
      return { lot, key, name, name_locale, year, roasted_on, batch, mark, there: seen ? there : null, asked };
    });
  };
  return (await Promise.all(STOCK_KINDS.map(named))).flat();
}

interface Written extends Move {
  readonly balance: number;
}

/** Adds the moves of one kind of lot, all of one instant, and changes what the lots hold, with one statement. */
async function write({ run, actor, touched }: Transaction, lot: StockKind, all: readonly Written[]): Promise<void> {
  const moves = all.filter((move) => move.lot === lot).map((move, nth) => ({ ...move, nth }));
  if (moves.length === 0) return;
  const { entity, balance } = lots[lot];
  touched.add(entity.name);
  const [table, key, held] = [sql.table(entity.table), sql.ref(entity.key), sql.ref(balance)];
  const changed = await run(
    sql`WITH given AS (SELECT * FROM json_to_recordset(${JSON.stringify(moves)}::json)
          AS given(nth integer, key bigint, arrival bigint, mass integer, balance integer, reason text, memo text, cause json, back_of bigint,
               "left" json)),
        at AS MATERIALIZED (SELECT clock_timestamp() AS rgst_at),
        moved AS (INSERT INTO stock_move
            (org, ${key}, arrival_key, move_mass, move_balance, move_reason, move_memo, cause_entity, cause_seq, move_customer_seq,
             move_customer, move_bag_mass, move_bag_count, back_of, rgst_by, rgst_at)
          SELECT ${orgOf(actor)}, key, arrival, mass, balance, reason, memo, cause->>'entity', (cause->>'key')::bigint,
                 move_customer_seq, move_customer, move_bag_mass, move_bag_count, back_of, ${actor.user_seq}, rgst_at
            FROM at, given, json_to_record(coalesce("left", '{}')) AS gone(move_customer_seq bigint, move_customer text,
                 move_bag_mass integer, move_bag_count integer) ORDER BY nth),
        arrived AS (UPDATE roaster_greenbean_arrival SET arrival_instock = coalesce(arrival_instock, 0) + change.mass
          FROM (SELECT arrival, sum(mass) AS mass FROM given GROUP BY arrival) AS change
         WHERE ${ownedSql(roasterGreenbeanArrival, actor)} AND arrival_key = change.arrival)
      UPDATE ${table} SET ${held} = coalesce(${held}, 0) + change.mass
        FROM (SELECT key, sum(mass) AS mass FROM given GROUP BY key) AS change
       WHERE ${ownedSql(entity, actor)} AND ${table}.${key} = change.key AND coalesce(${held}, 0) + change.mass >= 0
      RETURNING change.key`,
  );
  if (changed.length < new Set(moves.map((move) => move.key)).size) throw new Refusal(409, 'conflict_text');
}
