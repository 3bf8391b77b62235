import type { Pressed } from './pressed.ts';

/** Ctrl+S or ⌘S; some keyboards name the Korean letter on that key. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (key.toLowerCase() === 's' || key === 'ㄴ') && (ctrlKey || metaKey) && !altKey && !shiftKey;
