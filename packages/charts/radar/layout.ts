/** One axis of the chart: its name and its score, or null when it was not scored. */
export interface RadarAxis {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything about one axis lies. `point` is null when the axis was not scored. */
export interface AxisLayout extends RadarAxis {
  readonly line: string;
  readonly ticks: string;
  readonly point: Point | null;
  readonly text: Point & { readonly anchor: 'start' | 'middle' | 'end' };
}

export interface RadarLayout {
  readonly rings: readonly string[];
  readonly rim: string;
  readonly axes: readonly AxisLayout[];
  /** The wash between neighbours that are both scored. */
  readonly area: string;
  /** The line between neighbours that are both scored. */
  readonly line: string;
}

/** Outer radius, in the units of a view box that is centred on 0, 0. */
export const RADIUS = 128;
export const MAX = 10;

const rings = [0.2, 0.4, 0.6, 0.8];
const minor = 2.5;
const major = 4.5;
/** Room between the rim and the words beside it. */
const gap = 17.3;

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const closed = (points: readonly Point[]) => `M${points.map(pair).join('L')}Z`;

/** A point at a distance from the centre along an axis; axis 0 points up, the rest follow clockwise. */
function along(index: number, count: number, distance: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** The geometry of a radar chart with any number of axes from 0 to 10. */
export function radarLayout(axes: readonly RadarAxis[]): RadarLayout {
  const count = axes.length;
  const at = (index: number, share: number) => along(index % count, count, RADIUS * share);
  const polygon = (share: number) => closed(axes.map((_, index) => at(index, share)));
  const given = (index: number) => axes[index % count]?.value ?? null;
  const scored = (index: number) => at(index, (given(index) ?? 0) / MAX);
  const sides = axes.map((_, index) => index).filter((i) => given(i) !== null && given(i + 1) !== null);
  return {
    rings: rings.map(polygon),
    rim: polygon(1),
    axes: axes.map((axis, index) => ({
      ...axis,
      line: `M0 0L${pair(at(index, 1))}`,
      ticks: ticksOf(index, count),
      point: axis.value === null ? null : scored(index),
      text: textOf(index, count),
    })),
    area: sides.map((i) => `M0 0L${pair(scored(i))}L${pair(scored(i + 1))}Z`).join(''),
    line: sides.map((i) => `M${pair(scored(i))}L${pair(scored(i + 1))}`).join(''),
  };
}

/** Ten short strokes across an axis, longer at the half and the end. */
function ticksOf(index: number, count: number): string {
  const across = along(index + count / 4, count, 1);
  return Array.from({ length: MAX }, (_, step) => {
    const { x, y } = along(index, count, (RADIUS * (step + 1)) / MAX);
    const half = (step + 1) % 5 ? minor : major;
    const from = { x: x - across.x * half, y: y - across.y * half };
    const to = { x: x + across.x * half, y: y + across.y * half };
    return `M${pair(from)}L${pair(to)}`;
  }).join('');
}

/** Where the name of an axis stands: over the top, under the bottom, beside the rest. Its number is 20 below. */
function textOf(index: number, count: number): AxisLayout['text'] {
  const { x, y } = along(index, count, RADIUS);
  if (Math.abs(x) < 1) return { x: 0, y: y < 0 ? y - 36 : y + 30, anchor: 'middle' };
  return { x: round(x + Math.sign(x) * gap), y: round(y + (y < 0 ? -14 : 6)), anchor: x > 0 ? 'start' : 'end' };
}
