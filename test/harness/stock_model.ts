/** A roast as far as it moves a stock. Masses are ×10 g. */
export interface Roast {
  readonly key: number;
  /** Mass by lot. */
  readonly green: Readonly<Record<number, number>>;
  readonly step: string;
  readonly mass: number;
  readonly isRemoved: boolean;
}

/** What is asked when less is there: the lot, what is there, what is asked. */
export type Shortage = readonly [kind: 'greenbean' | 'roasting', key: number, there: number, asked: number];

/** What a roast has changed so far: by lot, and of its own. */
function effectOf({ green, step, mass, isRemoved }: Roast): { green: Readonly<Record<number, number>>; own: number } {
  const isTaken = ['RSTG', 'COOL', 'DONE'].includes(step) || (mass > 0 && step !== 'CNCL');
  return isTaken && !isRemoved ? { green, own: mass } : { green: {}, own: 0 };
}

/** A roastery's lots and roasts in memory, as simply as they can be told. */
export class StockModel {
  readonly lots = new Map<number, number>();
  readonly roasts = new Map<number, Roast>();
  /** What is left of each roast. */
  readonly roasted = new Map<number, number>();
  /** What was left of each when it was removed. */
  private readonly kept = new Map<number, number>();

  /** Lots that a roast would leave with less than nothing. */
  shortagesOf(next: Roast): Shortage[] {
    const [was, now] = this.effects(next);
    const short = [...new Set([...Object.keys(was.green), ...Object.keys(now.green)].map(Number))].flatMap((lot) =>
      shortage('greenbean', lot, this.lots.get(lot) ?? 0, (now.green[lot] ?? 0) - (was.green[lot] ?? 0)),
    );
    return [...short, ...shortage('roasting', next.key, this.roasted.get(next.key) ?? 0, was.own - now.own)];
  }

  /** A roast as it is from now on. What is missing was found. */
  put(next: Roast): void {
    const [was, now] = this.effects(next);
    for (const lot of new Set([...Object.keys(was.green), ...Object.keys(now.green)].map(Number)))
      this.lots.set(lot, Math.max(0, (this.lots.get(lot) ?? 0) + (was.green[lot] ?? 0) - (now.green[lot] ?? 0)));
    const there = this.roasted.get(next.key) ?? 0;
    const wasRemoved = this.roasts.get(next.key)?.isRemoved === true;
    const left =
      wasRemoved && !next.isRemoved ? (this.kept.get(next.key) ?? 0) : Math.max(0, there + now.own - was.own);
    if (next.isRemoved && !wasRemoved) this.kept.set(next.key, there);
    this.roasted.set(next.key, next.isRemoved ? 0 : left);
    this.roasts.set(next.key, next);
  }

  private effects(next: Roast) {
    const before = this.roasts.get(next.key);
    return [before ? effectOf(before) : { green: {}, own: 0 }, effectOf(next)] as const;
  }
}

const shortage = (kind: Shortage[0], key: number, there: number, asked: number): Shortage[] =>
  asked > there ? [[kind, key, there, asked]] : [];
