import { type Part, sharesOf } from '@hanjan/core/calc/trace.ts';
import {
  TRACE_KINDS,
  type Trace,
  type TraceCafe,
  type TraceEdge,
  type TraceGone,
  type TraceKind,
  type TraceLot,
  type TraceOf,
} from '@hanjan/model/roaster/trace/trace.ts';
import { ledgerSums } from '@hanjan/model/stock/ledger.ts';
import { sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { notFound } from '../http/refusal.ts';
import { readDelivered } from './delivered.ts';
import { orgOf } from './org.ts';
import { readGone } from './stock_left.ts';
import { type Keys, readMovedLots } from './trace_lots.ts';

/** Statements of the keys of all lots of a chain, by kind: keys that were read before. */
type Chain = Readonly<Record<TraceKind, Keys>>;

/**
 * The chain of a lot: what it is made of, what is made of it, where that went and what is left. Lots that the actor does
 * not see are left out with what leads to them. Throws 404 where they do not see the lot itself.
 */
export async function readTrace(work: Transaction, start: TraceOf): Promise<Trace> {
  const chain = await readChain(work, start);
  const [found, parts, gone, cafes, delivered, notes] = await Promise.all([
    readMovedLots(work, chain),
    readParts(work, chain),
    Promise.all([goneOf(work, 'roasting', chain), goneOf(work, 'blending', chain)]),
    readCafes(work, chain),
    readDelivered(work, chain.blending),
    countNotes(work, chain),
  ]);
  const byNumber = new Map(found.map((lot) => [numberOf(lot), lot]));
  if (!byNumber.has(numberOf(start))) throw notFound();
  const edges = parts.filter(({ from, to }) => byNumber.has(numberOf(from)) && byNumber.has(numberOf(to)));
  const shares = sharesOf(
    numberOf(start),
    edges.map(({ from, to, mass }): Part<number> => ({ from: numberOf(from), to: numberOf(to), mass })),
    (of) => byNumber.get(of)?.whole ?? 0,
  );
  const isBelow = (lot: TraceOf) => shares.has(numberOf(lot));
  return {
    start,
    lots: found.map(({ moved, balance, ...lot }): TraceLot => {
      return { ...lot, ...ledgerSums(lot.kind, moved ?? {}, balance), share: shares.get(numberOf(lot)) ?? null };
    }),
    edges,
    gone: gone
      .flat()
      .filter(isBelow)
      .map((one) => ({ ...one, part: Math.round(one.mass * (shares.get(numberOf(one)) ?? 0)) }))
      .toSorted((a, b) => (a.rgst_at < b.rgst_at ? 1 : a.rgst_at > b.rgst_at ? -1 : 0)),
    cafes: cafes.filter(isBelow),
    delivered: delivered.filter(({ lot }) => isBelow({ kind: 'blending', lot })),
    notes,
  };
}

/** A number of its own for each lot of a chain. */
const numberOf = ({ kind, lot }: TraceOf): number => lot * TRACE_KINDS.length + TRACE_KINDS.indexOf(kind);

/** The lots that a lot is made of, and that are made of it. They are found once, for all that is asked of them. */
async function readChain({ run, actor }: Transaction, { kind, lot }: TraceOf): Promise<Chain> {
  const org = orgOf(actor);
  const own = sql`SELECT ${lot}::bigint`;
  const roastsOfGreen = (keys: Keys) =>
    sql`SELECT roasting_result_key FROM roaster_roasting_result_greenbean WHERE org = ${org} AND greenbean_year_seq IN (${keys})`;
  const greenOfRoasts = (keys: Keys) =>
    sql`SELECT greenbean_year_seq FROM roaster_roasting_result_greenbean WHERE org = ${org} AND roasting_result_key IN (${keys})`;
  const blendsOfRoasts = (keys: Keys) =>
    sql`SELECT blending_result_key FROM roaster_blending_result_batch WHERE org = ${org} AND roasting_result_key IN (${keys})`;
  const roastsOfBlends = (keys: Keys) =>
    sql`SELECT roasting_result_key FROM roaster_blending_result_batch WHERE org = ${org} AND blending_result_key IN (${keys})`;
  const roasting = kind === 'roasting' ? own : kind === 'greenbean' ? roastsOfGreen(own) : roastsOfBlends(own);
  const made: Chain = {
    greenbean: kind === 'greenbean' ? own : greenOfRoasts(sql`SELECT * FROM roasts`),
    roasting: sql`SELECT * FROM roasts`,
    blending: kind === 'blending' ? own : blendsOfRoasts(sql`SELECT * FROM roasts`),
  };
  const all = TRACE_KINDS.map(
    (kind) => sql`ARRAY(SELECT DISTINCT * FROM (${made[kind]}) AS found) AS ${sql.ref(kind)}`,
  );
  const [found] = await run(
    sql<Record<TraceKind, number[]>>`WITH roasts AS MATERIALIZED (${roasting}) SELECT ${sql.join(all)}`,
  );
  const keysOf = (kind: TraceKind) => sql`SELECT unnest(${found?.[kind] ?? []}::bigint[])`;
  return { greenbean: keysOf('greenbean'), roasting: keysOf('roasting'), blending: keysOf('blending') };
}

/** What went into what along a chain, in the order in which it was made. */
async function readParts({ run, actor }: Transaction, chain: Chain): Promise<TraceEdge[]> {
  const org = orgOf(actor);
  const rows = await run(
    sql<{ from_kind: TraceKind; from_lot: number; to_kind: TraceKind; to_lot: number; mass: number }>`
      SELECT 'greenbean' AS from_kind, greenbean_year_seq AS from_lot, 'roasting' AS to_kind, roasting_result_key AS to_lot,
          sum(greenbean_mass)::integer AS mass
        FROM roaster_roasting_result_greenbean
       WHERE org = ${org} AND roasting_result_key IN (${chain.roasting}) AND greenbean_year_seq IN (${chain.greenbean})
       GROUP BY 2, 4
      UNION ALL
      SELECT 'roasting', roasting_result_key, 'blending', blending_result_key, sum(roasting_mass)::integer
        FROM roaster_blending_result_batch
       WHERE org = ${org} AND blending_result_key IN (${chain.blending}) AND roasting_result_key IN (${chain.roasting})
       GROUP BY 2, 4
       ORDER BY 3 DESC, 4, 2`,
  );
  return rows.map(({ from_kind, from_lot, to_kind, to_lot, mass }) => ({
    from: { kind: from_kind, lot: from_lot },
    to: { kind: to_kind, lot: to_lot },
    mass,
  }));
}

/** What left the lots of one kind of a chain. */
async function goneOf(work: Transaction, kind: TraceKind, chain: Chain): Promise<Omit<TraceGone, 'part'>[]> {
  return (await readGone(work, kind, chain[kind])).map((one) => ({ ...one, kind }));
}

/** What cafes made of the blends of a chain that they scanned. */
function readCafes({ run }: Transaction, chain: Chain): Promise<TraceCafe[]> {
  return run(
    sql<TraceCafe>`SELECT 'blending' AS kind, lot, cafe, received_date, received, "left", cups, first_cup, last_cup
      FROM trace_cafes(ARRAY(${chain.blending})) ORDER BY received_date DESC, lot DESC`,
  );
}

/** How many notes people wrote by the links of a chain's blends, and of cafes' lots of these. */
async function countNotes({ run }: Transaction, chain: Chain): Promise<number> {
  const [found] = await run(sql<{ notes: number }>`SELECT trace_notes(ARRAY(${chain.blending})) AS notes`);
  return found?.notes ?? 0;
}
