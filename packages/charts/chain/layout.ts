import { cutTo } from '../text/width.ts';
import { round } from '../timeline/scale.ts';
import { sized } from '../timeline/sized.ts';
import type { ChainInput, ChainLook, ChainWords } from './input.ts';
import { merged } from './merge.ts';
import { BAR, GAP, lanesOf, type Placed, place, scaleOf } from './place.ts';
import { bandsOf } from './ribbon.ts';

/** A box, in px. */
export interface ChainBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A thing where it is drawn. */
export interface ChainSpot {
  readonly id: string;
  readonly look: ChainLook;
  readonly href?: string | undefined;
  /** Its name and its mass, and what of them has room. */
  readonly name: string;
  readonly mass: string;
  readonly lines: readonly [string, string];
  /** As long as its mass. */
  readonly bar: ChainBox;
  /** The room that it has alone; its name stands in it. */
  readonly room: ChainBox;
  readonly text: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' };
}

/** A band from one thing to another. */
export interface ChainBand {
  readonly from: string;
  readonly to: string;
  readonly look: ChainLook | 'above';
  readonly d: string;
  /** Px across. */
  readonly size: number;
}

/** Where everything of a chain lies, in px. */
export interface ChainLayout {
  readonly width: number;
  readonly height: number;
  /** Px of a unit of mass. */
  readonly scale: number;
  readonly spots: readonly ChainSpot[];
  readonly bands: readonly ChainBand[];
}

const SIZE = { width: 720, least: 240, text: 13, small: 12, indent: 8 };
/** Below this width a chain runs downwards. */
const NARROW = 640;
/** How many things a column has, how much room one needs, and how much more there is for masses. */
const ACROSS = { most: 12, slot: 38, flow: 160, last: 168 };
const DOWN = { most: 4, slot: 72, pitch: 132, last: 56, flow: 24 };

/** The geometry of a chain: columns beside each other, or, where it is narrow, rows below each other. */
export function chainLayout(input: ChainInput, words: ChainWords): ChainLayout {
  const width = sized(input.width, SIZE.least, SIZE.width);
  const isDown = width < NARROW;
  const { most, slot } = isDown ? DOWN : ACROSS;
  const chain = merged(input, most);
  const { columns } = chain;
  const longest = Math.max(1, ...columns.map(({ length }) => length));
  const least = isDown ? Math.min(slot, (width - DOWN.flow - GAP * longest) / longest) : slot;
  const extent = isDown ? width : longest * (least + GAP) + ACROSS.flow;
  const lanes = lanesOf(chain);
  const scale = scaleOf(chain, lanes, least, extent);
  const placed = place(chain, lanes, { least, extent, scale });
  const pitch = isDown ? DOWN.pitch : (width - ACROSS.last) / Math.max(1, columns.length - 1);
  // A name has the room up to the next column; one that stands alone has no more than those of the last.
  const room = (isDown ? DOWN.last : Math.min(pitch, ACROSS.last)) - BAR - SIZE.indent;
  return {
    width,
    height: Math.ceil(isDown ? (columns.length - 1) * pitch + DOWN.last : extent),
    scale,
    spots: placed.columns.flatMap((column, nth) =>
      column.map((one) => spotOf(one, nth * pitch, { isDown, room, words })),
    ),
    bands: bandsOf(chain, placed, { scale, pitch, isDown }),
  };
}

interface Drawing {
  readonly isDown: boolean;
  readonly room: number;
  readonly words: ChainWords;
}

function spotOf(one: Placed, main: number, { isDown, room, words }: Drawing): ChainSpot {
  const name = one.count > 1 ? words.more(one.count) : one.name;
  const mass = words.mass(Math.round(one.mass));
  const width = isDown ? one.room : room;
  const box = (along: number, long: number, from: number, size: number): ChainBox =>
    isDown
      ? { x: round(from), y: round(along), width: round(size), height: round(long) }
      : { x: round(along), y: round(from), width: round(long), height: round(size) };
  const middle = one.at + one.room / 2;
  return {
    ...{ id: one.id, look: one.look, href: one.href, name, mass },
    lines: [cutTo(name, SIZE.text, width), cutTo(mass, SIZE.small, width)],
    bar: box(main, BAR, one.start, Math.max(2, one.size)),
    room: box(main, room + BAR + SIZE.indent, one.at, one.room),
    text: isDown
      ? { x: round(middle), y: round(main + BAR + 16), anchor: 'middle' }
      : { x: round(main + BAR + SIZE.indent), y: round(middle - 3), anchor: 'start' },
  };
}
