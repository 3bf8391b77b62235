/** What a key event tells of the key. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+Z or ⌘Z; some keyboards name the Korean letter on that key. */
export const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (key.toLowerCase() === 'z' || key === 'ㅋ') && (ctrlKey || metaKey) && !altKey && !shiftKey;
