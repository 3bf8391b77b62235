import { count, type FieldFault, type Fields, isKey, type Row, ref, text } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { roasterCafe } from '@hanjan/model/roaster/cafe.ts';
import { type HandReason, leavesBy } from '@hanjan/model/roaster/stock.ts';
import { LINKED } from '@hanjan/model/shared/link.ts';
import { sql } from 'kysely';
import { orgOf } from '../domain/org.ts';
import type { Left, Move, Wanted } from '../domain/stock.ts';
import { lots } from '../domain/stock_lots.ts';
import { scopeSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';

/** Whether what leaves is said in bags; its mass follows from them then. */
export const isInBags = (reason: HandReason | undefined, body: Row): boolean => {
  const bags = reason && leavesBy(reason)?.bags;
  return bags === 'must' || (bags === 'may' && (body.move_bag_mass != null || body.move_bag_count != null));
};

/** The fields that are said of what leaves for a reason; none where nothing does. */
export function leaveFields(reason: HandReason | undefined, body: Row): Fields {
  const leaves = reason && leavesBy(reason);
  if (!leaves) return {};
  const required = isInBags(reason, body);
  const isNamed = leaves.customer === 'must' && body.move_customer_seq == null;
  return {
    move_bag_mass: { ...mass, required, min: 0.1 },
    move_bag_count: count({ required, min: 1 }),
    move_customer_seq: ref({ to: 'roaster_cafe' }),
    move_customer: text({ required: isNamed, max: 300 }),
  };
}

/** What was said of what leaves; undefined where nothing does. */
export function leftOf(reason: HandReason, row: Row): Left | undefined {
  if (!leavesBy(reason)) return undefined;
  const { move_customer_seq, move_customer, move_bag_mass, move_bag_count } = row as unknown as Left;
  return { move_customer_seq, move_customer: move_customer?.trim() ?? null, move_bag_mass, move_bag_count };
}

/** A customer is a cafe that the roastery supplies now, or is named; both would be two. */
export async function checkCustomer({ run, actor }: Transaction, left: Left): Promise<void> {
  const { move_customer_seq: cafe, move_customer } = left;
  if (cafe === null) return;
  const found = await run(
    sql`SELECT FROM roaster_cafe WHERE ${scopeSql(roasterCafe, actor)} AND roaster_cafe_seq = ${cafe}
       AND roaster_cafe_auth = ANY(${[...LINKED]}) AND roaster_cafe_use`,
  );
  const faults: FieldFault[] = [
    ...(found.length === 0 ? [{ name: 'move_customer_seq', key: 'field_ref', args: {} } as const] : []),
    ...(move_customer === null ? [] : [{ name: 'move_customer', key: 'field_twice', args: {} } as const]),
  ];
  if (faults.length > 0) throw invalid(faults, { fields: leaveFields('DELIVER', {}) });
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
  const moved = await run(
    sql<Pick<Move, 'mass' | 'arrival'> & { left: Left; is_back: boolean }>`SELECT -piece.move_mass AS mass,
        piece.arrival_key AS arrival, json_build_object('move_customer_seq', piece.move_customer_seq,
          'move_customer', piece.move_customer, 'move_bag_mass', piece.move_bag_mass,
          'move_bag_count', piece.move_bag_count, 'back_of', piece.move_seq) AS left,
        EXISTS (SELECT FROM stock_move AS back WHERE back.org = piece.org AND back.back_of = piece.move_seq) AS is_back
      FROM stock_move AS moved JOIN stock_move AS piece ON piece.org = moved.org AND piece.rgst_at = moved.rgst_at
       AND piece.move_reason = moved.move_reason AND piece.cause_seq IS NULL AND piece.back_of IS NULL
       AND ${of('piece')} = ${of('moved')}
     WHERE moved.org = ${orgOf(actor)} AND moved.move_seq = ${back_of} AND moved.move_reason = ${reason}
       AND ${of('moved')} = ${lot.key}
     ORDER BY piece.move_seq DESC`,
  );
  if (moved.length === 0) throw notFound();
  if (moved.some(({ is_back }) => is_back)) throw new Refusal(409, 'stock_is_back');
  return moved.map(({ mass, arrival, left }) => ({ ...lot, reason, mass, arrival, left }));

  function of(table: string) {
    return sql.ref(`${table}.${lots[lot.lot].entity.key}`);
  }
}

/** The newest move of a lot that is locked: the one that was just written. */
export async function lastMoveOf({ run, actor }: Transaction, { lot, key }: Omit<Wanted, 'mass'>): Promise<number> {
  const [row] = await run(
    sql<{ move_seq: number }>`SELECT move_seq FROM stock_move
      WHERE org = ${orgOf(actor)} AND ${sql.ref(lots[lot].entity.key)} = ${key} ORDER BY move_seq DESC LIMIT 1`,
  );
  return row?.move_seq ?? 0;
}
