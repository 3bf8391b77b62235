import { cutTo } from '../text/width.ts';
import { pxOf, round, type Scale } from '../timeline/scale.ts';
import { sized } from '../timeline/sized.ts';
import { clockText, roomOf } from '../timeline/words.ts';
import { type BrewLine, drawable, lastOf, pouredPath, totalOf } from './line.ts';
import { placeLabels, ROWS } from './ruler_labels.ts';
import { type RulerTicks, rulerSteps, rulerTicks } from './ruler_ticks.ts';
import { LONGEST } from './size.ts';

/** A step beside the ruler: the nth is the nth pour of the plan; one more than there are pours is the end. */
export interface RulerStep {
  readonly key: string;
  readonly name: string;
  /** Up to how much is poured, `200 g까지`; may be empty. */
  readonly target: string;
}

/** What a ruler shows, and how large. */
export interface RulerInput {
  readonly plan: BrewLine;
  /** What has begun so far; `end` is null while it runs. */
  readonly actual: BrewLine;
  /** Ms from 0:00 that are to be seen. */
  readonly now: number;
  readonly width: number;
  readonly height: number;
  readonly steps: readonly RulerStep[];
}

/** A step on the ruler, in px. */
export interface StepLayout {
  readonly key: string;
  readonly state: 'past' | 'now' | 'next';
  readonly lead: string;
  readonly name: { readonly text: string; readonly y: number } | null;
  readonly target: { readonly text: string; readonly y: number } | null;
}

/** Where everything of a ruler lies. What is drawn may be longer than the room; it then rolls with the time. */
export interface RulerLayout {
  readonly width: number;
  readonly height: number;
  /** Px on the page of one px here. */
  readonly scale: number;
  readonly length: number;
  /** Where the ruler lies, and between which px masses are drawn. */
  readonly axis: number;
  readonly mass: Scale;
  readonly time: Scale;
  /** When the ruler ends, in ms; and how much is seen at once. */
  readonly whole: number;
  readonly span: number;
  readonly ticks: RulerTicks;
  readonly plan: string;
  readonly steps: readonly StepLayout[];
  readonly actual: BrewLine;
}

/** Px above the beginning of a ruler and below its end. */
const EDGE = 10;
const LEAST = { width: 240, height: 120, axis: 46, plot: 40 };
/** Px of a room from which on all is larger, and so many times at the most. */
const LARGE = { width: 420, height: 600, most: 1.4 };
/** Px beside the ruler: to the times, to the masses, and up to names. */
export const BESIDE = { time: 18, plot: 12, knee: 20, names: 26 };
/** What masses may take of the room beside the ruler, and names of all. */
const SHARE = { mass: 0.56, names: 0.45 };
const SIZE = { time: 12, name: 16, target: 13 };
/** Ms of one px at the most, unless all of it takes no longer than `SHORT`: what lasts longer is seen in part. */
const SLOWEST = 1000;
const SHORT = 300_000;
/** How much is seen of a step that lasts longer. */
const AROUND = 1.6;
/** Ms of a ruler without a plan; it grows by a part of what has gone by. */
const EMPTY = 180_000;
const GROWTH = 1.1;
const SECOND = 1000;

/** The geometry of a ruler. */
export function rulerLayout(input: RulerInput): RulerLayout {
  const scale = scaleOf(input);
  const [width, height] = [sized(input.width / scale, LEAST.width), sized(input.height / scale, LEAST.height)];
  const now = input.now > 0 ? Math.min(input.now, LONGEST) : 0;
  const [plan, actual] = [drawable(input.plan, LONGEST), drawable(input.actual, LONGEST)];
  const begun = actual.pours.length;
  const terms = input.steps.map((_, at) => termOf(plan, actual, at));
  const current = actual.end === null ? begun - 1 : terms.length;

  const room = height - 2 * EDGE;
  const whole = wholeOf(plan, actual, now, terms, room);
  const span = spanOf(terms, current, whole, Math.max(SHORT, room * SLOWEST), actual.end !== null);
  const from = span < whole ? Math.max(0, now - span) : 0;
  const to = span < whole ? Math.min(whole, from + 3 * span) : whole;
  const length = round((room * (to - from)) / span) + 2 * EDGE;
  const time = { from, to, start: EDGE, end: length - EDGE };

  const axis = Math.max(LEAST.axis, Math.ceil(roomOf(clockText(whole / SECOND), SIZE.time)) + BESIDE.time);
  const wanted = Math.max(
    0,
    ...input.steps.flatMap(({ name, target }) => [roomOf(name, SIZE.name), roomOf(target, SIZE.target)]),
  );
  const names = width - Math.ceil(Math.min(wanted, width * SHARE.names));
  const left = axis + BESIDE.plot;
  const right = Math.max(left + LEAST.plot, Math.min(left + (width - left) * SHARE.mass, names - BESIDE.names));
  const mass = { from: 0, to: Math.max(1, totalOf(plan), totalOf(actual)), start: left, end: round(right) };

  const seen = terms.map((term, at) => ({ term, at })).filter(({ term }) => term >= from && term <= to);
  const places = placeLabels(
    seen.map(({ term, at }) => ({
      y: pxOf(time, term),
      hasTarget: Boolean(input.steps[at]?.target),
      worth: worthOf(at, current),
    })),
    EDGE,
    length,
  );
  return {
    ...{ width, height, scale, length, axis, mass, time, whole, span, actual },
    ticks: rulerTicks(time, axis),
    plan: pouredPath(plan, Math.max(lastOf(plan), whole), time, mass, true),
    steps: seen.flatMap(({ term, at }, i) => {
      const step = input.steps[at];
      const place = places[i];
      const y = round(pxOf(time, term));
      const line = (text: string, size: number, row: number) =>
        place && text ? { text: cutTo(text, size, width - names), y: round(place.y + row) } : null;
      if (!step) return [];
      return {
        key: step.key,
        state: at < current ? ('past' as const) : at === current ? ('now' as const) : ('next' as const),
        lead: leadOf(left, names - BESIDE.knee, width, y, place ? round(place.y) : null),
        name: line(step.name, SIZE.name, ROWS.name),
        target: place?.hasTarget ? line(step.target, SIZE.target, ROWS.target) : null,
      };
    }),
  };
}

/** Whoever stands before a large screen stands away from it: there all is larger. */
const scaleOf = ({ width, height }: RulerInput): number =>
  Math.min(LARGE.most, Math.max(1, Math.min(width / LARGE.width, height / LARGE.height) || 1));

/** When a step began, or is to begin. */
const termOf = (plan: BrewLine, actual: BrewLine, at: number): number =>
  actual.pours[at]?.term ?? plan.pours[at]?.term ?? actual.end ?? plan.end ?? lastOf(plan);

/** How far the ruler goes: the last step has room for its name below, and a time that goes on has more. */
function wholeOf(plan: BrewLine, actual: BrewLine, now: number, terms: readonly number[], room: number): number {
  const isPlanned = plan.end !== null || plan.pours.length > 1;
  const last = Math.max(lastOf(plan), ...terms, actual.end ?? 0, ...actual.pours.map(({ term }) => term));
  const named = (last * (room + EDGE)) / Math.max(1, room + EDGE - ROWS.one);
  const least = Math.max(SECOND, named, isPlanned ? 0 : EMPTY, now > last ? now * GROWTH : 0);
  const [, middle] = rulerSteps(room / least);
  return Math.ceil(least / (middle * SECOND) - 1e-9) * middle * SECOND;
}

/** How much is seen at once: all of it, or of a long brew the step that goes on. */
function spanOf(terms: readonly number[], current: number, whole: number, least: number, isOver: boolean): number {
  if (isOver || whole <= least) return whole;
  const [from = 0, to = whole] = [terms[current], terms[current + 1]];
  return Math.min(whole, Math.max(least, (to - from) * AROUND));
}

/** The current step and the next one are shown in any case, and others the nearer they are to come. */
const worthOf = (at: number, current: number): number =>
  at === current ? 3 : at === current + 1 ? 2 : at > current ? 1 / (at - current) : -(current - at);

/** The hairline of a step: straight, or with a knee to a name that was moved; without a name it ends before those of others. */
const leadOf = (left: number, knee: number, right: number, y: number, named: number | null): string =>
  named === null
    ? `M${left} ${y}H${round(knee)}`
    : named === y
      ? `M${left} ${y}H${right}`
      : `M${left} ${y}H${round(knee)}L${round(knee + 12)} ${named}H${right}`;
