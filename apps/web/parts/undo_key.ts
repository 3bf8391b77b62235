import type { Pressed } from './pressed.ts';

/** Ctrl+Z or ⌘Z; some keyboards name the Korean letter on that key. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (key.toLowerCase() === 'z' || key === 'ㅋ') && (ctrlKey || metaKey) && !altKey && !shiftKey;
