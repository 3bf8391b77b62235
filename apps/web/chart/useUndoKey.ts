import { useEffect } from 'react';

/** Takes the last change back by Ctrl+Z or Cmd+Z, except where somebody types. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey) return;
      if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo]);
}
