import { placeOf } from '@hanjan/roastlog/figures/at.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import type { View } from '../timeline/view.ts';
import type { RoastInput } from './input.ts';

/** The lowest and the highest of some numbers. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

const known = new WeakMap<readonly Reading[], Extent | null>();

/** The lowest and the highest reading; null without any. A list that was asked for before is not gone through again. */
function extentOf(values: readonly Reading[]): Extent | null {
  const found = known.get(values);
  if (found !== undefined) return found;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const extent = least <= most ? { least, most } : null;
  known.set(values, extent);
  return extent;
}

/** Seconds that the axis has when nothing needs more (first document of the specification, 9). */
const USUAL_END = 780;
/** So much of the preheating, and of what comes after the drop, is seen before anybody zooms out, in seconds. */
const BEFORE = 120;
const AFTER = 120;
/** Seconds by which an axis grows, so that it does not move with every reading. */
const START_STEP = 30;
const END_STEP = 60;

/** All times that can be seen, and those that are seen at first. */
export function spansOf({ time, marks, others = [], now }: RoastInput): { reach: View; whole: View } {
  const [first = 0, last = 0] = [time[0], time.at(-1)];
  const behind = others.map((other) => (other.time.at(-1) ?? 0) + other.shift);
  const marked = marks.map(({ s }) => s);
  const from = Math.min(0, first, ...marked);
  const to = Math.max(USUAL_END, last, now ?? 0, ...marked, ...behind);
  const drop = marks.findLast(({ key }) => key === 'DROP')?.s;
  const end = drop === undefined ? last : Math.min(last, drop + AFTER);
  const whole = {
    from: down(Math.max(from, -BEFORE), START_STEP),
    to: up(Math.max(USUAL_END, end, drop ?? 0, now ?? 0), END_STEP),
  };
  return { reach: { from: down(from, START_STEP), to: up(Math.max(to, whole.to), END_STEP) }, whole };
}

/** °C that the axis has when nothing needs more (first document of the specification, 9). */
const USUAL: Extent = { least: 100, most: 250 };
/** What lies beyond is a fault of a probe and cut off. */
const MOST: Extent = { least: -60, most: 520 };
const ROOM = { below: 10, above: 4 };
const DEGREES = { below: 20, above: 10 };

/** The °C that the axis has. */
export function degreesOf({ bean, air, marks, checks = [], checkLine, others = [], shown = {} }: RoastInput): Extent {
  const lists = [
    ...(shown.bean === false ? [] : [bean]),
    ...(shown.air === false ? [] : [air]),
    ...(shown.others === false ? [] : others.map((other) => other.bean)),
  ];
  const points = [...marks.map((mark) => mark.bean), ...checks.map((check) => check.bean), checkLine ?? null];
  const extents = [...lists.map(extentOf), extentOf(points)].filter((one) => one !== null);
  const least = Math.min(USUAL.least + ROOM.below, ...extents.map((one) => one.least)) - ROOM.below;
  const most = Math.max(USUAL.most - ROOM.above, ...extents.map((one) => one.most)) + ROOM.above;
  return {
    least: Math.max(MOST.least, down(least, DEGREES.below)),
    most: Math.min(MOST.most, up(most, DEGREES.above)),
  };
}

/** Rates lie in the lower part of the room, so that they meet the curves seldom. */
const RATES = { least: 20, most: 100, step: 10, share: 0.62 };
/** A rate says something once its span lies behind the turning point. */
const AFTER_TURN = 20;

/** What is drawn of the rates of rise: from which second on, up to which rate, and the highest °C per minute of the axis. */
export interface Rates {
  readonly from: number;
  readonly highest: number;
  readonly top: number;
}

/** The rates of rise that are drawn; null without any. */
export function ratesOf({ time, ror, marks, shown = {} }: RoastInput): Rates | null {
  if (shown.ror === false) return null;
  const turn = marks.find(({ key }) => key === 'TP');
  const from = turn ? turn.s + AFTER_TURN : Number.NEGATIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = placeOf(time, from); i < ror.length; i++) highest = Math.max(highest, ror[i] ?? highest);
  if (highest === Number.NEGATIVE_INFINITY) return null;
  const top = Math.min(RATES.most, Math.max(RATES.least, up(highest / RATES.share, RATES.step)));
  return { from, highest, top };
}

const down = (value: number, step: number) => Math.floor(value / step) * step;
const up = (value: number, step: number) => Math.ceil(value / step) * step;
