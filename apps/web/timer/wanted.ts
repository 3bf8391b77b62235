import { loadTexts } from '../i18n/index.ts';
import { readKept } from '../kept.ts';
import { tellMissing } from '../shell/missing.ts';
import { createStore } from '../store.ts';

/** What is kept of the two timers; nothing else of them is loaded before there is any. */
const NAMES = ['timer', 'brewrun'];
const isKept = (): boolean => NAMES.some((name) => readKept('device', `hanjan.work.${name}`) !== null);

/** Whether anything of the timers is to be shown on the page. */
export const timersWanted = createStore(isKept());

/** Shows them from now on. */
export const wantTimers = (): void => timersWanted.set(true);

// Another tab has begun one.
addEventListener('storage', () => isKept() && wantTimers());

/** What shows the timers, with its texts. */
export async function loadTimers() {
  const [timers] = await Promise.all([import('./Timers.tsx'), loadTexts('brew')]);
  return timers;
}

/** The room of a brew. */
export const loadRoom = () => import('../brew/room/BrewRoom.tsx');

/** Fetches what a brew needs once it is begun: there may be no network by then, and a tap is to be its beginning. */
export const prepareBrew = (): void => void Promise.all([loadTimers(), loadRoom()]).catch(() => undefined);

/** Starts the main timer at this moment, or stops it. */
export function pressTimer(): void {
  const at = Date.now();
  import('./main_timer.ts').then(({ press }) => {
    press(at);
    wantTimers();
  }, tellMissing);
}
