import { checkRecord, cleaned, type FieldFault, isKey, memo, type Row } from '@hanjan/core';
import { mass } from '@hanjan/model/presets.ts';
import { changeBy, type HandReason, mayBook, reasonsOf, type StockKind } from '@hanjan/model/stock/stock.ts';
import { sql } from 'kysely';
import { book, heldBy, type Left, lockBalances, type Move } from '../../domain/stock.ts';
import { seenLots } from '../../domain/stock_lots.ts';
import type { Transaction } from '../../engine/transaction.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { movesBack } from './inventory_back.ts';
import { checkCustomer, isInBags, lastMoveOf, leaveFields, leftOf } from './inventory_leave.ts';

/** What people write down by hand. Masses are ×10 g. */
interface HandMove {
  readonly key: number;
  readonly reason: HandReason;
  /** How much came or goes; of a count how much is there. */
  readonly mass: number;
  /** What was there as the person saw it. */
  readonly there: number | null;
  readonly memo: string | null;
  readonly left: Left | undefined;
}

interface Moved {
  readonly move_balance: number;
  /** What takes it back is said by this number. */
  readonly move_seq: number;
}

/**
 * Writes what came, was counted, was thrown away or left; answers what is there then. A count of a stock that is no longer
 * what the person saw is not written (409 `stock_changed`), and nothing goes that is not there (409 `stock_too_little`).
 * With `back_of` it takes back what was moved so.
 */
export async function moveByHand(work: Transaction, kind: StockKind, body: Row): Promise<Moved> {
  const { key, reason, mass, there, memo, left } = readMove(reasonsOf(kind), body);
  if (!mayBook(work.actor, kind, reason)) throw new Refusal(403, 'nopermission_text');
  const lot = { lot: kind, key };
  const [balances, seen] = await Promise.all([
    lockBalances(work, [lot]),
    work.run(sql`SELECT FROM ${seenLots(kind, work.actor)} AS lot WHERE key = ${key} AND is_there`),
  ]);
  if (seen.length === 0) throw notFound();
  const now = heldBy(balances, lot);
  const isBack = body.back_of != null;
  if (!isBack && reason === 'COUNT' && there !== now)
    throw new Refusal(409, 'stock_changed', { result: { there: now } });
  if (left && !isBack) await checkCustomer(work, left);
  const moves: Move[] = isBack
    ? (await movesBack(work, lot, reason, body.back_of)).map((move) => ({ ...move, memo }))
    : [{ ...lot, mass: changeBy(reason, mass, now), reason, memo, left }];
  if (moves.reduce((sum, move) => sum + move.mass, now) < 0)
    throw new Refusal(409, 'stock_too_little', { args: { mass: now / 10 }, result: { there: now } });
  const move_balance = heldBy(await book(work, moves), lot);
  return { move_balance, move_seq: await lastMoveOf(work, lot) };
}

function readMove(reasons: readonly HandReason[], body: Row): HandMove {
  const { lot: key, move_reason } = body;
  if (!isKey(key)) throw notFound();
  const reason = reasons.find((one) => one === move_reason);
  const isBack = body.back_of != null;
  const isCount = reason === 'COUNT';
  const isBags = isInBags(reason, body);
  const form = {
    fields: {
      ...(!isBack && {
        move_mass: { ...mass, required: !isBags, ...(!isCount && { min: 0.1 }) },
        there: { ...mass, required: isCount },
        ...leaveFields(reason, body),
      }),
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
    mass: isBags ? Number(row.move_bag_mass) * Number(row.move_bag_count) : (row.move_mass as number),
    there: row.there as number | null,
    memo: row.move_memo as string | null,
    left: leftOf(reason, row),
  };
}
