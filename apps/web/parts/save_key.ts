/** What a key event tells of the key, from React or the page itself. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+S or ⌘S; some keyboards name the Korean letter on that key. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  (key.toLowerCase() === 's' || key === 'ㄴ') && (ctrlKey || metaKey) && !altKey && !shiftKey;
