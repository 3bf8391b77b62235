import { meanOf } from './mean.ts';

/** How one person scored one cup: a score for each attribute, null where none was given. */
export interface TastedCup {
  readonly cup: string;
  readonly taster: number;
  readonly scores: readonly (number | null)[];
}

/** How far somebody's scores are from those of others, over some shared cups. */
export interface Deviation {
  /** How many cups it rests on. */
  readonly cups: number;
  /** The mean difference, signed: above 0 they score higher than others. Null below two cups. */
  readonly bias: number | null;
  /** The mean of the differences without their signs. Null below two cups. */
  readonly spread: number | null;
}

/** How somebody scores compared with others: altogether, and each attribute. */
export interface Calibration {
  readonly taster: number;
  readonly total: Deviation;
  readonly attributes: readonly Deviation[];
}

/** One cup may be anybody's slip: nothing is said of fewer. */
export const LEAST_SHARED = 2;

/**
 * Compares each taster with the others who scored the same cups, leaving their own score out of what they are compared
 * with: the difference at a cup is their score minus the mean of the others' scores. That of the total is the mean of the
 * differences over the attributes that they and somebody else scored there, so that whoever leaves one out is not compared
 * by it. Bias is the mean of the differences over all shared cups, spread the mean of their sizes. Several scores of one
 * person for one cup count as one, their mean. Tasters who share no cup are not among the answer.
 */
export function calibrationOf(tasted: readonly TastedCup[]): Calibration[] {
  const differences = new Map<number, (number | null)[][]>();
  for (const cup of Map.groupBy(tasted, ({ cup }) => cup).values()) {
    const people = [...Map.groupBy(cup, ({ taster }) => taster)].map(([taster, own]) => ({
      taster,
      scores: meansOf(own.map(({ scores }) => scores)),
    }));
    for (const one of people) {
      const others = meansOf(people.filter((other) => other !== one).map(({ scores }) => scores));
      const apart = one.scores.map((score, at) => minus(score, others[at] ?? null));
      if (meanOf(apart) === null) continue;
      differences.set(one.taster, [...(differences.get(one.taster) ?? []), apart]);
    }
  }
  return [...differences]
    .toSorted(([one], [other]) => one - other)
    .map(([taster, cups]) => ({
      taster,
      total: deviationOf(cups.map(meanOf)),
      attributes: across(cups).map(deviationOf),
    }));
}

function deviationOf(differences: readonly (number | null)[]): Deviation {
  const given = differences.filter((one) => one !== null);
  if (given.length < LEAST_SHARED) return { cups: given.length, bias: null, spread: null };
  return { cups: given.length, bias: meanOf(given), spread: meanOf(given.map(Math.abs)) };
}

/** Of each attribute the mean of the scores that were given. */
const meansOf = (lists: readonly (readonly (number | null)[])[]) => across(lists).map(meanOf);

/** Lists of attributes as a list for each attribute. */
const across = (lists: readonly (readonly (number | null)[])[]): (number | null)[][] =>
  (lists[0] ?? []).map((_, at) => lists.map((list) => list[at] ?? null));

const minus = (score: number | null, than: number | null) => (score === null || than === null ? null : score - than);
