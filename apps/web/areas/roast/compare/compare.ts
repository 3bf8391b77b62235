import { rangeOf } from '@hanjan/charts/range.ts';
import type { Row } from '@hanjan/core';
import type { Figures } from '@hanjan/roastlog/figures/figures.ts';
import type { Mark, RoastLog } from '@hanjan/roastlog/log.ts';
import { comparedIn } from '../../../records/screen/compare_address.ts';

/** One of the roasts; nulls where it could not be read. */
export interface Compared {
  readonly id: string;
  /** Its look. */
  readonly nth: number;
  /** What was roasted, and when; its id where neither is known. */
  readonly title: string;
  readonly when: string;
  /** Both in one. */
  readonly name: string;
  readonly row: Row | null;
  /** Why there is no row. */
  readonly why: 'roast_compare_missing' | 'roast_compare_unread' | null;
  readonly log: RoastLog | null;
  readonly figures: Figures | null;
  /** How its cups scored it, from 0 to 10. */
  readonly score: number | null;
}

/** The ids that an address names, each once. */
export const idsIn = (search: string): string[] => comparedIn(search).ids.filter((id) => /^\d{1,9}-\d{1,9}$/.test(id));

/** Which look each roast has: those that are there keep theirs, and a new one takes the first that is free. */
export function looksOf(ids: readonly string[], before: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const looks = new Map(ids.flatMap((id) => (before.has(id) ? [[id, before.get(id) ?? 0] as const] : [])));
  for (const id of ids) {
    if (looks.has(id)) continue;
    const taken = new Set(looks.values());
    looks.set(
      id,
      ids.findIndex((_, nth) => !taken.has(nth)),
    );
  }
  return looks;
}

/** What a roast is compared with at first: the reference of its recipe, and the latest other roast after it. */
export function besides(id: string, reference: string | null, latest: readonly string[]): string[] {
  const other = latest.find((one) => one !== id && one !== reference);
  return [...new Set([id, ...(reference ? [reference] : []), ...(other ? [other] : [])])];
}

/**
 * The better half of those with a score, at least two of them, and whoever has the same score as the last of these; none
 * where fewer than two have one.
 */
export function bestOf<T extends { readonly score: number | null }>(all: readonly T[]): readonly T[] {
  const scores = all.flatMap(({ score }) => score ?? []).sort((a, b) => b - a);
  const last = scores[Math.max(2, Math.ceil(scores.length / 2)) - 1];
  return last === undefined ? [] : all.filter(({ score }) => score !== null && score >= last);
}

/** Whether one of several numbers is the highest or the lowest of them; null where they do not differ. */
export function endIn(value: number | null, values: readonly (number | null)[]): 'most' | 'least' | null {
  const range = rangeOf(values);
  if (value === null || !range || range[0] === range[1]) return null;
  return value === range[1] ? 'most' : value === range[0] ? 'least' : null;
}

/** When a mark was, in seconds from charge, and the °C of the beans then. */
export const markIn = ({ marks }: Figures, mark: Mark) => marks.find((one) => one.mark === mark) ?? null;
