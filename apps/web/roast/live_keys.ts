import type { KeyboardEvent } from 'react';
import { nextOf } from './live.ts';
import { BACK_KEY } from './pad.ts';
import type { Live } from './useLive.ts';
import type { RoastWork } from './work.ts';

const TYPED = /^[\d.]$/;

/** Keys of a live roast: the space bar marks what comes next, digits open the pad. */
export function liveKeys(work: RoastWork, live: Live, isStill: boolean): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (isStill || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    const isButton = target instanceof HTMLButtonElement;
    const { next } = nextOf(work);
    if (key === ' ' && !isButton && next && !repeat) live.mark(next);
    else if (TYPED.test(key)) live.openPad(key);
    else if (key === 'Backspace' && live.pad) live.press(BACK_KEY);
    else if (key === 'Enter' && live.pad) live.note();
    else return;
    event.preventDefault();
  };
}
