import { LEAST_SHARED } from '@hanjan/core/calc/taste/calibration.ts';
import type { Taster } from '@hanjan/model/qc/calibration.ts';
import { POINTS, type Point } from '@hanjan/model/shared/points.ts';

/** The scores to both sides of the middle that a line shows; what is farther away stands at its end. */
export const REACH = 2;
/** Less than that is said to be almost the same: a quarter of a score. */
const NOTABLE = 0.25;

/** Where a difference stands on a line, as a share of its length. */
export const shareOf = (difference: number): number =>
  (Math.min(REACH, Math.max(-REACH, difference)) + REACH) / (2 * REACH);

/** What there is to say of somebody: in which scores they differ most from others. */
export type Says =
  | { readonly is: 'few' }
  | { readonly is: 'even' }
  | { readonly is: 'high' | 'low'; readonly what: Point | 'total'; readonly by: number };

/** The attribute in which somebody differs most, or the total where they differ as much everywhere. */
export function saidOf({ total, points }: Pick<Taster, 'total' | 'points'>): Says {
  if (total.cups < LEAST_SHARED) return { is: 'few' };
  const all = [
    { what: 'total' as const, bias: total.bias },
    ...POINTS.map((what) => ({ what, bias: points[what].bias })),
  ];
  const [most] = all.toSorted((one, other) => Math.abs(other.bias ?? 0) - Math.abs(one.bias ?? 0));
  const by = most?.bias ?? 0;
  if (!most || Math.abs(by) < NOTABLE) return { is: 'even' };
  return { is: by > 0 ? 'high' : 'low', what: most.what, by: Math.abs(by) };
}
