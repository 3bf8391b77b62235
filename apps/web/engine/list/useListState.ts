import type { Screen } from '@hanjan/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { changed, type Device, type ListState, readAddress, writeAddress } from './address.ts';

/** A list's state and the ways to change it. Every change is an address of its own, so back undoes it. */
export interface ListAddress {
  readonly state: ListState;
  readonly device: Device;
  /** The address without its state. */
  readonly path: string;
  /** The address of the same list, changed. Anything but another page begins at the first page again. */
  hrefOf(change: Partial<ListState>): string;
  /** The address of a record, or of a new one (`write`); it carries the list's state along. */
  recordHref(key: string): string;
  /** `replace` leaves no step for back. */
  change(change: Partial<ListState>, options?: { readonly replace?: boolean }): void;
}

/** The state of the list at the current address. */
export function useListState(screen: Screen): ListAddress {
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const device = isPhone ? 'phone' : 'desk';
  const search = useSearch();
  const [path, navigate] = useLocation();
  return useMemo(() => {
    const state = readAddress(search, screen, device);
    const hrefOf = (change: Partial<ListState>) => path + writeAddress(changed(state, change), screen, device);
    return {
      state,
      device,
      path,
      hrefOf,
      recordHref: (key) => `${path}/${key}${writeAddress(state, screen, device)}`,
      change: (change, options) => navigate(hrefOf(change), options),
    };
  }, [search, screen, device, path, navigate]);
}
