import { isFree } from './place.ts';
import { type Box, pxOf, round, type Scale } from './scale.ts';
import { minus, roomOf } from './words.ts';

/** Something that is set to a value and stays there until the next. */
export interface Stepped {
  readonly steps: readonly { readonly s: number; readonly value: number }[];
  /** The second that the last value holds until. */
  readonly until: number;
}

/** Where a stepped line lies. */
export interface StepsLayout {
  readonly line: string;
  /** The same down to the ground, for a wash. */
  readonly area: string;
  readonly values: readonly { readonly key: number; readonly text: string; readonly x: number; readonly y: number }[];
}

const SIZE = 11;
const BESIDE = 4;
const NONE: StepsLayout = { line: '', area: '', values: [] };

/** A stepped line as far as it is seen; each value stands above its step where there is room for it. */
export function stepsOf({ steps, until }: Stepped, x: Scale, y: Scale, room: Box): StepsLayout {
  const parts = steps
    .map(({ s, value }, i) => ({
      left: pxOf(x, Math.max(s, x.from)),
      right: pxOf(x, Math.min(steps[i + 1]?.s ?? Math.max(until, s), x.to)),
      y: Math.min(y.start, Math.max(y.end, pxOf(y, value))),
      value,
    }))
    .filter(({ left, right }) => right > left);
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return NONE;
  const corners = parts.map(({ left, right, y }) => `${round(left)} ${round(y)}H${round(right)}`);
  const along = corners.map((corner, i) => (i === 0 ? `M${corner}` : `V${corner.split(' ')[1]}`)).join('');
  const taken: Box[] = [];
  const values = parts.flatMap(({ left, y, value }, i) => {
    const text = minus(round(value));
    const next = parts[i + 1];
    const box = { left: left + BESIDE, top: y - BESIDE - SIZE, right: left + BESIDE + roomOf(text, SIZE), bottom: y };
    // The riser of a higher step stands in the way.
    const isBarred = next && next.y < y && box.right > next.left - 1;
    if (isBarred || !isFree(box, room, taken)) return [];
    taken.push({ ...box, right: box.right + BESIDE });
    return [{ key: i, text, x: round(box.left), y: round(y - BESIDE) }];
  });
  return { line: along, area: `${along}V${y.start}H${round(first.left)}Z`, values };
}
