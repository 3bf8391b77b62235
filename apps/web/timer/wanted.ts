import { readKept } from '../kept.ts';
import { createStore } from '../store.ts';

/** What is kept of the two timers; nothing else of them is loaded before there is any. */
const NAMES = ['hanjan.work.timer', 'hanjan.work.brewrun'];
const isKept = (): boolean => NAMES.some((name) => readKept('device', name) !== null);

/** Whether anything of the timers is to be shown on the page. */
export const timersWanted = createStore(isKept());

/** Shows them from now on. */
export function wantTimers(): void {
  if (!timersWanted.get()) timersWanted.set(true);
}

// Another tab has begun one.
addEventListener('storage', () => isKept() && wantTimers());
