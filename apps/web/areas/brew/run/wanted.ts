import type { ComponentType } from 'react';
import { readStored, workName } from '../../../base/store/storage.ts';
import { createStore } from '../../../base/store/store.ts';
import { withTexts } from '../../../base/texts/index.ts';
import { tellMissing } from '../../../parts/states/missing.ts';
import { RUN_PLACES } from './places.ts';

/** What is stored of timers; nothing else of them is loaded before there is any. */
const NAMES = ['timer', ...RUN_PLACES];
const isKept = (): boolean => NAMES.some((name) => readStored('device', workName(name)) !== null);

/** What shows the timers, once there is any. It is drawn with the tap that begins one, so nothing of it comes later. */
export const timersPart = createStore<ComponentType | null>(null);

type LoadTimers = () => Promise<{ readonly default: ComponentType }>;

let load: LoadTimers = () => Promise.reject(new Error('nothing shows the timers'));

/** Hands in what shows the timers: it reads them here. */
export function provideTimers(timers: LoadTimers): void {
  load = timers;
}

/** Fetches what shows the timers, with its texts. */
export const loadTimers: LoadTimers = () => withTexts('brew', withTexts('brew_room', load()));

/** Shows the timers from now on. */
export const showTimers = async (): Promise<void> => timersPart.set((await loadTimers()).default);

/** Shows what there is already; where it cannot be fetched, not before somebody asks for it. */
export const showKept = (): void => void (isKept() && showTimers().catch(() => undefined));

/** Starts the main timer at this moment, or stops it. */
export function pressTimer(): void {
  const at = Date.now();
  Promise.all([import('./main_timer.ts'), showTimers()]).then(([{ press }]) => press(at), tellMissing);
}
