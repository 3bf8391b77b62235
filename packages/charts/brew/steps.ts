import { pourFlows } from '@hanjan/core';
import type { Box, Scale } from '../timeline/scale.ts';
import { type StepsLayout, stepsOf } from '../timeline/steps.ts';
import { barOf } from './frame.ts';
import type { BrewLine } from './line.ts';

/** What holds from a pour until the next one, as runs: where nothing is known there is a gap. Times are ms. */
export interface Run {
  readonly steps: readonly { readonly ms: number; readonly value: number }[];
  readonly until: number;
}

/** Grams in a second of each pour, until the next one begins or the brew ends: what is poured at once has none. */
export const flowsOf = ({ pours, end }: BrewLine): (number | null)[] =>
  pourFlows(pours, end).map((flow) => (flow === null ? null : flow / 10));

/** Grams in a second over time. */
export const flowRuns = (line: BrewLine): Run[] => runsOf(line, flowsOf(line), line.end ?? 0);

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
