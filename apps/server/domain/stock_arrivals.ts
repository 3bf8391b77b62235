import { roasterGreenbeanArrival } from '@hanjan/model/roaster/greenbean_arrival.ts';
import type { Arrived, StockKind } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { ownedSql, scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';
import type { Move } from './stock.ts';

/** An arrival of a lot, and how much of it is left. */
interface Arrival {
  readonly lot: number;
  readonly key: number;
  left: number;
  readonly is_there: boolean;
}

/** How much of an arrival a record has taken. */
interface Taken {
  readonly key: number;
  readonly entity: string;
  readonly seq: number;
  mass: number;
}

/** What moves something of an arrival: the only kind of lot that has some. */
const KIND: StockKind = 'greenbean';

/** The arrivals of a lot that the actor sees; null of a kind that has none. */
export async function arrivedOf({ run, actor }: Transaction, kind: StockKind, lot: number): Promise<Arrived | null> {
  if (kind !== KIND) return null;
  const [found] = await run(
    sql<Arrived>`SELECT count(*) AS count, coalesce(sum(arrival_instock), 0)::bigint AS left
      FROM roaster_greenbean_arrival
     WHERE ${scopeSql(roasterGreenbeanArrival, actor)} AND greenbean_year_seq = ${lot} AND removed_at IS NULL`,
  );
  return found ?? null;
}

/**
 * Says of moves of green lots which arrival they are of, and splits those that are of several. What is used comes from
 * the arrival that came first (what was there before arrivals were written down goes first of all); what a record gives
 * back goes to the arrivals that it took from; what a count finds belongs to the arrival that is in use.
 * The lots are locked, and with them their arrivals; `balanceBefore` says what they hold before the moves.
 */
export async function overArrivals(
  work: Transaction,
  moves: readonly Move[],
  balanceBefore: (lot: Pick<Move, 'lot' | 'key'>) => number,
): Promise<readonly Move[]> {
  const keys = [...new Set(moves.flatMap(({ lot, key }) => (lot === KIND ? [key] : [])))];
  if (keys.length === 0) return moves;
  const arrivals = await work.run(
    sql<Arrival>`SELECT greenbean_year_seq AS lot, arrival_key AS key, coalesce(arrival_instock, 0) AS left,
        removed_at IS NULL AS is_there FROM roaster_greenbean_arrival
      WHERE ${ownedSql(roasterGreenbeanArrival, work.actor)} AND greenbean_year_seq = ANY(${keys})
      ORDER BY arrival_date, arrival_key`,
  );
  if (arrivals.length === 0) return moves;
  const taken = await takenBefore(work, moves, keys);
  const lots = new Map(
    keys.map((key) => {
      const own = arrivals.filter(({ lot }) => lot === key);
      const named = own.reduce((sum, { left }) => sum + left, 0);
      return [key, new LotInParts(balanceBefore({ lot: KIND, key }) - named, own, taken)] as const;
    }),
  );
  return moves.flatMap((move) => (move.lot === KIND ? (lots.get(move.key)?.split(move) ?? [move]) : [move]));
}

/** What the records that give something back have taken of each arrival so far, what was taken last first. */
async function takenBefore({ run, actor }: Transaction, moves: readonly Move[], keys: readonly number[]) {
  const causes = moves.flatMap(({ lot, mass, cause }) => (lot === KIND && mass > 0 && cause ? [cause] : []));
  if (causes.length === 0) return [];
  return run(
    sql<Taken>`SELECT arrival_key AS key, cause_entity AS entity, cause_seq AS seq, -sum(move_mass) AS mass FROM stock_move
      WHERE org = ${orgOf(actor)} AND greenbean_year_seq = ANY(${keys}) AND arrival_key IS NOT NULL
        AND (cause_entity, cause_seq) IN
          (SELECT * FROM unnest(${causes.map(({ entity }) => entity)}::text[], ${causes.map(({ key }) => key)}::bigint[]))
      GROUP BY 1, 2, 3 HAVING sum(move_mass) < 0 ORDER BY max(move_seq) DESC`,
  );
}

/** A lot by its arrivals while its moves are worked out; `unnamed` is what belongs to none of them. */
class LotInParts {
  #unnamed: number;
  readonly #arrivals: readonly Arrival[];
  readonly #taken: readonly Taken[];

  constructor(unnamed: number, arrivals: readonly Arrival[], taken: readonly Taken[]) {
    this.#unnamed = unnamed;
    this.#arrivals = arrivals;
    this.#taken = taken;
  }

  split(move: Move): Move[] {
    // A count that finds what is written down is a move of nothing.
    if (move.mass === 0) return [move];
    const pieces = move.mass < 0 ? this.#take(move) : this.#give(move);
    return pieces.filter(({ mass }) => mass !== 0);
  }

  #take(move: Move): Move[] {
    let wanted = -move.mass;
    const named = this.#arrivals.filter(({ key }) => key === move.arrival);
    return [...named, null, ...this.#arrivals].map((arrival) => {
      const mass = Math.min(wanted, arrival ? arrival.left : this.#unnamed);
      wanted -= mass;
      return this.#change(move, arrival, -mass);
    });
  }

  #give(move: Move): Move[] {
    const named = this.#arrivals.find(({ key }) => key === move.arrival);
    if (named || move.arrival === null) return [this.#change(move, named ?? null, move.mass)];
    // What is found while something is left from before arrivals belongs to that, and what comes without one to none.
    if (move.reason === 'COUNT' || move.reason === 'SHORT')
      return [this.#change(move, this.#unnamed > 0 ? null : this.#inUse(), move.mass)];
    let given = move.mass;
    const back = this.#taken.map((one) => {
      const isTheirs = one.entity === move.cause?.entity && one.seq === move.cause.key;
      const arrival = isTheirs ? this.#arrivals.find(({ key }) => key === one.key) : undefined;
      const mass = arrival ? Math.min(given, one.mass) : 0;
      given -= mass;
      one.mass -= mass;
      return this.#change(move, arrival ?? null, mass);
    });
    return [...back, this.#change(move, null, given)];
  }

  /** The piece of a move that is of an arrival, or of none. */
  #change(move: Move, arrival: Arrival | null, mass: number): Move {
    if (arrival) arrival.left += mass;
    else this.#unnamed += mass;
    return { ...move, mass, arrival: arrival?.key ?? null };
  }

  /** The first arrival of which something is left; of an empty lot the last one. */
  #inUse(): Arrival | null {
    const there = this.#arrivals.filter(({ is_there }) => is_there);
    return there.find(({ left }) => left > 0) ?? there.at(-1) ?? null;
  }
}
