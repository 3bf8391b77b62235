import { mayEver, type Row, type Screen } from '@hanjan/core';
import { useState } from 'react';
import { useActor, useMay } from '../../base/session/session.ts';
import type { ListAddress } from '../state/useListState.ts';
import { isWhole, NOTHING, type Selection, toggled, wholePage, withAll } from './selection.ts';

/** Rows of a list being chosen. */
export interface Selecting {
  readonly rows: ReadonlyMap<number, Row>;
  readonly isWhole: boolean;
  has(key: number): boolean;
  toggle(key: number, isRange: boolean): void;
  togglePage(): void;
  /** Chooses rows that had to be fetched, unless something else narrows the list by now or nothing is chosen any more. */
  take(rows: readonly Row[]): void;
  /** Chooses these alone; none of them ends the choosing. */
  keep(keys: readonly number[]): void;
  end(): void;
}

export interface Choosing {
  /** Null while no rows are being chosen. */
  readonly selecting: Selecting | null;
  /** Begins to choose, perhaps with a row; absent where nothing can be done with several. */
  readonly begin: ((key?: number) => void) | undefined;
}

/** Which rows of a list are chosen. They do not count once something else narrows it: none is changed out of sight. */
export function useSelection(screen: Screen, { state }: ListAddress, page: readonly Row[]): Choosing {
  const keyName = screen.entity.key;
  const mayEdit = useMay(screen, 'edit');
  const mayRemove = mayEver(useActor(), screen, 'remove');
  const about = JSON.stringify([state.filters, state.searchTitle, state.searchType]);
  const [kept, setKept] = useState<{ about: string; selection: Selection } | null>(null);
  const set = (selection: Selection) => setKept({ about, selection });
  const isPossible = mayRemove || (mayEdit && (screen.list.bulk ?? []).length > 0) || screen.labels !== undefined;
  const begin = (key?: number) => set(key === undefined ? NOTHING : toggled(NOTHING, page, keyName, key, false));
  if (!kept || !isPossible) return { selecting: null, begin: isPossible ? begin : undefined };

  const selection = kept.about === about ? kept.selection : NOTHING;
  // As they are on the page now, where they are on it.
  const fresh = new Map(page.map((row) => [Number(row[keyName]), row]));
  const rows = new Map([...selection.rows].map(([key, row]) => [key, fresh.get(key) ?? row]));
  const selecting: Selecting = {
    rows,
    isWhole: isWhole(rows, page, keyName),
    has: (key) => rows.has(key),
    toggle: (key, isRange) => set(toggled({ ...selection, rows }, page, keyName, key, isRange)),
    togglePage: () => set(wholePage({ ...selection, rows }, page, keyName)),
    take: (all) =>
      setKept((now) => (now?.about === about ? { about, selection: withAll(now.selection, all, keyName) } : now)),
    keep: (keys) =>
      keys.length > 0
        ? set({ ...NOTHING, rows: new Map([...rows].filter(([key]) => keys.includes(key))) })
        : setKept(null),
    end: () => setKept(null),
  };
  return { selecting, begin };
}
