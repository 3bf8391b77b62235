import { MOST_COMPARED } from '@hanjan/charts/roast/compare.ts';
import type { Figures } from '@hanjan/roastlog/figures/figures.ts';
import type { Mark } from '@hanjan/roastlog/log.ts';

/** The ids that an address names: each once, ten at the most. */
export const idsIn = (search: string): string[] => {
  const named = new URLSearchParams(search).get('with') ?? '';
  const ids = named.split(',').filter((id) => /^\d{1,9}-\d{1,9}$/.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
};

/** What a roast is compared with at first: the reference of its recipe, and the latest other roast after it. */
export function besides(id: string, reference: string | null, latest: readonly string[]): string[] {
  const other = latest.find((one) => one !== id && one !== reference);
  return [...new Set([id, ...(reference ? [reference] : []), ...(other ? [other] : [])])];
}

/** The lowest and the highest of what there is; null where fewer than two say something. */
export function spreadOf(values: readonly (number | null)[]): readonly [number, number] | null {
  const known = values.filter((value) => value !== null);
  return known.length > 1 ? [Math.min(...known), Math.max(...known)] : null;
}

/** When a mark was, in seconds from charge, and the °C of the beans then. */
export const markIn = ({ marks }: Figures, mark: Mark) => marks.find((one) => one.mark === mark) ?? null;
