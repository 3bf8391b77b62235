import { Input } from '@mantine/core';
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TypedBoxProps } from './box.ts';
import { MemoPages } from './MemoPages.tsx';
import { useWayOut } from './memo_keys.ts';
import { isLong, type Part, partAt, partsOf } from './memo_parts.ts';
import './memo.css';

const ROWS = 3;
const PART_ROWS = 20;
/** As much as can be pasted without the text becoming long by it all at once. */
const SHORT_PASTE = 1_000;

/** What is typed into, the whole text when there is no part; and where the caret goes, when it goes anywhere. */
interface Place {
  readonly part: Part | null;
  readonly caret?: number;
}

/** A box of several lines that grows with its text; a very long one is typed into part by part. */
export function MemoBox({ label, text, control, isFailing, type, leave }: TypedBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const own = useRef(text);
  const [place, setPlace] = useState<Place>(() => ({ part: isLong(text) ? partAt(partsOf(text), 0) : null }));
  const { part } = place;
  const { start, end } = part ?? { start: 0, end: text.length };

  useLayoutEffect(() => {
    if (own.current === text) return;
    // It became another text elsewhere, so its parts are others too.
    own.current = text;
    setPlace({ part: isLong(text) ? partAt(partsOf(text), Math.min(start, text.length)) : null });
  }, [text, start]);
  useLayoutEffect(() => {
    if (place.caret === undefined) return;
    box.current?.focus();
    box.current?.setSelectionRange(place.caret, place.caret);
  }, [place]);

  const become = (next: string, where: Place) => {
    own.current = next;
    setPlace(where);
    type(next);
  };
  const change = (typed: string) => {
    const next = text.slice(0, start) + typed + text.slice(end);
    become(next, { part: part && { start, end: start + typed.length } });
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
    const found = partAt(partsOf(next), head.length);
    become(next, { part: found, caret: head.length - found.start });
  };
  const go = (to: Part, at: number) => setPlace({ part: to, caret: at - to.start });
  const onKeyDown = useWayOut(part, text, go);
  return (
    <>
      <Input
        key={start}
        component="textarea"
        multiline
        {...control}
        ref={box}
        rows={part ? PART_ROWS : ROWS}
        value={text.slice(start, end)}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => change(event.currentTarget.value)}
        onPaste={paste}
        onKeyDown={onKeyDown}
        onBlur={leave}
        error={isFailing}
        data-part={part !== null || undefined}
        classNames={{ input: 'memo' }}
      />
      {part && <MemoPages {...{ label, text, part }} show={(to) => setPlace({ part: to })} />}
    </>
  );
}
