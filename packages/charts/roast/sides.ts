import { cutTo } from '../text/width.ts';
import { roomOf } from '../timeline/words.ts';
import { type Frame, sizeOf } from './frame.ts';

/** A text at the left or the right of the plot. */
export interface SideText {
  readonly text: string;
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

/** Px that a long text may take of the plot itself. */
const INSIDE = 24;

/** A text at the left of the plot, up to it; a long one begins at the side of the room. */
export function textLeft(frame: Frame, text: string): SideText {
  const { text: px, beside } = sizeOf(frame);
  const x = frame.plot.left - beside;
  if (roomOf(text, px) <= x) return { text, x, anchor: 'end' };
  return { text: cutTo(text, px, frame.plot.left + INSIDE), x: 0, anchor: 'start' };
}

/** A text at the right of the plot, from it on; a long one ends at the side of the room. */
export function textRight(frame: Frame, text: string): SideText {
  const { text: px, beside } = sizeOf(frame);
  const x = frame.plot.right + beside;
  if (roomOf(text, px) <= frame.width - x) return { text, x, anchor: 'start' };
  return { text: cutTo(text, px, frame.width - frame.plot.right + INSIDE), x: frame.width, anchor: 'end' };
}
