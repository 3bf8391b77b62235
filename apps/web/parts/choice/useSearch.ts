import { type ComboboxStore, useCombobox } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isSaveKey } from '../save_key.ts';
import type { Offer } from './choices.ts';

interface Options {
  /** What was typed and not chosen when the box is left or the form is saved. */
  settle(typed: string): void;
  /** The person has left the box and its list. */
  leave(): void;
}

/** What is typed to find a choice, and the list below. `typed` is null while nothing is being looked for. */
export interface Search {
  readonly typed: string | null;
  readonly list: ComboboxStore;
  /** Id of the choice that the arrow keys stand at. */
  readonly active: string | undefined;
  /** What the list offers, since it was opened first. */
  readonly offer: RefObject<Offer>;
  seek(typed: string): void;
  /** Forgets what was typed. */
  rest(): void;
  /** Puts the arrow keys on what is chosen. */
  begin(): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

const PAGE = 8;

/** The state of a box that is typed into to find one of many choices. */
export function useSearch({ settle, leave }: Options): Search {
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string>();
  const offer = useRef<Offer>({ sections: undefined });
  const list = useCombobox({ onDropdownClose: () => unselect() });
  const unselect = () => {
    list.resetSelectedOption();
    setActive(undefined);
  };
  const rest = () => setTyped(null);
  const options = () => [...document.querySelectorAll<HTMLElement>(`[id="${list.listId}"] [data-combobox-option]`)];
  const select = (index: number) => setActive(list.selectOption(index) ?? undefined);

  const finish = () => {
    list.closeDropdown();
    if (typed !== null) settle(typed);
    rest();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    // The form is saved with what stands typed, as it is when the box is left.
    if (isSaveKey(event)) return finish();
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (!list.dropdownOpened) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      return list.openDropdown();
    }
    const now = list.getSelectedOptionIndex();
    const all = options();
    const last = all.length - 1;
    if (key === 'Escape') {
      rest();
      list.closeDropdown();
    } else if (key === 'Enter') {
      // One that is left alone by what was typed is meant.
      const meant = now >= 0 ? all[now] : typed !== null && last === 0 ? all[0] : undefined;
      if (!meant) return;
      meant.click();
    } else {
      const goal = {
        ArrowDown: now >= last ? 0 : now + 1,
        ArrowUp: now <= 0 ? last : now - 1,
        PageDown: Math.min(now + PAGE, last),
        PageUp: Math.max(now - PAGE, 0),
        ...(now >= 0 && { Home: 0, End: last }),
      }[key];
      if (goal === undefined) return;
      select(goal);
    }
    event.preventDefault();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const next = relatedTarget instanceof Element ? relatedTarget : null;
    // The list belongs to the box, and a question above the page gives the focus back.
    const above = next?.closest('dialog:modal');
    if (currentTarget.contains(next) || (above && !above.contains(currentTarget))) return;
    finish();
    leave();
  };

  return {
    typed,
    list,
    active,
    offer,
    seek(next) {
      setTyped(next);
      list.openDropdown();
      unselect();
    },
    rest,
    begin() {
      const chosen = options().findIndex((option) => option.hasAttribute('data-combobox-active'));
      if (chosen >= 0) select(chosen);
    },
    onKeyDown,
    onBlur,
  };
}
