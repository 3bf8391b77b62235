import { checkRecord, cleaned, type FieldFault, isKey, memo, type Row } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { type HandReason, STOCK_CALLS, type StockKind } from '@hanjan/model/roaster/stock.ts';
import { sql } from 'kysely';
import { book, heldBy, lockBalances } from '../domain/stock.ts';
import { seenLots } from '../domain/stock_lots.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';

/** What people write down by hand. Masses are ×10 g. */
interface HandMove {
  readonly key: number;
  readonly reason: HandReason;
  /** How much came or was thrown away; of a count how much is there. */
  readonly mass: number;
  /** What was there as the person saw it. */
  readonly there: number | null;
  readonly memo: string | null;
}

/**
 * Writes what came, was counted or was thrown away; answers what is there then. A count of a stock that is no longer what
 * the person saw is not written (409 `stock_changed`).
 */
export async function moveByHand(work: Transaction, kind: StockKind, body: Row): Promise<{ move_balance: number }> {
  const { key, reason, mass, there, memo } = readMove(STOCK_CALLS[kind].reasons, body);
  const lot = { lot: kind, key };
  const [balances, seen] = await Promise.all([
    lockBalances(work, [lot]),
    work.run(sql`SELECT FROM ${seenLots(kind, work.actor)} AS lot WHERE key = ${key} AND is_there`),
  ]);
  if (seen.length === 0) throw notFound();
  const now = heldBy(balances, lot);
  if (reason === 'COUNT' && there !== now) throw new Refusal(409, 'stock_changed', { result: { there: now } });
  const change = reason === 'COUNT' ? mass - now : reason === 'WASTE' ? -mass : mass;
  if (change === 0) return { move_balance: now };
  return { move_balance: heldBy(await book(work, [{ ...lot, mass: change, reason, memo }]), lot) };
}

function readMove(reasons: readonly HandReason[], body: Row): HandMove {
  const { lot: key, move_reason } = body;
  if (!isKey(key)) throw notFound();
  const reason = reasons.find((one) => one === move_reason);
  const isCount = reason === 'COUNT';
  const form = {
    fields: {
      move_mass: { ...mass, required: true, ...(!isCount && { min: 0.1 }) },
      there: { ...mass, required: isCount },
      move_memo: memo({ max: 3000 }),
    },
  };
  const row = cleaned(form, body);
  const unknown: FieldFault[] = reason ? [] : [{ name: 'move_reason', key: 'field_code', args: {} }];
  const faults = [...unknown, ...checkRecord(form, row)];
  if (!reason || faults.length > 0) throw invalid(faults, form);
  return {
    key,
    reason,
    mass: row.move_mass as number,
    there: row.there as number | null,
    memo: row.move_memo as string | null,
  };
}
