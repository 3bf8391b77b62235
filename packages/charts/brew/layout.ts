import { pouredAt, pourUntil } from '@hanjan/core';
import { isFree } from '../timeline/place.ts';
import { type Box, pxOf, round } from '../timeline/scale.ts';
import type { StepsLayout } from '../timeline/steps.ts';
import { minus, roomOf } from '../timeline/words.ts';
import { drawnTo, type Frame, frameOf, limitOf, NAME, nowOf, STRIP, unitOf } from './frame.ts';
import type { BrewInput, BrewWords } from './input.ts';
import { type BrewLine, drawable, pouredPath } from './line.ts';
import { barRuns, flowRuns, runsPath } from './steps.ts';

/** A name at the end of its line. */
export interface LineName {
  readonly key: 'actual' | 'plan';
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A sum where its pour ends. */
export interface SumLayout {
  readonly key: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** Where everything of a brew lies, in px. */
export interface BrewLayout {
  readonly frame: Frame;
  readonly actual: { readonly line: string; readonly area: string; readonly sums: readonly SumLayout[] };
  readonly plan: string;
  readonly bars: { readonly actual: string; readonly plan: string };
  readonly flows: { readonly actual: StepsLayout; readonly plan: string } | null;
  readonly names: readonly LineName[];
  /** Px of the line of now; null when the brew does not run. */
  readonly now: number | null;
}

/** The geometry of a brew. */
export function brewLayout(input: BrewInput, words: BrewWords): BrewLayout {
  const limit = limitOf(input);
  const actual = drawable(input.actual, limit);
  const plan = input.plan ? drawable(input.plan, limit) : null;
  const now = nowOf(input);
  const [actualTo, planTo] = [drawnTo(actual, now), plan ? drawnTo(plan, null) : 0];
  const flows = { actual: flowRuns(actual), plan: plan ? flowRuns(plan) : [] };
  const all = [...flows.actual, ...flows.plan].flatMap(({ steps }) => steps.map(({ value }) => value));
  // What drips for hours is slower than anything that is shown.
  const fastest = Math.max(0, ...all);
  const frame = frameOf(input, words, { actual, plan, now, actualTo, planTo }, fastest > 0);
  const { plot, x, mass, bar, ground } = frame;

  const line = pouredPath(actual, actualTo, x, mass, false);
  const barLine = (line: BrewLine, to: number) => (bar ? runsPath(barRuns(line, to), x, bar, plot).line : '');
  const strip =
    ground === null ? null : { from: 0, to: Math.max(1, fastest), start: ground, end: ground - STRIP.height };
  const room = { ...plot, top: (ground ?? 0) - STRIP.height - STRIP.value, right: frame.width, bottom: ground ?? 0 };
  return {
    frame,
    actual: {
      line,
      area: line && `${line}V${plot.bottom}H${plot.left}Z`,
      sums: sumsOf(actual, actualTo, frame, unitOf(input)),
    },
    plan: plan ? pouredPath(plan, planTo, x, mass, false) : '',
    bars: { actual: barLine(actual, actualTo), plan: plan ? barLine(plan, planTo) : '' },
    flows: strip && {
      actual: runsPath(flows.actual, x, strip, room),
      plan: runsPath(flows.plan, x, strip, room).line,
    },
    names: plan
      ? namesOf(
          [
            ['actual', actual, actualTo],
            ['plan', plan, planTo],
          ],
          words,
          frame,
        )
      : [],
    now: now === null ? null : round(pxOf(x, now)),
  };
}

const SUM = { size: 11, up: 5, beside: 4, high: 16 };

/** What stands poured once each pour has flowed: above its level where that is long enough, otherwise before it. */
function sumsOf(line: BrewLine, to: number, frame: Frame, inUnit: (tenths: number) => number): SumLayout[] {
  const { x, plot } = frame;
  const taken: Box[] = [];
  const until = pourUntil(line.pours, line.end);
  let sum = 0;
  return line.pours.flatMap(({ mass }, key) => {
    const ms = until[key] ?? 0;
    sum += mass ?? 0;
    if (!mass || ms > to) return [];
    const text = minus(round(inUnit(sum)));
    const [px, y, wide] = [pxOf(x, ms), pxOf(frame.mass, sum), roomOf(text, SUM.size)];
    const next = line.pours.slice(key + 1).find((pour) => pour.term >= ms && pour.mass);
    const level = next ? pxOf(x, Math.min(to, next.term)) : plot.right;
    const places = [
      { anchor: 'start' as const, left: px + SUM.beside, right: level },
      { anchor: 'end' as const, left: px - wide, right: px },
    ];
    for (const { anchor, left, right } of places) {
      const box = { left, right: left + wide, top: y - SUM.high, bottom: y - SUM.up + 1 };
      if (box.right > right + 0.1 || !isFree(box, { ...plot, top: 0 }, taken)) continue;
      taken.push({ ...box, left: left - SUM.beside, right: box.right + SUM.beside });
      return [{ key, text, anchor, x: round(anchor === 'start' ? left : px), y: round(y - SUM.up) }];
    }
    return [];
  });
}

/** Px from the end of a line down to a name that stands within the plot, where the other line may go on. */
const UNDER = 16;

/** Names at the ends of both lines; where those lie close the higher one is moved up. */
function namesOf(
  lines: readonly (readonly [key: LineName['key'], line: BrewLine, to: number])[],
  words: Pick<BrewWords, 'actual' | 'plan'>,
  { x, mass, plot, names }: Frame,
): LineName[] {
  const found = lines.map(([key, line, to]) => {
    const [text, y] = [words[key], pxOf(mass, pouredAt(line.pours, line.end, to) ?? 0)];
    const left = pxOf(x, to) + NAME.gap;
    const isInside = left + roomOf(text, NAME.size) <= plot.right;
    return { key, text, isInside, x: round(isInside ? left : names), y: isInside ? y + UNDER : y + 4 };
  });
  const [first, second] = found.filter(({ isInside }) => !isInside).toSorted((a, b) => a.y - b.y);
  const lack = first && second ? Math.max(0, NAME.line - (second.y - first.y)) / 2 : 0;
  return found.map((name) => {
    const moved = name === first ? -lack : name === second ? lack : 0;
    // Under a line at the bottom there are the times.
    return { key: name.key, text: name.text, x: name.x, y: round(Math.min(plot.bottom - 4, name.y + moved)) };
  });
}
