import { idOf, isOrgKind, type Row, type Screen } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { useCallback, useEffect } from 'react';
import { useOrg } from '../../base/session/org.ts';
import { usePlace } from '../drafts/useDrafts.ts';
import { labelOf, subtitleOf } from '../lookup/label.ts';
import { forget, type Recent, remember } from './recent.ts';

/** Remembers on this device that the person looked at a record, so that they find it again. */
export function useRecent(screen: Screen, record: Row): void {
  const place = usePlace(screen);
  const { scope } = screen.entity;
  const role = useOrg(isOrgKind(scope) ? scope : undefined)?.user_auth ?? null;
  useEffect(() => {
    if (!place) return;
    const { entity } = screen;
    const inAll = (say: typeof labelOf) =>
      Object.fromEntries(LOCALES.map(({ id }) => [id, say(entity, record, id)])) as Recent['names'];
    const [names, subtitles] = [inAll(labelOf), inAll(subtitleOf)];
    remember(place.owner, { screen: place.screen, org: place.org, role, id: idOf(entity, record), names, subtitles });
  }, [place, role, screen, record]);
}

/** Forgets a record of a screen that is not there any more, by its address: it is no longer offered as one that was seen. */
export function useForget(screen: Screen): (id: string) => void {
  const place = usePlace(screen);
  return useCallback((id) => place && forget(place.owner, { screen: place.screen, org: place.org, id }), [place]);
}
