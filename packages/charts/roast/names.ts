import { placeOf } from '@hanjan/roastlog/figures/at.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import { nearestFree } from '../timeline/place.ts';
import { type Box, pxOf, type Scale } from '../timeline/scale.ts';
import { roomOf } from '../timeline/words.ts';
import type { Frame } from './frame.ts';

/** A line that has its name at its end. */
export interface NamedLine {
  readonly key: string;
  readonly line: 'bean' | 'air' | 'ror' | 'other';
  /** Which of the other roasts it is, from 0. */
  readonly other?: number;
  readonly name: string;
  readonly time: readonly number[];
  readonly values: readonly Reading[];
  readonly scale: Scale;
  /** Seconds that the line is moved by. */
  readonly shift?: number;
}

/** The name of a line beside its end. */
export interface NameLayout {
  readonly key: string;
  readonly line: NamedLine['line'];
  readonly other?: number | undefined;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const BESIDE = 9;
const FARTHEST = 90;

/** Px of the names of other roasts. */
const OTHER_SIZE = 11;

/** Names at the ends of lines, as far as they are seen, each as near to its end as there is room. */
export function namesOf(frame: Frame, lines: readonly NamedLine[], size: number, taken: readonly Box[]): NameLayout[] {
  const room = { left: 0, top: frame.plot.top, right: frame.width, bottom: frame.plot.bottom - 2 };
  const placed = [...taken];
  return lines.flatMap(({ key, line, other, name, time, values, scale, shift = 0 }) => {
    const end = lastSeen(frame, time, values, scale, shift);
    if (!end || !name) return [];
    const px = line === 'other' ? OTHER_SIZE : size;
    const wide = roomOf(name, px);
    const left = Math.min(end.x + BESIDE, frame.width - 2 - wide);
    const box = { left, right: left + wide, top: end.y - px / 2 - 1, bottom: end.y + px / 2 + 3 };
    const free = nearestFree(box, room, placed, FARTHEST);
    if (!free) return [];
    placed.push(free);
    return [{ key, line, other, text: name, x: Math.round(left), y: Math.round(free.bottom - 4) }];
  });
}

/** Names move by so many px, so that they stand still while a line trembles at its end. */
const GRID = 3;
const onGrid = (px: number) => Math.round(px / GRID) * GRID;

/** The last point of a line that is seen. */
function lastSeen(
  { x, plot }: Frame,
  time: readonly number[],
  values: readonly Reading[],
  scale: Scale,
  shift: number,
) {
  for (let i = placeOf(time, x.to - shift + 1e-9) - 1; i >= 0; i--) {
    const s = (time[i] as number) + shift;
    if (s < x.from) return null;
    const value = values[i] ?? null;
    if (value === null) continue;
    const y = pxOf(scale, value);
    if (y >= plot.top && y <= plot.bottom) return { x: onGrid(pxOf(x, s)), y: onGrid(y) };
  }
  return null;
}
