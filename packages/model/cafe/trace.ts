import type { BeanDetail, BeanGreen } from '../bean/info.ts';
import type { LedgerSums } from '../stock/ledger.ts';
import type { LotName, Reason } from '../stock/stock.ts';

/** The call that follows a received lot: by the lot, or by a brew of it. */
export const CAFE_TRACE_PATH = '/api/cafe/coffeebean/inventory/trace';

/** A lot that is followed, with what was moved of it since it came; masses are ×10 g. */
export interface CafeTraceLot extends LotName, LedgerSums {
  readonly lot: number;
  readonly received_date: string;
}

/** Brews of a lot on one day. */
export interface CafeTraceDay {
  readonly day: string;
  readonly cups: number;
  /** What they took of it, ×10 g. */
  readonly mass: number;
}

/** A note of its coffee on a day on which it was brewed. */
export interface CafeTraceNote {
  readonly cupnote_seq: number;
  readonly cupnote_date: string;
  readonly name: string | null;
  readonly name_locale: string | null;
  readonly cupnote_satis: number | null;
}

/** What was thrown away of a lot or counted, or made up for a shortage; nothing that was taken back. */
export interface CafeTraceMove {
  readonly mass: number;
  readonly reason: Reason;
  readonly rgst_at: string;
  readonly memo: string | null;
}

/** A received lot up to the roastery's batch, as it is shown to the cafe, and down to its cups. */
export interface CafeTrace {
  readonly lot: CafeTraceLot;
  /** What the roastery shows the cafe of the batch; null where it shows nothing or the lot is of none that is known. */
  readonly batch: { readonly detail: BeanDetail; readonly greens: readonly BeanGreen[] } | null;
  /** The newest day first. */
  readonly days: readonly CafeTraceDay[];
  readonly notes: readonly CafeTraceNote[];
  readonly moves: readonly CafeTraceMove[];
}
