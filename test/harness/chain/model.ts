import { type Arrival, GreenLots, type Piece, type Reason } from './green_lots.ts';

/*
 * The chain of stock in memory, as plainly as it can be told: green coffee arrives, is roasted, blended, packed and
 * delivered; a cafe receives lots and brews of them. Nothing of the product is imported, so that the product is compared with what was decided and not with itself.
 * Masses are ×10 g.
 */

export type Kind = 'greenbean' | 'roasting' | 'blending' | 'received';
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

/** A lot that a cafe received. */
export interface Received {
  readonly kind: 'received';
  readonly key: number;
  readonly mass: number;
  readonly isRemoved: boolean;
}

/** A brew of a lot, which is no lot itself. */
export interface Brew {
  readonly kind: 'brewing';
  readonly key: number;
  readonly lot: number;
  readonly dose: number;
  readonly isRemoved: boolean;
}
export type Made = Roast | Blend | Received | Brew;

/** Why each kind of record moves something. */
const REASONS = { roasting: 'ROAST', blending: 'BLEND', received: 'RECEIVE', brewing: 'BREW' } as const;

/** What is asked when less is there: the lot, what is there, what is asked. */
export type Shortage = readonly [lot: Lot, there: number, asked: number];

/** What a hand writes into a stock. */
export type Hand = 'RECEIVE' | 'COUNT' | 'WASTE' | 'PACK' | 'DELIVER';
/** By hand, no more of it than there is; of the others a shortage is asked about. */
export const NEVER_BEYOND: readonly Hand[] = ['WASTE', 'PACK', 'DELIVER'];

/** A move by hand that may be taken back. */
export interface ByHand {
  key: number;
  readonly lot: Lot;
  readonly reason: Hand;
  /** By how much the lot changed, and of a green lot of which arrivals. */
  readonly mass: number;
  readonly pieces: readonly Piece[];
  readonly at: number;
  isBack: boolean;
}

export const sumOf = (parts: Readonly<Record<number, number>>) =>
  Object.values(parts).reduce((sum, mass) => sum + mass, 0);
/** A record that moves something; one that is a lot is called as that. */
const idOf = ({ kind, key }: Made): Lot => `${kind} ${key}` as Lot;

/** What a record has changed so far, by lot. */
function effectOf(made: Made): Map<Lot, number> {
  if (made.isRemoved) return new Map();
  if (made.kind === 'received') return new Map([[idOf(made), made.mass]]);
  if (made.kind === 'brewing') return new Map([[lotOf('received', made.lot), -made.dose]]);
  const from = made.kind === 'roasting' ? 'greenbean' : 'roasting';
  const taken = Object.entries(made.parts).map(([key, mass]) => [lotOf(from, Number(key)), -mass] as const);
  if (made.kind === 'blending') return new Map([...(made.isTaking ? taken : []), [idOf(made), sumOf(made.parts)]]);
  const isInDrum = ['RSTG', 'COOL', 'DONE'].includes(made.step) || (made.mass > 0 && made.step !== 'CNCL');
  return isInDrum ? new Map([...taken, [idOf(made), made.mass]]) : new Map();
}

/** The stock of a roastery, or of a cafe, in memory. */
export class Chain {
  readonly held = new Map<Lot, number>();
  readonly sums = new Map<Reason, number>();
  readonly green = new GreenLots();
  readonly made = {
    roasting: new Map<number, Roast>(),
    blending: new Map<number, Blend>(),
    received: new Map<number, Received>(),
    brewing: new Map<number, Brew>(),
  };
  readonly byHands: ByHand[] = [];
  /** When something was moved, as a number that grows; and when each record moved something first. */
  private clock = 0;
  private readonly since = new Map<string, number>();
  /** What was found for a record in a lot, as far as it was not given up. */
  private readonly found = new Map<string, number>();
  /** What was found and what was beyond it when a lot went with its record; it comes back with it. */
  private readonly gone = new Map<Lot, readonly [found: number, beyond: number]>();

  there = (lot: Lot): number => this.held.get(lot) ?? 0;
  /** All lots of a kind, those of removed records too. */
  lots = (kind: Kind): Lot[] => [...this.held.keys()].filter((lot) => kindOf(lot) === kind);
  isRemoved = (lot: Lot): boolean => this.stored(lot)?.isRemoved === true;
  stepOf = (roast: number): string | undefined => this.made.roasting.get(roast)?.step;
  isInUse = (roast: number): boolean =>
    [...this.made.blending.values()].some(({ isRemoved, parts }) => !isRemoved && roast in parts);
  isBrewed = (received: number): boolean =>
    [...this.made.brewing.values()].some(({ isRemoved, lot }) => !isRemoved && lot === received);

  /** Lots that a record would leave with less than nothing. */
  shortagesOf(next: Made): Shortage[] {
    return [...this.changeTo(next)].flatMap(([lot, mass]) => {
      const there = this.there(lot);
      return -mass > there && !this.isHeld(lot, next) ? [[lot, there, -mass] as const] : [];
    });
  }

  /** A record as it is from now on. What is missing was found. */
  put(next: Made): void {
    const own = idOf(next);
    const before = this.stored(own);
    const isBack = before?.isRemoved === true && !next.isRemoved;
    const [found, beyond] = (isBack && this.gone.get(own)) || [0, 0];
    const missing = Math.max(0, -(this.changeTo(next).get(own) ?? 0) - this.there(own));
    const held = new Set([...this.changeTo(next).keys()].filter((lot) => this.isHeld(lot, next)));
    for (const [lot, mass] of this.changeTo(next))
      this.change(REASONS[next.kind], lot, mass, {
        by: own,
        isHeld: held.has(lot),
        isOwnBack: isBack && lot === own,
      });
    this.made[next.kind].set(next.key, next as never);
    if (next.kind === 'brewing') return;
    if (next.isRemoved && !before?.isRemoved) {
      const more = this.there(own);
      this.gone.set(own, [missing, more]);
      this.move('COUNT', own, -more);
    }
    this.move('COUNT', own, beyond);
    this.move('SHORT', own, -found);
    this.addFound(own, own, -found);
  }

  /** An arrival as it is from now on: all of it is in the stock unless it is removed. */
  putArrival(next: Arrival): void {
    const before = this.green.arrivals.get(next.key);
    const mass = (one: Arrival | undefined) => (!one || one.isRemoved ? 0 : one.mass);
    const lot = lotOf('greenbean', next.lot);
    const by = `arrival ${next.key}`;
    this.green.arrivals.set(next.key, next);
    const isHeld = this.isCounted(lot, by);
    this.change('RECEIVE', lot, mass(next) - mass(before), { by, isHeld, arrival: next.key });
  }

  /** How much was used of an arrival. */
  usedOf = (arrival: Arrival): number => arrival.mass - this.green.leftOf(arrival.key);

  /** What a hand writes; it is known by a number once the product has given it one. */
  byHand(reason: Hand, lot: Lot, mass: number): ByHand {
    const there = this.there(lot);
    const change = { RECEIVE: mass, COUNT: mass - there, WASTE: -mass, PACK: -mass, DELIVER: -mass }[reason];
    const pieces = this.move(reason, lot, change);
    const done = { key: 0, lot, reason, mass: change, pieces, at: this.clock, isBack: false };
    this.byHands.push(done);
    return done;
  }

  takeBack(done: ByHand): void {
    const { reason, lot, mass, pieces } = done;
    done.isBack = true;
    this.add(reason, lot, -mass);
    if (kindOf(lot) === 'greenbean') this.green.takeBack({ reason, lot: keyOf(lot), by: null }, pieces);
  }

  private stored = (lot: Lot): Made | undefined =>
    kindOf(lot) === 'greenbean' ? undefined : this.made[kindOf(lot) as Made['kind']].get(keyOf(lot));

  private changeTo(next: Made): Map<Lot, number> {
    const before = this.stored(idOf(next));
    const change = effectOf(next);
    for (const [lot, mass] of before ? effectOf(before) : []) change.set(lot, (change.get(lot) ?? 0) - mass);
    return change;
  }

  /** Whether somebody has counted a lot since a record moved something first. */
  private isCounted = (lot: Lot, by: string): boolean =>
    this.byHands.some(
      (done) =>
        done.reason === 'COUNT' && done.lot === lot && !done.isBack && done.at > (this.since.get(by) ?? Infinity),
    );

  /** Whether a lot stays as it was counted whatever a record says now; its own lot comes and goes with it. */
  private isHeld(lot: Lot, next: Made): boolean {
    const own = idOf(next);
    const isComingOrGoing = (this.stored(own)?.isRemoved ?? next.isRemoved) !== next.isRemoved;
    return this.isCounted(lot, own) && !(lot === own && isComingOrGoing);
  }

  /** What a record changes in a lot: what comes before what goes. */
  private change(
    reason: Reason,
    lot: Lot,
    mass: number,
    { by, isHeld, isOwnBack = false, arrival = null }: Changing,
  ): void {
    const found = this.found.get(`${by} ${lot}`) ?? 0;
    const missing = isHeld ? 0 : Math.max(0, -mass - this.there(lot));
    const givenUp = isHeld || isOwnBack ? 0 : Math.min(Math.max(0, mass), found);
    const more: readonly [Reason, number] = isHeld ? ['COUNT', -mass] : ['SHORT', missing - givenUp];
    if (mass < 0) this.move(...([more[0], lot, more[1], by] as const));
    this.move(reason, lot, mass, by, arrival);
    if (mass >= 0) this.move(...([more[0], lot, more[1], by] as const));
    this.addFound(by, lot, missing - givenUp);
    if (mass !== 0 && !this.since.has(by)) this.since.set(by, this.clock);
  }

  private addFound(by: string, lot: Lot, mass: number): void {
    this.found.set(`${by} ${lot}`, (this.found.get(`${by} ${lot}`) ?? 0) + mass);
  }

  private move(
    reason: Reason,
    lot: Lot,
    mass: number,
    by: string | null = null,
    arrival: number | null = null,
  ): readonly Piece[] {
    this.add(reason, lot, mass);
    if (kindOf(lot) !== 'greenbean' || mass === 0) return [];
    return this.green.move({ reason, lot: keyOf(lot), mass, by, arrival });
  }

  private add(reason: Reason, lot: Lot, mass: number): void {
    this.clock += 1;
    this.held.set(lot, this.there(lot) + mass);
    this.sums.set(reason, (this.sums.get(reason) ?? 0) + mass);
  }
}

interface Changing {
  /** The record that moves it. */
  readonly by: string;
  /** Whether the lot stays as it was counted. */
  readonly isHeld: boolean;
  /** Whether it is the record's own lot that comes back with it. */
  readonly isOwnBack?: boolean;
  readonly arrival?: number | null;
}
