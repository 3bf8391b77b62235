import { FIRST_DAY, LAST_DAY, toSeconds } from '@hanjan/core';
import type { AskedRoast, RoastId } from '@hanjan/model/roaster/roast_import.ts';
import { dayHere } from '../../../base/session/day.ts';
import { type Double, doublesOf } from './doubles.ts';
import type { FoundRoast } from './found.ts';
import { beanIn, matchOf, stemOf } from './match.ts';
import type { Lot, Targets } from './targets.ts';

/** A roast that was found, and what is to become of it. */
export interface Item {
  readonly roast: FoundRoast;
  readonly double: Double;
  /** The roast in the book that has its log, or that it may be. */
  readonly known: RoastId | null;
  readonly isChosen: boolean;
  /** What it is called here: the title of its log, or the name of its file. */
  readonly name: string;
  /** What bean it is of, as far as its texts say. */
  readonly bean: string;
  /** The day it was roasted on; where the log does not say it, the day its file was changed. */
  readonly day: string | null;
  readonly isFileDay: boolean;
  readonly recipe: number | null;
  readonly lot: number | null;
  /** The lots of several green beans, in their order. */
  readonly lots: readonly (number | null)[];
  readonly machine: number | null;
  /** Whether recipe or lot only nearly have its name. */
  readonly isNear: boolean;
}

/** What is in the book of the roasts that were found: by the hashes of their logs, and those that they may be, by their places. */
export interface There {
  readonly known: ReadonlyMap<string, RoastId>;
  readonly alike: ReadonlyMap<number, RoastId>;
}

/** Roasts that were found with what fits them; those that are there already, or may be, are not chosen. */
export function itemsOf(
  roasts: readonly FoundRoast[],
  { known, alike }: There,
  { recipes, lots, machines }: Targets,
): Item[] {
  const doubles = doublesOf(roasts, new Set(known.keys()));
  return roasts.map((roast, nth): Item => {
    const double = doubles[nth] ?? (alike.has(nth) ? 'alike' : null);
    const stem = stemOf(roast.path);
    // A row says itself what it is of, and its file is of all of them.
    const texts = [roast.title, roast.beans, roast.row !== null && (roast.title || roast.beans) ? null : stem];
    const said = texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));
    const day = roast.roasted_at?.slice(0, 10) ?? null;
    const fileDay = roast.changed === null ? null : dayHere(new Date(roast.changed));
    const recipe = matchOf(said, recipes);
    const there = lotsAround(lots, day ?? fileDay);
    const of = roast.isBlend ? null : matchOf(said, there);
    const each = roast.greens.map(({ name }) => (name === null ? null : matchOf([name], there)));
    const machine = roast.machine === null ? null : matchOf([roast.machine], machines);
    const [name = stem] = said;
    return {
      ...{ roast, double, name, day: day ?? fileDay, isFileDay: day === null && fileDay !== null },
      known: known.get(roast.hash ?? '') ?? alike.get(nth) ?? null,
      isChosen: double === null && (day ?? fileDay) !== null,
      bean: beanIn(roast.beans?.split('\n')[0]?.trim() || name),
      recipe: recipe?.key ?? null,
      lot: of?.key ?? null,
      lots: each.map((one) => one?.key ?? null),
      machine: machine?.is === 'exact' ? machine.key : null,
      isNear: [recipe, of, ...each].some((one) => one?.is === 'near'),
    };
  });
}

/** A coffee is roasted in the year of its lot, or in the next one: of each bean the lot that was there on a day. */
function lotsAround(lots: readonly Lot[], day: string | null): Lot[] {
  const year = Number(day?.slice(0, 4));
  const there = lots.filter((lot) => lot.year === year || lot.year === year - 1);
  return there.filter((lot) => !there.some((one) => one.bean === lot.bean && one.year > lot.year));
}

/** A roast as people call it, `2025-12`. */
export const idOf = ({ roasting_result_year: year, roasting_result_seq: seq }: RoastId): string => `${year}-${seq}`;

/** Those that are to be brought in, in the order in which they were roasted: batches of a day are numbered so. */
export const chosenOf = (items: readonly Item[]): Item[] =>
  items
    .filter(({ isChosen, day }) => isChosen && day !== null)
    .toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));

const momentOf = ({ day, roast }: Item): string => roast.roasted_at ?? day ?? '';

const DAY_S = 86_400;
const MOST_C = 1000;

/** By what it is asked whether another program's log of a roast is there; null where its figures say too little. */
export function askedOf({ hash, row, roasted_at, total_s, end_c }: FoundRoast): AskedRoast | null {
  const day = roasted_at?.slice(0, 10) ?? '';
  // Whatever a log says, one that no roast can be is asked for of nobody.
  const isLikely =
    day >= FIRST_DAY && day <= LAST_DAY && (total_s ?? DAY_S) < DAY_S && Math.abs(end_c ?? MOST_C) < MOST_C;
  if (!isLikely || roasted_at === null || total_s === null || end_c === null) return null;
  const began = roasted_at.includes('T') ? new Date(roasted_at) : null;
  return {
    roasting_log_hash: hash,
    has_curve: row === null,
    roasting_result_date: day,
    roasting_start_time: began && !Number.isNaN(began.getTime()) ? toSeconds(began) : null,
    roasting_end_term: Math.round(total_s * 1000),
    end_bean: Math.round(end_c * 100),
  };
}
