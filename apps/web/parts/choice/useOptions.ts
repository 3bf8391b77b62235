import { useState } from 'react';
import { steppedTo } from './stepped.ts';

/** Where the arrow keys stand in an open list. */
export interface Options {
  /** Id of the option, or nothing. */
  readonly active: string | undefined;
  /** Goes on as a key says; whether that is one that does. */
  walk(key: string): boolean;
  /** Goes to what is chosen. */
  begin(): void;
  /** Stands nowhere any more. */
  reset(): void;
  /** Chooses where they stand; else the only option there is, if that is meant. */
  take(isOnlyOneMeant?: boolean): boolean;
}

const POINTED = 'data-pointed';

/** What makes an input the box of a list. */
export const boxOf = (listId: string, isOpen: boolean, active: string | undefined) =>
  ({
    role: 'combobox',
    autoComplete: 'off',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active,
  }) as const;

/** Arrow keys in a list, which the focus does not leave the box for. A list of thousands is not drawn anew for a step. */
export function useOptions(listId: string): Options {
  const [active, setActive] = useState<string>();
  const list = () => document.getElementById(listId);
  const options = () => [...(list()?.querySelectorAll<HTMLElement>('[data-value]') ?? [])];
  const standing = (all: readonly HTMLElement[]) => all.findIndex((option) => option.hasAttribute(POINTED));
  const point = (option: HTMLElement | undefined) => {
    list()?.querySelector(`[${POINTED}]`)?.removeAttribute(POINTED);
    option?.setAttribute(POINTED, '');
    option?.scrollIntoView({ block: 'nearest' });
    setActive(option?.id);
  };
  return {
    active,
    walk(key) {
      const all = options();
      const now = standing(all);
      const goal = steppedTo(key, now, all.length, now >= 0);
      if (goal === undefined) return false;
      point(all[goal]);
      return true;
    },
    begin() {
      const chosen = options().find((option) => option.ariaChecked === 'true');
      if (chosen) point(chosen);
    },
    reset: () => point(undefined),
    take(isOnlyOneMeant = false) {
      const all = options();
      const meant = all[standing(all)] ?? (isOnlyOneMeant ? onlyOf(all) : undefined);
      meant?.click();
      return meant !== undefined;
    },
  };
}

/** The option that is left alone. The way to own words is always there, and counts where nothing else is. */
function onlyOf(all: readonly HTMLElement[]): HTMLElement | undefined {
  const found = all.filter(({ dataset }) => dataset.own === undefined);
  const [only, other] = found.length > 0 ? found : all;
  return other ? undefined : only;
}
