import { useEffect } from 'react';
import { isUndoKey } from '../../parts/undo_key.ts';

/** Takes the last change back by Ctrl+Z or Cmd+Z, except where somebody types. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || !isUndoKey(event)) return;
      if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo]);
}
