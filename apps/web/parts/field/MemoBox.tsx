import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { InputFrame } from '../input/InputFrame.tsx';
import type { TypedBoxProps } from './box.ts';
import { MemoPages } from './MemoPages.tsx';
import { useWayOut } from './memo_keys.ts';
import { isLong, type Place, placeAt } from './memo_parts.ts';
import './memo.css';

const ROWS = 3;
const PART_ROWS = 20;
/** As much as can be pasted without the text becoming long by it all at once. */
const SHORT_PASTE = 1_000;

const startOf = (text: string) => (isLong(text) ? placeAt(text, 0) : null);

/** A box of several lines that grows with its text; a very long one is typed into part by part. */
export function MemoBox({ label, text, control, isFailing, type, leave }: TypedBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const own = useRef(text);
  const [place, setPlace] = useState<Place | null>(() => startOf(text));
  const { start, end } = place?.part ?? { start: 0, end: text.length };

  useLayoutEffect(() => {
    if (own.current === text) return;
    // It became another text elsewhere, so its parts are others too.
    own.current = text;
    setPlace(startOf(text));
  }, [text]);
  useLayoutEffect(() => {
    if (place?.caret === undefined) return;
    box.current?.focus();
    box.current?.setSelectionRange(place.caret, place.caret);
  }, [place]);

  const become = (next: string, where: Place | null) => {
    own.current = next;
    setPlace(where);
    type(next);
  };
  const change = (typed: string) => {
    const next = text.slice(0, start) + typed + text.slice(end);
    become(next, place && { ...place, part: { start, end: start + typed.length }, caret: undefined });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (pasted.length < SHORT_PASTE) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const head = text.slice(0, start + selectionStart) + pasted;
    const next = head + text.slice(start + selectionEnd);
    if (!isLong(next)) return;
    // The browser would lay all of it out first.
    event.preventDefault();
    become(next, placeAt(next, head.length, 'caret'));
  };
  const onKeyDown = useWayOut(place, text, setPlace);
  return (
    <>
      <InputFrame key={start} isFailing={isFailing}>
        <textarea
          {...control}
          className="input-box memo"
          ref={box}
          rows={place ? PART_ROWS : ROWS}
          value={text.slice(start, end)}
          onChange={(event) => change(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={onKeyDown}
          onBlur={leave}
          aria-invalid={isFailing || undefined}
          data-part={place !== null || undefined}
        />
      </InputFrame>
      {place && <MemoPages {...{ label, text, place }} go={setPlace} />}
    </>
  );
}
