import { type KeyEntry, keyHeight, keyOf } from './key.ts';
import { type LabelLayout, placeLabels } from './labels.ts';
import { along, type Plot, type Point, pair, plotOf, round, scored } from './plot.ts';
import { MAX, scoreOf, scoreText } from './score.ts';

/** One axis of the chart: its name and its own score, or null when it was not scored. */
export interface RadarAxis {
  readonly key: string;
  readonly label: string;
  readonly value: number | null;
}

/** Scores to compare with, in the order of the axes. A reference is what somebody measures themselves by. */
export interface RadarSeries {
  readonly key: string;
  readonly name: string;
  readonly isReference?: boolean;
  readonly values: readonly (number | null)[];
}

/** What is drawn, and how large. */
export interface RadarInput {
  readonly axes: readonly RadarAxis[];
  /** What the own scores are called beside others. */
  readonly name?: string | undefined;
  readonly others?: readonly RadarSeries[] | undefined;
  /** Px of the room; as high as it needs when no height is named. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** How a series is drawn: the own one, a reference, or one of other people's, which take turns. */
export type Tone = 'own' | 'reference' | `cupper-${number}`;

/** Where everything about one axis lies. `point` is null when the axis was not scored. */
export interface AxisLayout extends RadarAxis {
  readonly line: string;
  readonly ticks: string;
  readonly end: Point;
  readonly point: Point | null;
  /** Its name and scores; null where it is too crowded for any. */
  readonly text: LabelLayout | null;
}

/** How one series lies. */
export interface SeriesLayout {
  readonly key: string;
  readonly tone: Tone;
  /** The line between neighbours that are both scored. */
  readonly line: string;
  readonly points: readonly Point[];
}

/** Where everything on a radar lies. */
export interface RadarLayout {
  readonly plot: Plot;
  readonly viewBox: string;
  readonly rings: readonly string[];
  readonly rim: string;
  readonly axes: readonly AxisLayout[];
  /** The wash between neighbours that both have an own score. */
  readonly area: string;
  /** Others first, the own one last, because it lies on top. */
  readonly series: readonly SeriesLayout[];
  /** The names of the series, own one first; empty when there is only one. */
  readonly key: readonly (KeyEntry & { readonly tone: Tone })[];
}

const RINGS = [0.2, 0.4, 0.6, 0.8];
const MINOR = 2.5;
const MAJOR = 4.5;
/** So many ways to draw other people's scores are distinguished. */
const CUPPERS = 4;

/** The geometry of a radar chart with any number of axes from 0 to 10, of any size. */
export function radarLayout({ axes, name = '', others = [], width, height }: RadarInput): RadarLayout {
  const count = axes.length;
  const names = others.length > 0 ? [name, ...others.map((series) => series.name)] : [];
  const { width: wide } = plotOf(count, width, height);
  const plot = plotOf(count, width, height, keyHeight(names, wide));
  const own = axes.map(({ value }) => scoreOf(value));
  const compared = others.map(({ values }) => axes.map((_, index) => scoreOf(values[index])));
  const tones = tonesOf(others);
  const labels = placeLabels(
    plot,
    axes.map(({ label }, index) => ({
      label,
      figures: [own, ...compared].map((scores) => scoreText(scores[index] ?? null)),
    })),
  );
  return {
    plot,
    viewBox: [plot.left, plot.top, plot.width, plot.height].map(round).join(' '),
    rings: RINGS.map((share) => ringOf(plot, share)),
    rim: ringOf(plot, 1),
    axes: axes.map((axis, index) => {
      const value = own[index] ?? null;
      const end = along(index, count, plot.radius);
      return {
        ...axis,
        value,
        line: `M0 0L${pair(end)}`,
        ticks: ticksOf(plot, index),
        end,
        point: value === null ? null : scored(plot, index, value),
        text: labels[index] ?? null,
      };
    }),
    area: sides(plot, own)
      .map(([from, to]) => `M0 0L${pair(from)}L${pair(to)}Z`)
      .join(''),
    series: [
      ...others.map(({ key }, i) => seriesOf(plot, key, tones[i + 1] ?? 'reference', compared[i] ?? [])),
      seriesOf(plot, 'own', 'own', own),
    ],
    key: keyOf(plot, names).map((entry, i) => ({ ...entry, tone: tones[i] ?? 'own' })),
  };
}

/** How series are drawn, the own one first. */
function tonesOf(others: readonly RadarSeries[]): Tone[] {
  let cupper = 0;
  return [
    'own',
    ...others.map(({ isReference }): Tone => (isReference ? 'reference' : `cupper-${cupper++ % CUPPERS}`)),
  ];
}

function seriesOf(plot: Plot, key: string, tone: Tone, scores: readonly (number | null)[]): SeriesLayout {
  const line = sides(plot, scores).map(([from, to]) => `M${pair(from)}L${pair(to)}`);
  const points = scores.flatMap((score, index) => (score === null ? [] : [scored(plot, index, score)]));
  return { key, tone, line: line.join(''), points };
}

/** The ways between neighbours that are both scored. */
export function sides(plot: Plot, scores: readonly (number | null)[]): (readonly [Point, Point])[] {
  if (scores.length < 2) return [];
  return scores.flatMap((score, index) => {
    const next = (index + 1) % scores.length;
    const after = scores[next] ?? null;
    return score === null || after === null ? [] : [[scored(plot, index, score), scored(plot, next, after)] as const];
  });
}

/** A ring through all axes at a share of their length; round where there are too few axes for corners. */
function ringOf({ count, radius }: Plot, share: number): string {
  const r = round(radius * share);
  if (count < 3) return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  return `M${Array.from({ length: count }, (_, index) => pair(along(index, count, r))).join('L')}Z`;
}

/** Ten short strokes across an axis, longer at the half and the end. */
function ticksOf({ count, radius }: Plot, index: number): string {
  const across = along(index + count / 4, count, 1);
  return Array.from({ length: MAX }, (_, step) => {
    const { x, y } = along(index, count, (radius * (step + 1)) / MAX);
    const half = (step + 1) % 5 ? MINOR : MAJOR;
    const from = { x: x - across.x * half, y: y - across.y * half };
    const to = { x: x + across.x * half, y: y + across.y * half };
    return `M${pair(from)}L${pair(to)}`;
  }).join('');
}
