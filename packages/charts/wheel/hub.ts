import { cutTo, linesOf, widthOf } from '../text/width.ts';
import { HUB } from './ring.ts';

/** A line of the hub: the name of a flavor, or its name in the other language. */
export interface HubLine {
  readonly text: string;
  readonly size: number;
  readonly y: number;
  readonly isSub: boolean;
}

const ROOM = HUB - 6;
const LEAST = 13;
const NAME_SIZES = [21, 19, 17, 15, LEAST];
/** How wide a name may be, and one that is cut, which fills its lines. */
const WIDE = 2 * ROOM * 0.88;
const NARROW = 2 * ROOM * 0.8;
const SUB_SIZE = 12;
const SUB_GAP = 21;
const LINE = 1.2;
const MOST_LINES = 3;

/** A name, as large as the hub lets it be, and the one in the other language below it. */
export function hubLines(name: string, sub: string): HubLine[] {
  const subRoom = sub ? SUB_GAP : 0;
  const fitted = NAME_SIZES.map((size) => ({ size, lines: linesOf(name, size, WIDE, MOST_LINES) }));
  const [first] = fitted.filter(({ size, lines }) => fits(lines, size, subRoom) && !lines.some(isCut));
  const { size, lines } = first ?? { size: LEAST, lines: linesOf(name, LEAST, NARROW, 2) };
  const top = -((lines.length - 1) * size * LINE + subRoom) / 2;
  const names = lines.map((text, nth) => ({ text, size, y: top + nth * size * LINE, isSub: false }));
  if (!sub) return names;
  const y = (names.at(-1)?.y ?? 0) + SUB_GAP;
  const text = cutTo(sub, SUB_SIZE, 2 * Math.sqrt(Math.max(0, ROOM ** 2 - (y + SUB_SIZE / 2) ** 2)));
  return [...names, { text, size: SUB_SIZE, y, isSub: true }];
}

const isCut = (line: string) => line.endsWith('…');

function fits(lines: readonly string[], size: number, subRoom: number): boolean {
  const height = ((lines.length - 1) * LINE + 1) * size + subRoom;
  const width = Math.max(0, ...lines.map((line) => widthOf(line, size)));
  return Math.hypot(width / 2, height / 2) <= ROOM;
}
