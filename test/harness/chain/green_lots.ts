/** What arrived of a green lot. Masses are ×10 g. */
export interface Arrival {
  readonly key: number;
  readonly lot: number;
  readonly date: string;
  readonly mass: number;
  readonly isRemoved: boolean;
}

/** Why a lot grew or shrank. */
export type Reason = 'RECEIVE' | 'ROAST' | 'BLEND' | 'BREW' | 'COUNT' | 'SHORT' | 'WASTE' | 'PACK' | 'DELIVER';

interface GreenMove {
  readonly reason: Reason;
  readonly lot: number;
  readonly mass: number;
  /** The record that moves it. */
  readonly by: string | null;
  /** The arrival that it is about, where it is one. */
  readonly arrival: number | null;
}

/** How much of a move is of an arrival, or of none. */
export interface Piece {
  readonly arrival: number | null;
  readonly mass: number;
}

/** Green lots by what arrived of them: which delivery is used, and where what comes back belongs. */
export class GreenLots {
  readonly arrivals = new Map<number, Arrival>();
  /** How much is left of each arrival. */
  readonly left = new Map<number, number>();
  /** How much of each lot belongs to no arrival. */
  readonly bare = new Map<number, number>();
  /** What each record has taken of each arrival, that of which it moved something last at the end. */
  private readonly taken = new Map<string, Map<number, number>>();
  private pieces: Piece[] = [];

  leftOf = (arrival: number): number => this.left.get(arrival) ?? 0;

  /** What its arrivals and what belongs to none of them come to. */
  sumOf = (lot: number): number =>
    this.of(lot).reduce((sum, { key }) => sum + this.leftOf(key), this.bare.get(lot) ?? 0);

  /** Moves something; answers of which arrivals. */
  move(move: GreenMove): readonly Piece[] {
    this.pieces = [];
    if (move.mass < 0) this.take(move);
    else this.give(move);
    return this.pieces;
  }

  /** Takes pieces of a move back: to the very arrivals, and from them as far as something is left. */
  takeBack(move: Omit<GreenMove, 'mass' | 'arrival'>, pieces: readonly Piece[]): void {
    // What was answered before stays as it is.
    this.pieces = [];
    const back = pieces.map(({ arrival, mass }) => ({ ...move, arrival, mass: -mass }));
    for (const one of back) if (one.mass > 0) this.change(one, one.arrival, one.mass);
    for (const one of back) if (one.mass < 0) this.take(one);
  }

  /** The arrivals of a lot, the first one first. */
  private of(lot: number): Arrival[] {
    const own = [...this.arrivals.values()].filter((one) => one.lot === lot);
    return own.sort((a, b) => a.date.localeCompare(b.date) || a.key - b.key);
  }

  /** The arrival it is about, then what belongs to none, then the first arrival and so on. */
  private take(move: GreenMove): void {
    let rest = -move.mass;
    const order = [...(move.arrival ? [move.arrival] : []), null, ...this.of(move.lot).map(({ key }) => key)];
    for (const from of order) {
      const mass = Math.min(rest, from === null ? (this.bare.get(move.lot) ?? 0) : this.leftOf(from));
      rest -= mass;
      this.change(move, from, -mass);
    }
  }

  private give(move: GreenMove): void {
    const isFound = move.reason === 'COUNT' || move.reason === 'SHORT';
    if (move.arrival) this.change(move, move.arrival, move.mass);
    else if (isFound) this.change(move, this.inUse(move.lot), move.mass);
    else this.giveBack(move);
  }

  /** To the arrivals that the record took from, the last one first. */
  private giveBack(move: GreenMove): void {
    let rest = move.mass;
    for (const [arrival, taken] of [...(this.taken.get(move.by ?? '') ?? [])].reverse()) {
      const mass = this.arrivals.get(arrival)?.lot === move.lot ? Math.min(rest, Math.max(0, taken)) : 0;
      rest -= mass;
      this.change(move, arrival, mass);
    }
    this.change(move, null, rest);
  }

  /** What is found belongs to what is used now. */
  private inUse(lot: number): number | null {
    if ((this.bare.get(lot) ?? 0) > 0) return null;
    const there = this.of(lot).filter(({ isRemoved }) => !isRemoved);
    return (there.find(({ key }) => this.leftOf(key) > 0) ?? there.at(-1))?.key ?? null;
  }

  private change({ lot, by }: GreenMove, arrival: number | null, mass: number): void {
    if (mass === 0) return;
    this.pieces.push({ arrival, mass });
    if (arrival === null) {
      this.bare.set(lot, (this.bare.get(lot) ?? 0) + mass);
      return;
    }
    this.left.set(arrival, this.leftOf(arrival) + mass);
    const taken = this.taken.get(by ?? '') ?? new Map<number, number>();
    const before = taken.get(arrival) ?? 0;
    taken.delete(arrival);
    taken.set(arrival, before - mass);
    if (by) this.taken.set(by, taken);
  }
}
