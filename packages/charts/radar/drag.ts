import type { RadarLayout } from './layout.ts';
import { along, type Point } from './plot.ts';
import { MAX } from './score.ts';

type Laid = Pick<RadarLayout, 'axes' | 'plot'>;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where an axis is taken hold of: at its score, or at its end as long as it has none. */
export const headOf = ({ point, end }: { readonly point: Point | null; readonly end: Point }): Point => point ?? end;

/** The axes whose heads lie within reach of a pointer: near the centre there are several. */
export function headsAt({ axes }: Laid, at: Point, reach: number): number[] {
  const nearest = axes.map((axis, index) => ({ index, far: distance(headOf(axis), at) }));
  return nearest.flatMap(({ index, far }) => (far <= reach ? [index] : []));
}

/** Of some axes the one that a pointer has gone along. */
export function axisTowards({ plot }: Laid, among: readonly number[], at: Point): number | undefined {
  const share = (index: number) => {
    const { x, y } = along(index, plot.count, 1);
    return x * at.x + y * at.y;
  };
  return among.toSorted((one, other) => share(other) - share(one))[0];
}

/** The axis that passes within reach of a pointer, as long as it lies nearer than any other. */
export function axisAt(laid: Laid, at: Point, reach: number): number | undefined {
  const all = laid.axes.map((_, index) => index);
  const nearest = axisTowards(laid, all, at);
  if (nearest === undefined) return undefined;
  const { count, radius } = laid.plot;
  const { x, y } = along(nearest, count, 1);
  const far = Math.abs(x * at.y - y * at.x);
  const out = x * at.x + y * at.y;
  return far <= reach && out > reach / 2 && out <= radius + reach ? nearest : undefined;
}

/** The score at the place of an axis that is nearest to a pointer. */
export function scoreAt({ plot }: Laid, index: number, at: Point): number {
  const { x, y } = along(index, plot.count, 1);
  const share = (x * at.x + y * at.y) / plot.radius;
  return Math.min(MAX, Math.max(0, Math.round(share * MAX)));
}
