import { rangeOf } from '@hanjan/charts/range.ts';
import type { Figures } from '@hanjan/roastlog/figures/figures.ts';
import type { Mark } from '@hanjan/roastlog/log.ts';
import { comparedIn } from '../../../records/screen/compare_address.ts';

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

/** The lowest and the highest of what there is; null where fewer than two say something. */
export function spreadOf(values: readonly (number | null)[]): readonly [number, number] | null {
  const known = values.filter((value) => value !== null);
  return known.length > 1 ? rangeOf(known) : null;
}

/** When a mark was, in seconds from charge, and the °C of the beans then. */
export const markIn = ({ marks }: Figures, mark: Mark) => marks.find((one) => one.mark === mark) ?? null;
