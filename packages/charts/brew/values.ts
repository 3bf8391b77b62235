import { pouredAt } from '@hanjan/core';
import { barOf, drawnTo, limitOf, nowOf } from './frame.ts';
import type { BrewInput } from './input.ts';
import { type BrewLine, drawable } from './line.ts';
import { type Flow, flowsOf } from './steps.ts';

/** What a brew was at a moment. */
export interface BrewValues {
  readonly ms: number;
  /** Tenths of a gram; null when nothing is known, or while that moment is still to come. */
  readonly actual: number | null;
  readonly plan: number | null;
  /** Grams in a second, 0 while nobody pours, and bars. */
  readonly flow: number | null;
  readonly bar: number | null;
}

/** The values at so many ms from 0:00. */
export function valuesAt(input: Pick<BrewInput, 'actual' | 'plan' | 'now' | 'limit'>, ms: number): BrewValues {
  const limit = limitOf(input);
  const [actual, plan] = [drawable(input.actual, limit), input.plan && drawable(input.plan, limit)];
  const now = nowOf(input);
  const hasCome = actual.end !== null || now === null || ms <= now;
  const at = ms <= drawnTo(actual, now) ? nthAt(actual, ms) : -1;
  return {
    ms,
    actual: hasCome ? pouredAt(actual.pours, actual.end, ms) : null,
    plan: plan ? pouredAt(plan.pours, plan.end, ms) : null,
    flow: flowAt(flowsOf(actual)[at], ms),
    bar: barOf(actual.pours[at]?.bar),
  };
}

const nthAt = ({ pours }: BrewLine, ms: number) => pours.findLastIndex(({ term }) => term <= ms);

const flowAt = (flow: Flow | null | undefined, ms: number): number | null =>
  flow ? (ms < flow.until ? flow.value : 0) : null;
