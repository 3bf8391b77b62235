import { useEffect, useRef } from 'react';
import { chosenShell } from '../../../base/session/preferences.ts';
import { BACK_KEY, isTyped } from '../../../parts/pad/keys.ts';
import { isUndoKey } from '../../../parts/undo_key.ts';
import type { BrewHand } from './useBrew.ts';

interface Situation {
  /** Its clock cannot be right, or nothing of it goes on. */
  readonly isAhead: boolean;
  readonly isOver: boolean;
  /** Of two brews digits choose one, and keys are of the one that is chosen. */
  readonly lane?: { readonly isChosen: boolean; choose(nth: number): void } | undefined;
}

/**
 * Keys of a running brew: the space bar and Enter begin the next step, P pauses, Backspace takes back, digits open the
 * pad, also once it is over. They hold wherever the focus went, but a focused button is pressed. Letters and digits are
 * shortcuts, which people turn off; an open pad is typed on all the same.
 */
export function useBrewKeys(hand: BrewHand, situation: Situation): void {
  const latest = useRef({ hand, ...situation });
  latest.current = { hand, ...situation };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { hand, isAhead, isOver, lane } = latest.current;
      const { key, code, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (target instanceof HTMLInputElement) return;
      // What the page below takes back by its key is out of sight.
      if (isUndoKey(event)) event.preventDefault();
      if (ctrlKey || metaKey || altKey) return;
      const { shortcuts } = chosenShell.get();
      const isPress = key === ' ' || key === 'Enter';
      if (isPress && (target instanceof HTMLButtonElement || repeat)) return;
      if (lane && !lane.isChosen) return;
      if (hand.pad && isTyped(key)) hand.press(key);
      else if (hand.pad && key === 'Backspace') hand.press(BACK_KEY);
      else if (hand.pad && key === 'Enter') hand.note();
      else if (lane && shortcuts && isTyped(key)) lane.choose(Number(key));
      else if (isAhead) return;
      else if (shortcuts && isTyped(key)) hand.openPad(key);
      else if (isOver) return;
      else if (isPress) hand.next();
      // By its place, because a Korean keyboard types another letter there.
      else if (shortcuts && code === 'KeyP' && !repeat) hand.pause();
      else if (key === 'Backspace' && !repeat) hand.back();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
