import { type Box, pxOf, round, type Scale } from '../timeline/scale.ts';
import { sized } from '../timeline/sized.ts';
import { type GridLine, valueTicks } from '../timeline/ticks.ts';

/** A shot: how long it took, in ms, and what is written below it. */
export interface ShotPoint {
  readonly term: number | null;
  readonly notes: readonly string[];
}

/** Shots in a row. */
export interface ShotsInput {
  /** The newest last. */
  readonly shots: readonly ShotPoint[];
  /** Between which times one aims, in ms. */
  readonly aim?: { readonly from: number; readonly to: number } | null;
  readonly width?: number | undefined;
}

/** Where everything lies, in px. */
export interface ShotsLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly lines: readonly GridLine[];
  readonly band: { readonly y: number; readonly height: number } | null;
  readonly line: string;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly text: string; readonly isLast: boolean }[];
  readonly columns: readonly { readonly x: number; readonly nth: string; readonly notes: readonly string[] }[];
}

const SIZE = { width: 560, left: 40, right: 18, top: 24, plot: 120, row: 18, under: 12 };
const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600];
const SECOND = 1000;
/** So many shots are drawn, the newest. */
export const MOST_SHOTS = 10;

/** Times of shots against the time that one aims at, with what each was under it. */
export function shotsLayout({ shots: all, aim = null, width: wished }: ShotsInput): ShotsLayout {
  const width = sized(wished, 200, SIZE.width);
  const shots = all.slice(-MOST_SHOTS);
  const first = all.length - shots.length;
  const times = shots.flatMap(({ term }) => (term !== null && term >= 0 ? [term / SECOND] : []));
  const bounds = aim ? [...times, aim.from / SECOND, aim.to / SECOND] : times;
  const rows = Math.max(0, ...shots.map(({ notes }) => notes.length)) + 1;
  const plot = { left: SIZE.left, right: width - SIZE.right, top: SIZE.top, bottom: SIZE.top + SIZE.plot };
  const scale = scaleOf(bounds, plot);
  const apart = (plot.right - plot.left) / Math.max(1, shots.length);
  const xOf = (at: number) => round(plot.left + apart * (at + 0.5));
  const points = shots.flatMap(({ term }, at) =>
    term !== null && term >= 0 ? [{ at, x: xOf(at), y: round(pxOf(scale, term / SECOND)), s: term / SECOND }] : [],
  );
  const top = aim && round(pxOf(scale, aim.to / SECOND));
  return {
    width,
    height: plot.bottom + SIZE.under + rows * SIZE.row,
    plot,
    lines: valueTicks(scale, 4, STEPS).map((value) => ({ y: round(pxOf(scale, value)), text: String(value) })),
    band: aim && top !== null ? { y: top, height: round(pxOf(scale, aim.from / SECOND) - top) } : null,
    line: points.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    dots: points.map(({ at, x, y, s }) => ({
      ...{ x, y, isLast: at === shots.length - 1 },
      text: String(Math.round(s * 10) / 10),
    })),
    columns: shots.map(({ notes }, at) => ({ x: xOf(at), nth: String(first + at + 1), notes })),
  };
}

/** Room above and below what is drawn; a single time has some too. */
function scaleOf(bounds: readonly number[], { top, bottom }: Box): Scale {
  const [least, most] = bounds.length > 0 ? [Math.min(...bounds), Math.max(...bounds)] : [20, 35];
  const room = Math.max(2, (most - least) * 0.2);
  return { from: Math.max(0, least - room), to: most + room, start: bottom, end: top };
}
