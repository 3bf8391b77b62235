/** What a key event tells of the key. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Ctrl+Z or ⌘Z. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
