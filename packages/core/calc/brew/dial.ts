// Dialing in an espresso, or any coffee that is brewed to a mass. Masses are tenths of a gram, times ms, as they are stored.

type Held = number | null;

/** What one aims at: so much in the cup, after a time between two. */
export interface Aim {
  readonly mass: number;
  readonly from: number;
  readonly to: number;
}

/** What came out of a shot, and how long it took. */
export interface Shot {
  readonly mass: Held;
  readonly term: Held;
}

/** What to turn before the next shot. `missing`: what nobody wrote down, or what is nothing. */
export type Turn =
  | { readonly turn: 'finer' | 'coarser'; readonly at: number }
  /** The flow is right and too much or too little came out. */
  | { readonly turn: 'yield'; readonly by: number }
  | { readonly turn: 'keep'; readonly at: number }
  | { readonly turn: 'unknown'; readonly missing: 'mass' | 'term' };

/** Two grams to one of coffee, in 25 to 30 seconds: an espresso of which nobody said anything else. */
const USUAL = { ratio: 2, from: 25_000, to: 30_000 };
/** How far a time may lie from the one that is aimed at. */
const OFF = { share: 0.08, least: 1_500 };
/** How much more or less in the cup is nothing. */
const LEAST = 10;
const SECOND = 1000;

/** What is aimed at by a setting with a mass and a time; an espresso without either has the usual ones. Null where nobody can say. */
export function aimOf({ dose, mass, term }: { dose: Held; mass: Held; term: Held }, isEspresso: boolean): Aim | null {
  const aimed = mass || (isEspresso && dose ? dose * USUAL.ratio : null);
  if (!aimed) return null;
  if (!term) return isEspresso ? { mass: aimed, from: USUAL.from, to: USUAL.to } : null;
  const off = Math.max(OFF.least, Math.round((term * OFF.share) / SECOND) * SECOND);
  return { mass: aimed, from: Math.max(SECOND, term - off), to: term + off };
}

/**
 * Finer or coarser. A shot that was stopped early or late says nothing by its time alone, so what is asked is when it would
 * have reached the mass that is aimed at, had it gone on as it went: that is the time that the grind decides.
 */
export function turnOf({ mass, term }: Shot, aim: Aim): Turn {
  if (!mass || mass < 0) return { turn: 'unknown', missing: 'mass' };
  if (!term || term < 0) return { turn: 'unknown', missing: 'term' };
  const at = Math.round((term * aim.mass) / mass / 100) * 100;
  if (at < aim.from) return { turn: 'finer', at };
  if (at > aim.to) return { turn: 'coarser', at };
  const by = mass - aim.mass;
  return Math.abs(by) > Math.max(LEAST, aim.mass * 0.03) ? { turn: 'yield', by } : { turn: 'keep', at };
}
