import { type Arrival, GreenLots, type Reason } from './green_lots.ts';

/*
 * The chain of stock in memory, as plainly as it can be told: green coffee arrives, is roasted, blended, packed and
 * delivered. Nothing of the product is imported, so that the product is compared with what was decided and not with itself.
 * Masses are ×10 g.
 */

export type Kind = 'greenbean' | 'roasting' | 'blending';
export type Lot = `${Kind} ${number}`;
export const lotOf = (kind: Kind, key: number): Lot => `${kind} ${key}`;
export const kindOf = (lot: Lot) => lot.split(' ')[0] as Kind;
export const keyOf = (lot: Lot) => Number(lot.split(' ')[1]);

/** A roast as far as it moves a stock. */
export interface Roast {
  readonly kind: 'roasting';
  readonly key: number;
  /** Mass by green lot. */
  readonly parts: Readonly<Record<number, number>>;
  readonly step: string;
  readonly mass: number;
  readonly isRemoved: boolean;
}

/** A blend that was made, as far as it moves a stock. */
export interface Blend {
  readonly kind: 'blending';
  readonly key: number;
  /** Mass by roast. */
  readonly parts: Readonly<Record<number, number>>;
  /** Whether it takes them from the stock. */
  readonly isTaking: boolean;
  readonly isRemoved: boolean;
}
export type Made = Roast | Blend;

/** What is asked when less is there: the lot, what is there, what is asked. */
export type Shortage = readonly [lot: Lot, there: number, asked: number];

/** What a hand writes into a stock. */
export type Hand = 'RECEIVE' | 'COUNT' | 'WASTE' | 'PACK' | 'DELIVER';
/** By hand, no more of it than there is; of the others a shortage is asked about. */
export const NEVER_BEYOND: readonly Hand[] = ['PACK', 'DELIVER'];

/** A move by hand that may be taken back. */
export interface Left {
  readonly key: number;
  readonly lot: Lot;
  readonly reason: 'PACK' | 'DELIVER';
  readonly mass: number;
  isBack: boolean;
}

export const sumOf = (parts: Readonly<Record<number, number>>) =>
  Object.values(parts).reduce((sum, mass) => sum + mass, 0);
/** The record of a lot that is made. */
const idOf = ({ kind, key }: Made): Lot => lotOf(kind, key);

/** What a record has changed so far, by lot. */
function effectOf(made: Made): Map<Lot, number> {
  if (made.isRemoved) return new Map();
  const from = made.kind === 'roasting' ? 'greenbean' : 'roasting';
  const taken = Object.entries(made.parts).map(([key, mass]) => [lotOf(from, Number(key)), -mass] as const);
  if (made.kind === 'blending') return new Map([...(made.isTaking ? taken : []), [idOf(made), sumOf(made.parts)]]);
  const isInDrum = ['RSTG', 'COOL', 'DONE'].includes(made.step) || (made.mass > 0 && made.step !== 'CNCL');
  return isInDrum ? new Map([...taken, [idOf(made), made.mass]]) : new Map();
}

/** A roastery's stock in memory. */
export class Chain {
  readonly held = new Map<Lot, number>();
  readonly sums = new Map<Reason, number>();
  readonly green = new GreenLots();
  readonly made = { roasting: new Map<number, Roast>(), blending: new Map<number, Blend>() };
  readonly left: Left[] = [];
  /** What was found and what was beyond it when a lot went with its record; it comes back with it. */
  private readonly gone = new Map<Lot, readonly [found: number, beyond: number]>();

  there = (lot: Lot): number => this.held.get(lot) ?? 0;
  /** All lots of a kind, those of removed records too. */
  lots = (kind: Kind): Lot[] => [...this.held.keys()].filter((lot) => kindOf(lot) === kind);
  isRemoved = (lot: Lot): boolean => this.stored(lot)?.isRemoved === true;
  isInUse = (roast: number): boolean =>
    [...this.made.blending.values()].some(({ isRemoved, parts }) => !isRemoved && roast in parts);

  /** Lots that a record would leave with less than nothing. */
  shortagesOf(next: Made): Shortage[] {
    return [...this.changeTo(next)].flatMap(([lot, mass]) => {
      const there = this.there(lot);
      return -mass > there ? [[lot, there, -mass] as const] : [];
    });
  }

  /** A record as it is from now on. What is missing was found. */
  put(next: Made): void {
    const own = idOf(next);
    const before = this.stored(own);
    const isBack = before?.isRemoved === true && !next.isRemoved;
    const [found, beyond] = (isBack && this.gone.get(own)) || [0, 0];
    const missing = Math.max(0, -(this.changeTo(next).get(own) ?? 0) - this.there(own));
    this.write(next.kind === 'roasting' ? 'ROAST' : 'BLEND', this.changeTo(next), own);
    this.made[next.kind].set(next.key, next as never);
    if (next.isRemoved && !before?.isRemoved) {
      const more = this.there(own);
      this.gone.set(own, [missing, more]);
      this.move('COUNT', own, -more);
    }
    this.move('COUNT', own, beyond);
    this.move('SHORT', own, -found);
  }

  /** An arrival as it is from now on: all of it is in the stock unless it is removed. */
  putArrival(next: Arrival): void {
    const before = this.green.arrivals.get(next.key);
    const mass = (one: Arrival | undefined) => (!one || one.isRemoved ? 0 : one.mass);
    this.green.arrivals.set(next.key, next);
    this.move('RECEIVE', lotOf('greenbean', next.lot), mass(next) - mass(before), null, next.key);
  }

  /** How much was used of an arrival. */
  usedOf = (arrival: Arrival): number => arrival.mass - this.green.leftOf(arrival.key);

  /** What a hand writes. */
  byHand(reason: Hand, lot: Lot, mass: number): void {
    const there = this.there(lot);
    const change = { RECEIVE: mass, COUNT: mass - there, WASTE: -mass, PACK: -mass, DELIVER: -mass }[reason];
    this.write(reason, new Map([[lot, change]]), null);
  }

  takeBack(left: Left): void {
    left.isBack = true;
    this.move(left.reason, left.lot, left.mass);
  }

  private stored = (lot: Lot): Made | undefined =>
    kindOf(lot) === 'greenbean' ? undefined : this.made[kindOf(lot) as Made['kind']].get(keyOf(lot));

  private changeTo(next: Made): Map<Lot, number> {
    const before = this.stored(idOf(next));
    const change = effectOf(next);
    for (const [lot, mass] of before ? effectOf(before) : []) change.set(lot, (change.get(lot) ?? 0) - mass);
    return change;
  }

  private write(reason: Reason, change: ReadonlyMap<Lot, number>, by: string | null): void {
    for (const [lot, mass] of change) this.move('SHORT', lot, Math.max(0, -mass - this.there(lot)), by);
    for (const [lot, mass] of change) this.move(reason, lot, mass, by);
  }

  private move(reason: Reason, lot: Lot, mass: number, by: string | null = null, arrival: number | null = null): void {
    this.held.set(lot, this.there(lot) + mass);
    this.sums.set(reason, (this.sums.get(reason) ?? 0) + mass);
    if (kindOf(lot) === 'greenbean' && mass !== 0) this.green.move({ reason, lot: keyOf(lot), mass, by, arrival });
  }
}
