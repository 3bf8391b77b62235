import type { StockCustomer } from './stock.ts';

/** The call that answers a cafe what linked roasteries delivered to it. */
export const DELIVERED_CALL = '/api/cafe/coffeebean/received/delivered';

/** What a roastery delivered of a batch to a cafe, and what the cafe received of it; masses are ×10 g. */
export interface Delivered {
  /** Nothing that was taken back. */
  readonly sent: number;
  /** In how many bags; null where not all of it was in bags. */
  readonly bags: number | null;
  readonly first_sent: string | null;
  readonly last_sent: string | null;
  /** Null where nothing was received, or no receipt says how much. */
  readonly received: number | null;
  readonly first_received: string | null;
  readonly last_received: string | null;
  /** What was delivered after the newest receipt and is missing still. */
  readonly waiting: number;
  readonly waiting_since: string | null;
}

/** The same as its roastery sees it, by cafe. */
export interface DeliveredTo extends Delivered {
  readonly lot: number;
  readonly cafe: StockCustomer;
}

/** The same as its cafe sees it; which batch it is where the roastery shows that to cafes. */
export interface DeliveredHere extends Delivered {
  readonly info_uuid: string | null;
  readonly blending_name: string | null;
  readonly blending_name_locale: string | null;
  readonly blending_result_date: string | null;
  readonly roaster: Pick<StockCustomer, 'name' | 'name_locale'>;
}

/** After so many days something that is under way is late. */
const LATE_DAYS = 3;
const DAY = 86_400_000;
/** Two scales agree within a hundredth. */
const TOLERANCE = 0.01;

/** By how much a cafe received more, or less, than what is not under way; 0 within a hundredth, or where it is not known. */
export function gapOf({ sent, received, first_received, waiting }: Delivered): number {
  if (first_received === null || received === null) return 0;
  const due = sent - waiting;
  const gap = received - due;
  return Math.abs(gap) > due * TOLERANCE ? gap : 0;
}

/** Whether something is under way for longer than three days at an instant. */
export const isLate = ({ waiting_since }: Delivered, now: number): boolean =>
  waiting_since !== null && now - Date.parse(waiting_since) > LATE_DAYS * DAY;

/** Whether somebody should ask where it is. */
export const isAmiss = (one: Delivered, now: number): boolean => gapOf(one) !== 0 || isLate(one, now);
