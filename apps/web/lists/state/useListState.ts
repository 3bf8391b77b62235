import type { Screen } from '@hanjan/core';
import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useMedia } from '../../parts/size/useMedia.ts';
import { changed, type Device, type ListState, readAddress, writeAddress } from './address.ts';
import { areSame, ownColumns } from './chosen_columns.ts';
import type { Layout } from './layout.ts';
import { useLayout } from './useLayout.ts';

/** A list's state and the ways to change it. Every change is an address of its own, so back undoes it. */
export interface ListAddress {
  readonly state: ListState;
  readonly device: Device;
  /** The address without its state. */
  readonly path: string;
  /** The state as it stands in the address, whatever of it makes sense. */
  readonly search: string;
  /** Whether it shows other columns than the screen's own: ones that somebody chose. */
  readonly isChosen: boolean;
  /** What the person wants of this list on this device. */
  readonly layout: Layout;
  /** The address of the same list, changed. Anything but another page begins at the first page again. */
  hrefOf(change: Partial<ListState>): string;
  /**
   * The address of a record, or of a new one (`write`); it carries the list's state along, with the page that the record
   * is on.
   */
  recordHref(key: string, page?: number): string;
  /** The same as it stands in the browser's address, its language in front. */
  recordLink(key: string, page?: number): string;
  openRecord(key: string, page?: number): void;
  /** `replace` leaves no step for back. */
  change(change: Partial<ListState>, options?: { readonly replace?: boolean }): void;
  /** Shows other columns, or rows that stand closer; from now on that is how this list looks on this device. */
  wear(look: Partial<Pick<ListState, 'columns' | 'density'>>): void;
  keep(layout: Layout): void;
  /** Shows what a view keeps; without an id it is none. */
  open(view: { readonly id: string | null; readonly query: string }, options?: { readonly replace?: boolean }): void;
}

const PHONE = '(max-width: 767px)';
const deviceOf = (isPhone: boolean): Device => (isPhone ? 'phone' : 'desk');

/** Whether lists are read at a desk or on a phone. */
export const useDevice = (): Device => deviceOf(useMedia(PHONE));

/** The same at this moment, outside of React. */
export const deviceNow = (): Device => deviceOf(matchMedia(PHONE).matches);

/** The state of the list at the current address. */
export function useListState(screen: Screen): ListAddress {
  const device = useDevice();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [layout, keep] = useLayout(screen);
  const { base } = useRouter();
  return useMemo(() => {
    const state = readAddress(search, screen, device, layout);
    const hrefOf = (change: Partial<ListState>) => path + writeAddress(changed(state, change), screen, device, layout);
    const recordHref = (key: string, page = state.page) =>
      `${path}/${key}${writeAddress({ ...state, page }, screen, device, layout)}`;
    return {
      state,
      device,
      path,
      search,
      isChosen: !areSame(state.columns, ownColumns(screen)),
      layout,
      keep,
      hrefOf,
      recordHref,
      recordLink: (key, page) => base + recordHref(key, page),
      openRecord: (key, page) => navigate(recordHref(key, page)),
      change: (change, options) => navigate(hrefOf(change), options),
      wear: (look) => {
        const { columns, density } = { ...state, ...look };
        const next = { ...layout, density, columns: areSame(columns, ownColumns(screen)) ? undefined : columns };
        keep(next);
        navigate(path + writeAddress({ ...state, ...look }, screen, device, next), { replace: true });
      },
      open: ({ id, query }, options) => {
        const opened = { ...readAddress(query, screen, device, layout), view: id };
        navigate(path + writeAddress(opened, screen, device, layout), options);
      },
    };
  }, [search, screen, device, path, base, navigate, layout, keep]);
}
