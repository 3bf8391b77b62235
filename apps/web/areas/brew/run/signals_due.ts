import type { Signal } from '../signal/signals.ts';
import type { Coming } from './shown.ts';

/** How long before its time something is announced first, in ms. */
const BEFORE = 3000;
/** Somebody who looks away for longer than this hears nothing of what went by meanwhile. */
const LATE = 2000;

/** What is to be announced of what comes, between two looks at the clock of a brew; null when nothing is. */
export function dueSignal({ term, isEnd }: Coming, from: number, to: number): Signal | null {
  if (term === null) return null;
  const isPassed = (at: number) => from < at && to >= at && to - at < LATE;
  if (isPassed(term)) return isEnd ? 'over' : 'step';
  return term > BEFORE && isPassed(term - BEFORE) ? 'soon' : null;
}
