import { mayOpen, PLACES } from '@hanjan/model/menu.ts';
import { useEffect } from 'react';
import { useOrgs } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { useStore } from '../../base/store/store.ts';
import { count, counts, nameOf, placeOf } from './waiting.ts';

/** How many records wait at some places altogether, in the organisation where the person works; asked of whoever answers them. */
export function useWaiting(paths: readonly string[]): number {
  const actor = useActor();
  const { chosen } = useOrgs();
  const known = useStore(counts);
  const asked = paths.flatMap((path) => {
    const kind = placeOf(path)?.kind;
    const tab = PLACES.find((one) => one.tab.path === path)?.tab;
    const auth_seq = kind && chosen[kind];
    return tab && auth_seq && mayOpen(actor, tab) ? [{ path, auth_seq }] : [];
  });
  // What is fresh is not counted again, so this may run as often as it likes.
  useEffect(() => {
    for (const { path, auth_seq } of asked) void count(path, auth_seq);
  });
  return asked.reduce((sum, { path, auth_seq }) => sum + (known.get(nameOf(path, auth_seq)) ?? 0), 0);
}
