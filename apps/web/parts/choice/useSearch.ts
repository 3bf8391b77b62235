import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isSaveKey } from '../save_key.ts';
import { isAbove } from '../useDismiss.ts';
import type { Offer } from './choices.ts';
import { useOptions } from './useOptions.ts';

interface Options {
  /** Id of the box. */
  readonly id: string;
  /** What was typed and not chosen when the box is left or the form is saved. */
  settle(typed: string): void;
  /** The person has left the box and its list. */
  leave(): void;
}

/** What is typed to find a choice, and the list below. `typed` is null while nothing is being looked for. */
export interface Search {
  readonly typed: string | null;
  readonly isOpen: boolean;
  readonly listId: string;
  /** Id of the choice that the arrow keys stand at. */
  readonly active: string | undefined;
  /** What the list offers, since it was opened first. */
  readonly offer: RefObject<Offer>;
  open(): void;
  close(): void;
  seek(typed: string): void;
  /** Forgets what was typed. */
  rest(): void;
  /** Puts the arrow keys on what is chosen. */
  begin(): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/** The state of a box that is typed into to find one of many choices. */
export function useSearch({ id, settle, leave }: Options): Search {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const offer = useRef<Offer>({ sections: undefined });
  const listId = `${id}-list`;
  const options = useOptions(listId);
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    options.reset();
  };
  const rest = () => setTyped(null);

  const finish = () => {
    close();
    if (typed !== null) settle(typed);
    rest();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    // The form is saved with what stands typed, as it is when the box is left.
    if (isSaveKey(event)) return finish();
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (!isOpen) {
      // Nothing begins with a space: it opens the list, as it does in the browser's own.
      const isSpace = key === ' ' && typed === null && isReplaced(event.target);
      if (key !== 'ArrowDown' && key !== 'ArrowUp' && !isSpace) return;
      open();
    } else if (key === 'Escape') {
      rest();
      close();
    } else if (key === 'Enter') {
      // One that is left alone by what was typed is meant.
      if (!options.take(typed !== null)) return;
    } else if (!options.walk(key)) return;
    event.preventDefault();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const next = relatedTarget instanceof Element ? relatedTarget : null;
    // The list belongs to the box, and a question above the page gives the focus back.
    if (currentTarget.contains(next) || isAbove(next, currentTarget)) return;
    finish();
    leave();
  };

  return {
    typed,
    isOpen,
    listId,
    active: options.active,
    offer,
    open,
    close,
    seek(next) {
      setTyped(next);
      open();
      options.reset();
    },
    rest,
    begin: options.begin,
    onKeyDown,
    onBlur,
  };
}

/** Whether what is typed next replaces all that stands in a box. */
const isReplaced = (box: EventTarget): boolean =>
  !(box instanceof HTMLInputElement) || (box.selectionStart === 0 && box.selectionEnd === box.value.length);
