import type { Pressed } from './pressed.ts';

/** Ctrl+Z or ⌘Z; some keyboards name the Korean letter on that key. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (key.toLowerCase() === 'z' || key === 'ㅋ') && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether the key takes back what was done, and not what is being typed. */
export const takesBack = (event: KeyboardEvent): boolean =>
  isUndoKey(event) && !(event.target instanceof Element && event.target.closest('input, textarea, dialog'));
