import { count, type FieldFault, type Fields, type Row, ref, text } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { roasterCafe } from '@hanjan/model/roaster/cafe.ts';
import { LINKED } from '@hanjan/model/shared/link.ts';
import { type HandReason, leavesBy } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { orgOf } from '../../domain/org.ts';
import type { Left, Wanted } from '../../domain/stock.ts';
import { lots } from '../../domain/stock_lots.ts';
import { scopeSql } from '../../engine/scope.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid } from '../../http/refusal.ts';

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

/** The newest move of a lot that is locked: the one that was just written. */
export async function lastMoveOf({ run, actor }: Transaction, { lot, key }: Omit<Wanted, 'mass'>): Promise<number> {
  const [row] = await run(
    sql<{ move_seq: number }>`SELECT move_seq FROM stock_move
      WHERE org = ${orgOf(actor)} AND ${sql.ref(lots[lot].entity.key)} = ${key} ORDER BY move_seq DESC LIMIT 1`,
  );
  return row?.move_seq ?? 0;
}
