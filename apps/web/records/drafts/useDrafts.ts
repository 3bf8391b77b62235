import { isOrgKind, type Screen } from '@hanjan/core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useOrg } from '../../base/session/org.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import type { Draft, Place } from './draft.ts';
import { drafts, GUEST } from './store.ts';

const NONE: readonly Draft[] = [];

/**
 * Whose drafts a screen shows now: the person's, in the organisation that they work in, or those of a guest. Null until
 * that is known.
 */
export function usePlace({ name, entity }: Screen): Omit<Place, 'key'> | null {
  const session = useSession();
  const owner = personOf(session)?.user_uuid ?? (session.state === 'ready' ? GUEST : null);
  const org = useOrg(isOrgKind(entity.scope) ? entity.scope : undefined)?.auth_seq ?? null;
  return useMemo(() => (owner ? { owner, org, screen: name } : null), [owner, org, name]);
}

/** The drafts of a screen, the newest first: of every record, or of one (null: new ones). What waits to be sent is none. */
export function useDrafts(place: Omit<Place, 'key'> | null, key?: number | null): readonly Draft[] {
  const all = useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => (place ? drafts.of(place.owner) : NONE), [place]),
  );
  return useMemo(
    () =>
      all.filter(
        (draft) =>
          !draft.waiting &&
          draft.org === place?.org &&
          draft.screen === place.screen &&
          (key === undefined || draft.key === key),
      ),
    [all, place, key],
  );
}
