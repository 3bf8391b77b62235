import { pourFlows, pourUntil, roundTo } from '@hanjan/core';
import type { Box, Scale } from '../timeline/scale.ts';
import { type StepsLayout, stepsOf } from '../timeline/steps.ts';
import { barOf } from './frame.ts';
import type { BrewLine } from './line.ts';

/** What holds from a pour until the next one, as runs: where nothing is known there is a gap. Times are ms. */
export interface Run {
  readonly steps: readonly { readonly ms: number; readonly value: number }[];
  readonly until: number;
}

/** How fast a pour flows, in g/s, and until when, in ms. */
export interface Flow {
  readonly value: number;
  readonly until: number;
}

/** How fast each pour flows, as the line of the poured mass rises; none where that is too slow, or too sudden, to be told. */
export function flowsOf({ pours, end }: BrewLine): (Flow | null)[] {
  const means = pourFlows(pours, end);
  const untils = pourUntil(pours, end);
  return pours.map(({ term, mass }, at) => {
    const until = untils[at] ?? term;
    if (!means[at] || !mass || until <= term) return null;
    return { value: roundTo((mass * 1000) / (until - term), 1) / 10, until };
  });
}

/** Grams in a second over time: while nobody pours there is nothing. */
export const flowRuns = (line: BrewLine): Run[] =>
  flowsOf(line).flatMap((flow, at) => {
    const { term = 0 } = line.pours[at] ?? {};
    return flow === null ? [] : [{ steps: [{ ms: term, value: flow.value }], until: flow.until }];
  });

/** Bars over time, up to a moment. */
export const barRuns = (line: BrewLine, to: number): Run[] =>
  runsOf(
    line,
    line.pours.map(({ bar }) => barOf(bar)),
    to,
  );

function runsOf({ pours }: BrewLine, values: readonly (number | null)[], to: number): Run[] {
  const runs: Run[] = [];
  for (const [at, { term }] of pours.entries()) {
    const value = values[at] ?? null;
    const until = pours[at + 1]?.term ?? to;
    if (value === null || until <= term) continue;
    const last = runs.at(-1);
    if (last?.until === term) runs[runs.length - 1] = { steps: [...last.steps, { ms: term, value }], until };
    else runs.push({ steps: [{ ms: term, value }], until });
  }
  return runs;
}

/** Runs as one drawing. */
export function runsPath(runs: readonly Run[], x: Scale, y: Scale, room: Box): StepsLayout {
  const parts = runs.map(({ steps, until }) =>
    stepsOf({ steps: steps.map(({ ms, value }) => ({ s: ms, value })), until }, x, y, room),
  );
  return {
    line: parts.map(({ line }) => line).join(''),
    area: parts.map(({ area }) => area).join(''),
    values: parts.flatMap(({ values }, run) => values.map((value) => ({ ...value, key: run * 100 + value.key }))),
  };
}
