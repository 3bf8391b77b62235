import type { Row } from '@hanjan/core';
import { type HandReason, leavesBy, STOCK_CALLS, type StockBags, type StockKind } from '@hanjan/model/stock/stock.ts';
import type { Answer } from '../../base/api/call.ts';
import { postOnce, type SentKeys } from '../../base/api/once.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { tellFailed } from '../../records/saving/saving.ts';
import { renew } from '../../records/store/renew.ts';
import { useStockOrg } from './calls.ts';
import { STOCKS } from './kinds.ts';
import { exact, useStockGauge } from './masses.ts';
import type { Weighed } from './weighed.ts';

/** What somebody books on a lot. */
export interface Booking extends Weighed {
  readonly lot: number;
  readonly reason: HandReason;
  /** What the lot had as the person saw it. */
  readonly there: number;
  readonly memo: string;
  /** Of what leaves: its bags, where it is in some, and whom it goes to. */
  readonly bags?: StockBags | undefined;
  readonly cafe?: number | null;
  readonly customer?: string;
  /** The keys under which it was sent; kept as long as it is the same booking. */
  readonly keys: SentKeys;
}

interface Booked {
  readonly move_balance: number;
  readonly move_seq: number;
}

/** Books on lots of a kind. What was booked can be taken back. */
export function useMove(kind: StockKind): (booking: Booking) => Promise<Answer<Booked>> {
  const org = useStockOrg(kind);
  const gauge = useStockGauge();

  const sendAll = ({ lot, reason, mass, there, memo, keys, ...left }: Omit<Booking, 'change' | 'after'>) =>
    send(
      {
        ...{ lot, move_reason: reason, move_memo: memo.trim() || null },
        ...(left.bags ? { move_bag_mass: left.bags.mass, move_bag_count: left.bags.count } : { move_mass: mass }),
        ...(leavesBy(reason) && { move_customer_seq: left.cafe, move_customer: left.customer?.trim() || null }),
        // What came or goes does so whatever is there.
        ...(reason === 'COUNT' && { there }),
      },
      keys,
    );

  const send = async (body: Row, keys: SentKeys) => {
    const answer = await postOnce<Booked>(`${STOCK_CALLS[kind].path}/move`, body, keys, org);
    // What was refused is no longer as it is shown.
    if (answer.status !== 'NETWORK') renew(answer.touched ?? [STOCKS[kind].entity]);
    return answer;
  };

  /** What was booked is taken back by moves of its own, as long as so much is there. */
  const undo = async (booking: Booking, { move_seq }: Booked, keys: SentKeys = new Map()): Promise<void> => {
    const { lot, reason } = booking;
    const move_memo = t('stock_undo_memo', { reason: t(`stock_reason_${reason}`) });
    const answer = await send({ lot, move_reason: reason, back_of: move_seq, move_memo }, keys);
    if (answer.status === 'OK')
      return toast({ text: t('stock_undone', { mass: exact(gauge, answer.result.move_balance) }) });
    await tellFailed(t('stock_undo_failed'), answer, () => undo(booking, { move_balance: 0, move_seq }, keys));
  };

  return async (booking) => {
    const answer = await sendAll(booking);
    if (answer.status !== 'OK') return answer;
    const { reason, mass } = booking;
    toast({
      text: t(`stock_booked_${reason}`, { mass: exact(gauge, mass) }),
      action: { label: t('undo'), run: () => void undo(booking, answer.result) },
    });
    return answer;
  };
}

/** What a lot holds by now, as a refusal tells. */
export const thereNow = ({ result }: Answer): number => Number((result as { there?: unknown } | null)?.there ?? 0);
