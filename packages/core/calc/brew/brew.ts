import { floorTo, roundTo } from '../rounding.ts';
import { sumOf } from '../shares.ts';
import { showTerm } from '../time/clock.ts';

// Masses are tenths of a gram, as they are stored; whatever is finer is floored. Times are ms from the start of the brew.

type Held = number | null;

/** The mass after each pour; null as long as nothing was poured. `start` is what is poured at 0:00. */
export const runningMasses = (start: Held, masses: readonly Held[]): Held[] =>
  masses.map((_, at) => brewTotal(start, masses.slice(0, at + 1)));

/** Everything that was poured, the start mass included; null when nothing was. */
export function brewTotal(start: Held, masses: readonly Held[]): Held {
  const sum = sumOf([start, ...masses]);
  return sum === null ? null : floorTo(sum, 1);
}

/** What is left of the mass of the result once all was poured, below zero when more was; null when nothing is left. */
export function brewRest(mass: Held, total: Held): Held {
  if (!mass || total === null) return null;
  return floorTo(mass - total, 1) || null;
}

/** The rest in equal parts, one for each step; the last one takes what does not divide, so that nothing is lost. */
export function splitRest(rest: number, steps: number): number[] {
  const part = floorTo(rest / steps, 1);
  return Array.from({ length: steps }, (_, at) => (at < steps - 1 ? part : rest - part * (steps - 1)));
}

/** Grams of water to a gram of coffee, with one decimal: 16 for 1 : 16. */
export const brewRatio = (water: Held, dose: Held): number | null =>
  water === null || !dose || dose < 0 ? null : roundTo(water / dose, 10);

/** Percent of the dose that went into the cup, from the strength of the beverage in hundredths of a percent. */
export const extractionYield = (strength: Held, beverage: Held, dose: Held): number | null =>
  strength === null || beverage === null || !dose || dose < 0 ? null : (strength * beverage) / (dose * 100);

/** A pour: when it begins, and how much it is. */
export interface Pour {
  readonly term: Held;
  readonly mass: Held;
}

/** Tenths of a gram in a second of each pour, until the next one begins or the brew ends; null where that is not known. */
export const pourFlows = (pours: readonly Pour[], end: Held): Held[] =>
  pours.map(({ term, mass }, at) => {
    const next = [...pours.slice(at + 1).map((pour) => pour.term), end].find((later) => later !== null) ?? null;
    if (term === null || mass === null || next === null || next <= term) return null;
    return roundTo((mass * 1000) / (next - term), 1);
  });

/** Why the time of a step makes no sense: the key of a text and what it says. */
export interface StepFault {
  readonly key: 'brew_step_before' | 'brew_step_after_end';
  readonly args: Readonly<Record<string, string>>;
}

/**
 * What is wrong with the order of the steps, for each of them. A step may begin with the one before it; a time below zero
 * is none, which its field says.
 */
export const stepFaults = (terms: readonly Held[], end: Held): (StepFault | null)[] =>
  terms.map((term, at): StepFault | null => {
    if (term === null || term < 0) return null;
    const before = terms.slice(0, at).findLast((one) => one !== null) ?? 0;
    if (term < before) return { key: 'brew_step_before', args: { before: showTerm(before) } };
    return end !== null && end >= 0 && term > end ? { key: 'brew_step_after_end', args: { end: showTerm(end) } } : null;
  });
