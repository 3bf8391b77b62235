import type { Reading } from '@hanjan/roastlog/log.ts';
import { isFree } from '../timeline/place.ts';
import { type Box, isOn, pxOf, round, type Scale } from '../timeline/scale.ts';
import { roomOf, tenths } from '../timeline/words.ts';
import { isNarrowRoom, shownDegrees, sizeOf, timeScale, widthIn } from './frame.ts';
import type { RoastInput, RoastMark } from './input.ts';

/** The name of a mark and its value below; `row` counts lines from the band down. */
export interface MarkLabel {
  readonly x: number;
  readonly row: number;
  readonly anchor: 'start' | 'end';
  readonly name: string;
  readonly note: string;
  readonly value: string;
}

/** A mark that is seen; no label where it is too crowded for one. */
export interface MarkLayout {
  readonly key: string;
  readonly x: number;
  readonly bean: Reading;
  readonly isEstimated: boolean;
  readonly label: MarkLabel | null;
}

/** The marks that are seen, and how many lines their names take. */
export interface MarksLayout {
  readonly marks: readonly MarkLayout[];
  readonly rows: 2 | 4;
}

/** Px between a mark and its name. */
const BESIDE = 6;
const NOTE = { size: 11, apart: 4 };
/** Who has its name first where it is crowded. */
const FIRST = ['CHARGE', 'DROP', 'FCs', 'DRY', 'TP', 'SCs', 'FCe', 'SCe', 'COOL'];
const order = ({ key }: RoastMark) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

/** Names of marks beside their lines: at the right or the left, in the first two lines or the next two. */
export function marksOf(input: RoastInput, estimated: string): MarksLayout {
  const width = widthIn(input);
  const isNarrow = isNarrowRoom(width);
  const size = sizeOf({ isNarrow });
  const x = timeScale(input, { left: size.left, right: width - size.right });
  const seen = input.marks.filter(({ s }) => isOn(x, s));
  // On a phone names may stand in the margin: charge has no other room there.
  const room = { left: isNarrow ? 0 : size.left, top: 0, right: width, bottom: 4 };
  const labels = new Map<RoastMark, MarkLabel>();
  const taken: Box[] = [];
  const lines = seen.map(({ s }) => pxOf(x, s));
  for (const mark of seen.toSorted((a, b) => order(a) - order(b))) {
    const words = wordsOf(mark, input.unit, estimated);
    const wide = lengthOf(words, size.text);
    const places = placesOf(mark, x, wide)
      .filter(({ box }) => isFree(box, room, taken))
      .map((place) => ({
        ...place,
        crossed: lines.filter((at) => at > place.box.left && at < place.box.right).length,
      }));
    const [place] = places.toSorted((a, b) => a.crossed - b.crossed);
    // Over the lines of several others nobody knows whose name it is; the table has it.
    if (!place || place.crossed > 1) continue;
    taken.push(place.box);
    labels.set(mark, { ...words, x: round(place.x), row: place.row, anchor: place.anchor });
  }
  return {
    marks: seen.map((mark) => ({
      key: mark.key,
      x: round(pxOf(x, mark.s)),
      bean: mark.bean,
      isEstimated: mark.isEstimated,
      label: labels.get(mark) ?? null,
    })),
    rows: [...labels.values()].some(({ row }) => row > 0) ? 4 : 2,
  };
}

const wordsOf = ({ label, bean, isEstimated }: RoastMark, unit: RoastInput['unit'], estimated: string) => ({
  name: label,
  note: isEstimated ? estimated : '',
  value: tenths(bean === null ? null : shownDegrees(bean, unit)),
});

function lengthOf({ name, note, value }: Pick<MarkLabel, 'name' | 'note' | 'value'>, size: number): number {
  const noted = note ? NOTE.apart + roomOf(note, NOTE.size) : 0;
  return Math.max(roomOf(name, size) + noted, roomOf(value, size));
}

/** Where the words of a mark may stand, the best place first; `box` counts lines, not px, from top to bottom. */
function placesOf({ s }: RoastMark, scale: Scale, wide: number) {
  const line = pxOf(scale, s);
  return (['start', 'end'] as const).flatMap((anchor) =>
    [0, 2].map((row) => {
      const x = line + (anchor === 'start' ? BESIDE : -BESIDE);
      const left = anchor === 'start' ? x : x - wide;
      return { row, anchor, x, box: { left, right: left + wide, top: row, bottom: row + 2 } };
    }),
  );
}
