import { useEffect, useRef } from 'react';
import { chosenShell } from '../../../base/session/preferences.ts';
import { BACK_KEY, isTyped } from '../../../parts/pad/keys.ts';
import { isUndoKey } from '../../../parts/undo_key.ts';
import { nextOf } from '../live.ts';
import type { RoastWork } from '../work.ts';
import type { Live } from './useLive.ts';

/**
 * Keys of a live roast: the space bar marks what comes next, digits open the pad. They hold wherever the focus went. Who
 * has turned shortcuts off opens the pad by its button.
 */
export function useLiveKeys(work: RoastWork, live: Live, isStill: boolean): void {
  const latest = useRef({ work, live, isStill });
  latest.current = { work, live, isStill };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { work, live, isStill } = latest.current;
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      // What was typed last is taken back first, and no mark with it.
      if (live.pad && isUndoKey(event)) {
        event.preventDefault();
        live.dropPad();
      }
      if (isStill || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      const { next } = nextOf(work);
      if (key === ' ' && !(target instanceof HTMLButtonElement) && next && !repeat) live.mark(next);
      else if (isTyped(key) && (live.pad || chosenShell.get().shortcuts)) live.openPad(key);
      else if (key === 'Backspace' && live.pad) live.press(BACK_KEY);
      else if (key === 'Enter' && live.pad) live.note();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
