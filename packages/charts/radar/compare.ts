import { rangeOf } from '../range.ts';
import { type Box, overlaps, placeLabels } from './labels.ts';
import { type RadarAxis, type RadarInput, type RadarLayout, radarLayout, sides } from './layout.ts';
import { along, type Plot, type Point, pair, round, scored } from './plot.ts';
import { scoreOf, scoreText } from './score.ts';

/** One of several cups on one radar. */
export interface ComparedCup {
  readonly key: string;
  readonly name: string;
  /** Its place among all that are compared, drawn or not: its look and its number stay when others are not there. */
  readonly nth: number;
  /** Its scores in the order of the axes. */
  readonly values: readonly (number | null)[];
}

/** Cups over one another, and how large. */
export interface CompareInput extends Pick<RadarInput, 'width' | 'height'> {
  readonly axes: readonly Omit<RadarAxis, 'value'>[];
  readonly cups: readonly ComparedCup[];
}

/** So many cups are told apart: each has a colour, a kind of dashes and a mark of its own. */
export const MOST_CUPS = 6;

/** How one cup lies: its line, a mark at each score, and where its number stands. */
export interface CupLayout extends Pick<ComparedCup, 'key' | 'name' | 'nth'> {
  readonly line: string;
  readonly marks: readonly string[];
  /** Null where there is no room for it that is not taken. */
  readonly tag: (Point & { readonly text: string }) | null;
}

/** Where everything lies; what stands at an axis is from which score to which the cups are. */
export interface CompareLayout extends Pick<RadarLayout, 'plot' | 'viewBox' | 'rings' | 'rim' | 'axes'> {
  readonly cups: readonly CupLayout[];
}

/** Several cups on one radar, none of them the one that the others are compared with. */
export function compareLayout({ axes, cups, width, height }: CompareInput): CompareLayout {
  const scores = cups.map(({ values }) => axes.map((_, at) => scoreOf(values[at])));
  const ranges = axes.map((_, at) => rangeOf(scores.map((cup) => cup[at] ?? null)));
  const highest = axes.map((axis, at) => ({ ...axis, value: ranges[at]?.[1] ?? null }));
  const { plot, viewBox, rings, rim, axes: laid } = radarLayout({ axes: highest, width, height });
  const texts = placeLabels(
    plot,
    axes.map(({ label }, at) => ({ label, figures: [rangeText(ranges[at] ?? null)] })),
  );
  const tags = placeTags(plot, scores);
  return {
    ...{ plot, viewBox, rings, rim },
    axes: laid.map((axis, at) => ({ ...axis, text: texts[at] ?? null })),
    cups: cups.map(({ key, name, nth }, index) => {
      const own = scores[index] ?? [];
      const tag = tags[index];
      return {
        ...{ key, name, nth },
        line: sides(plot, own)
          .map(([from, to]) => `M${pair(from)}L${pair(to)}`)
          .join(''),
        marks: own.flatMap((score, at) => (score === null ? [] : [markAt(nth, scored(plot, at, score))])),
        tag: tag ? { ...tag, text: tagText(nth) } : null,
      };
    }),
  };
}

/** The number of a cup, as it stands beside its line and before its name. */
export const tagText = (nth: number): string => String(nth + 1);

/** A range as it is read; one number where all are the same. */
export function rangeText(range: ReturnType<typeof rangeOf>): string {
  const [lowest, highest] = range ?? [null, null];
  return lowest === highest ? scoreText(lowest) : `${scoreText(lowest)}–${scoreText(highest)}`;
}

/** Half of a mark. */
const MARK = 4.5;

/** The mark of a cup around a point: square, triangle, rhomb and others, by turns. */
export function markAt(nth: number, { x, y }: Point): string {
  const corners = CORNERS[nth % CORNERS.length] ?? [];
  return `M${corners.map(([right, down]) => `${round(x + right * MARK)} ${round(y + down * MARK)}`).join('L')}Z`;
}

const OCTAGON = Array.from({ length: 8 }, (_, nth) => {
  const { x, y } = along(nth + 0.5, 8, 1);
  return [x, y] as const;
});
const CORNERS: readonly (readonly (readonly [right: number, down: number])[])[] = [
  OCTAGON,
  [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  [
    [0, -1.2],
    [1.15, 0.85],
    [-1.15, 0.85],
  ],
  [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
  [
    [0, 1.2],
    [1.15, -0.85],
    [-1.15, -0.85],
  ],
  [
    [-0.4, -1.2],
    [0.4, -1.2],
    [0.4, -0.4],
    [1.2, -0.4],
    [1.2, 0.4],
    [0.4, 0.4],
    [0.4, 1.2],
    [-0.4, 1.2],
    [-0.4, 0.4],
    [-1.2, 0.4],
    [-1.2, -0.4],
    [-0.4, -0.4],
  ],
];

/** How far the middle of a number is from the point that it stands at, and the room that it takes. */
const AWAY = 13;
const TAG = 13;

/** Where the number of each cup stands: at the score that is farthest from those of the others, over no other number. */
function placeTags(plot: Plot, scores: readonly (readonly (number | null)[])[]): (Point | null)[] {
  const taken: Box[] = [];
  const marks = scores.flatMap((cup) =>
    cup.flatMap((score, at) => (score === null ? [] : [boxAround(scored(plot, at, score), MARK * 2)])),
  );
  return scores.map((own, index) => {
    const others = scores.filter((_, at) => at !== index);
    const lonely = (at: number) =>
      Math.min(11, ...others.flatMap((cup) => (cup[at] == null ? [] : [Math.abs(cup[at] - (own[at] ?? 0))])));
    const places = own
      .flatMap((score, at) => (score === null ? [] : [{ score, at }]))
      .toSorted((one, other) => lonely(other.at) - lonely(one.at) || other.score - one.score)
      .flatMap(({ score, at }) => around(plot, at, scored(plot, at, score)));
    const isFree = (box: Box) => isWithin(box, plot) && !taken.some(overlaps(box));
    const free = places.filter((place) => isFree(boxAround(place, TAG)));
    const chosen = free.find((place) => !marks.some(overlaps(boxAround(place, TAG)))) ?? free[0];
    if (chosen) taken.push(boxAround(chosen, TAG));
    return chosen ? { x: round(chosen.x), y: round(chosen.y) } : null;
  });
}

/** The places beside a point: to both sides of its axis, then farther out and farther in. */
function around({ count }: Plot, at: number, { x, y }: Point): Point[] {
  const out = along(at, count, AWAY);
  const side = { x: -out.y, y: out.x };
  return [side, { x: -side.x, y: -side.y }, out, { x: -out.x, y: -out.y }].map((by) => ({ x: x + by.x, y: y + by.y }));
}

const boxAround = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

const isWithin = ({ x, y, width, height }: Box, plot: Plot) =>
  x >= plot.left && x + width <= plot.left + plot.width && y >= plot.top && y + height <= plot.top + plot.height;
