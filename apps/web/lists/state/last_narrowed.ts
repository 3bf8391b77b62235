import { isOrgKind, type Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { useActor } from '../../base/session/session.ts';
import { readStored, writeStored } from '../../base/store/storage.ts';
import { isNarrowed, type ListState, readAddress, writeAddress } from './address.ts';
import type { ListAddress } from './useListState.ts';

/** How a list was narrowed last. */
export interface LastNarrowed {
  readonly state: ListState;
  readonly query: string;
}

/**
 * What the person narrowed a list by last on this device, in the organisation in which they work: offered when the list
 * opens with nothing said, until it is narrowed. It goes from the device when they sign out.
 */
export function useLastNarrowed(screen: Screen, { state, device, search }: ListAddress): LastNarrowed | null {
  const actor = useActor();
  const { scope } = screen.entity;
  const org = isOrgKind(scope) ? actor[scope]?.auth_seq : 0;
  const name = `hanjan.narrowed.${actor.user_seq}.${org}.${screen.name}`;
  const [last, setLast] = useState(() => (search === '' ? lastOf(readStored('device', name), screen) : null));
  const isNow = isNarrowed(state);
  useEffect(() => {
    if (!isNow) return;
    setLast(null);
    writeStored('device', name, writeAddress({ ...state, page: 1, view: null }, screen, device));
  }, [isNow, state, screen, device, name]);
  return isNow ? null : last;
}

/** What was stored, as far as this version of the program still knows what it narrows by. */
export function lastOf(stored: unknown, screen: Screen): LastNarrowed | null {
  if (typeof stored !== 'string') return null;
  const state = readAddress(stored, screen, 'desk');
  return isNarrowed(state) ? { state, query: stored } : null;
}
