import type { Gauge, Gauged } from '@hanjan/core';

/** A place on a graduation, as a share of its length. */
interface Place {
  readonly at: number;
}

/** What is drawn of a graduation: ticks, the long ones at its marks, and the numbers of the marks. */
export interface Ruler {
  readonly ticks: readonly (Place & { readonly isLong: boolean })[];
  readonly marks: readonly Mark[];
}

interface Mark extends Place {
  readonly text: string;
  readonly held: number;
  /** Stands too near to the one before to have its number on a short graduation. */
  readonly isCrowded: boolean;
}

/** Ticks are at least this share of the length apart. */
const DENSE = 1 / 32;
/** Numbers nearer than this share, for each of their digits, run into each other on a short graduation. */
const DIGIT = 1 / 24;
/** So many good values each have a tick and a number of their own. */
const FEW = 12;

/** The graduation of a number between its bounds: ticks at round numbers of the unit that is read. */
export function rulerOf({ scale = 1, marks = [] }: Gauged, gauge: Gauge): Ruler {
  const { low, high, size, from } = gauge;
  const [first, last] = [gauge.shown(low), gauge.shown(high)];
  const length = last - first;
  const at = (shown: number) => (shown - first) / length;
  const good = size > 0 ? Math.floor((high - from) / size) + 1 : Number.POSITIVE_INFINITY;
  const tick = roundAbove(length * DENSE);

  const named = marks.map((mark) => Math.round(mark * scale));
  const values = named.length > 0 ? named : good <= FEW ? multiples(from, high, size) : [];
  const ends = values.length > 0 ? values : [low, (low + high) / 2, high];
  let shownAt = Number.NEGATIVE_INFINITY;
  const long = ends.map((held): Mark => {
    const [place, text] = [at(gauge.shown(held)), plain(gauge.text(held))];
    const isCrowded = place - shownAt < text.length * DIGIT;
    if (!isCrowded) shownAt = place;
    return { at: place, text, held, isCrowded };
  });
  const short = good <= FEW ? [] : multiples(Math.ceil(first / tick) * tick, last, tick).map(at);
  return {
    ticks: [
      ...short.filter((place) => long.every((mark) => Math.abs(mark.at - place) > 1e-6)).map((place) => tickAt(place)),
      ...long.map((mark) => tickAt(mark.at, true)),
    ],
    marks: long,
  };
}

/** How far a drag or an arrow key goes where every value is good: a round number, at least a hundredth of the length. */
export const stepOf = (gauge: Gauge): number =>
  10 ** Math.floor(Math.log10((gauge.shown(gauge.high) - gauge.shown(gauge.low)) / 100) + 1e-9);

/** What is stored at a share of the length: the nearest good value. */
export function heldAt(share: number, gauge: Gauge): number {
  const { low, high, size, from } = gauge;
  const [first, last] = [gauge.shown(low), gauge.shown(high)];
  const by = stepOf(gauge);
  const shown = Math.round((first + share * (last - first)) / by) * by;
  const held = gauge.held(shown);
  const good = size > 0 ? from + Math.round((held - from) / size) * size : held;
  return Math.min(high, Math.max(low, good));
}

const tickAt = (at: number, isLong = false) => ({ at, isLong });

/** The next of 1, 2 and 5 times a power of ten. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= value * (1 - 1e-9)) ?? 10);
}

const multiples = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);

/** A number of a graduation has no decimals that say nothing. */
const plain = (text: string): string => text.replace(/\.0+$/, '');
