import { isOrgKind, type Row, type Screen } from '@hanjan/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isUnanswered, type Refused } from '../../base/api/call.ts';
import { screenIn } from '../../base/api/org_call.ts';
import { useOrg } from '../../base/session/org.ts';
import { whenIdle } from '../../base/store/idle.ts';
import { showing } from '../../records/store/renew.ts';
import { readAddress, viewQuery } from '../state/address.ts';
import type { Views } from '../state/tool.ts';
import type { ListAddress } from '../state/useListState.ts';
import { isViewAlone, viewOfRow, viewScreens } from '../state/view.ts';
import { fetchViews } from './fetch_views.ts';

const FRESH_MS = 300_000;

const viewsQuery = (kept: Screen, { name }: Screen) =>
  queryOptions<readonly Row[], Refused>({
    queryKey: [...showing(kept.entity.name), 'views', kept.org, name],
    queryFn: ({ signal }) => fetchViews(kept, name, signal),
    staleTime: FRESH_MS,
    retry: false,
  });

/** The views of a list. They are asked for once there is time, at once where the address needs one. */
export function useViews(screen: Screen, list: ListAddress): Views {
  const { state, search, layout, device } = list;
  const { scope } = screen.entity;
  const org = useOrg(isOrgKind(scope) ? scope : undefined)?.auth_seq;
  const { own, shared } = useMemo(() => {
    const kept = viewScreens(screen);
    return { ...kept, shared: kept.shared && org !== undefined ? screenIn(kept.shared, org) : undefined };
  }, [screen, org]);
  const wanted = search === '' ? layout.begin : isViewAlone(search) && state.view !== '0' ? state.view : null;
  const isIdle = useIdle();
  const enabled = isIdle || state.view !== null || Boolean(wanted);
  const ofOwn = useQuery({ ...viewsQuery(own, screen), enabled });
  const ofOrg = useQuery({ ...viewsQuery(shared ?? own, screen), enabled: enabled && shared !== undefined });
  const all = useMemo(
    () => [
      ...(ofOwn.data ?? []).map((row) => viewOfRow(row, false)),
      ...(shared ? (ofOrg.data ?? []) : []).map((row) => viewOfRow(row, true)),
    ],
    [ofOwn.data, ofOrg.data, shared],
  );
  const asked = shared ? [ofOwn, ofOrg] : [ofOwn];
  const isPending = enabled && asked.some((query) => query.isPending);
  const opening = wanted ? all.find(({ id }) => id === wanted) : undefined;
  const current = all.find(({ id }) => id === state.view);
  const failing = asked.filter(({ data, isError }) => isError && data === undefined);
  // Without a network the page says so already; what is asked for then comes by itself once there is one.
  const isAway = failing.every(({ error }) => error && isUnanswered(error.answer));
  const failedText = () => {
    if (failing.length === 0) return null;
    if (wanted && !opening) return 'view_not_shown';
    return isAway ? null : 'views_failed';
  };
  const isKnown = (state.view?.startsWith('o') ? asked.at(-1) : ofOwn)?.data !== undefined;
  const said = (query: string) => viewQuery(readAddress(query, screen, device, layout), screen, device);

  useEffect(() => {
    if (opening) list.open(opening, { replace: true });
  }, [opening, list]);

  return {
    own,
    shared,
    all,
    current,
    isChanged: current !== undefined && said(current.query) !== viewQuery(state, screen, device),
    isUnknown: isKnown && !current && state.view !== null && state.view !== '0',
    failed: failedText(),
    retry() {
      for (const { refetch } of failing) refetch();
    },
    isOpening: Boolean(wanted) && (isPending || opening !== undefined),
  };
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
