import type { Pressed } from '../../parts/pressed.ts';

/**
 * What a box holds after a key that was pressed before the box was there; null when the key is not for it. Enter is: it
 * must not press whatever has the focus meanwhile.
 */
export function afterKey(text: string, { key, ctrlKey, metaKey, altKey }: Pressed): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter') return text;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : null;
}
