import { type KeyboardEvent, useRef } from 'react';
import { type Part, type Place, placeAt } from './memo_parts.ts';

const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']);
const ON = new Set(['ArrowRight', 'ArrowDown', 'PageDown', 'Delete']);

/** Keys that lead out of a part of a long text: past its ends, and to the ends of the whole text. */
export function useWayOut(place: Place | null, text: string, go: (to: Place) => void) {
  const last = useRef({ key: '', at: -1 });
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!place || event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    const at = letterBeyond(event, place.part, text, last.current);
    last.current = { key: event.key, at: event.currentTarget.selectionStart };
    if (at === null) return;
    event.preventDefault();
    go(placeAt(text, at, 'caret', BACK.has(event.key)));
  };
}

/** Where a key leads in the whole text when it leads out of the part. */
function letterBeyond(
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  { start, end }: Part,
  text: string,
  last: { readonly key: string; readonly at: number },
): number | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if ((ctrlKey && key === 'Home') || (metaKey && key === 'ArrowUp')) return 0;
  if ((ctrlKey && key === 'End') || (metaKey && key === 'ArrowDown')) return text.length;
  if (ctrlKey || metaKey || selectionStart !== selectionEnd) return null;
  // In the first and the last line some browsers leave the caret where it is.
  const isStuck = last.key === key && last.at === selectionStart && !/^(Backspace|Delete)$/.test(key);
  if (BACK.has(key) && start > 0 && (selectionStart === 0 || isStuck)) return start;
  if (ON.has(key) && end < text.length && (selectionEnd === value.length || isStuck)) return end;
  return null;
}
