import type { Screen } from '@hanjan/core';
import { createStore, useStore } from '../../base/store/store.ts';
import { usePlace } from '../../records/drafts/useDrafts.ts';

/** What was done to many records of a list last, while it can be taken back. */
export interface LastDeed {
  readonly text: string;
  /** In how many records. */
  readonly count: number;
  /** Takes it back; null while that is under way. */
  readonly undo: (() => void) | null;
}

const deeds = createStore<ReadonlyMap<string, LastDeed>>(new Map());

/** Sets or (null) forgets what was done last at a place. */
export function setLastDeed(place: string, deed: LastDeed | null): void {
  const next = new Map(deeds.get());
  if (deed) next.set(place, deed);
  else next.delete(place);
  deeds.set(next);
}

/** Sets what stands at a place in the stead of a deed, unless something else was done there meanwhile. */
export function replaceDeed(place: string, deed: LastDeed, next: LastDeed | null): void {
  if (deeds.get().get(place) === deed) setLastDeed(place, next);
}

/** Where a deed belongs to: a list of one person, in one organisation. Nobody else on this device is offered its undo. */
export function useDeedPlace(screen: Screen): string {
  const place = usePlace(screen);
  return place ? `${place.owner} ${place.org} ${place.screen}` : '';
}

export const useLastDeed = (place: string): LastDeed | undefined => useStore(deeds).get(place);
