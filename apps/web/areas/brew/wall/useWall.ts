import type { Row, Screen } from '@hanjan/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Refused } from '../../../base/api/call.ts';
import { isObject } from '../../../base/store/storage.ts';
import { orSeen, seenAt } from '../../../records/seen/or_seen.ts';
import { listRecords } from '../../../records/store/calls.ts';
import { type ListAnswer, listKey } from '../../../records/store/list.ts';

/** What the wall says of a brew. */
const COLUMNS = [
  ...['brewing_result_date', 'coffeebean_seq', 'brewing_seq', 'brewing_type', 'brewing_type_etc', 'brewing_date_term'],
  ...['brewing_bean_mass', 'brewing_mass', 'brewing_term', 'brewing_grinder_point'],
  ...['brewing_bar', 'brewing_temp', 'brewing_result_tds', 'brewing_start_time', 'rgst_user'],
];

/** The newest brews are enough: a coffee that no brew stood for since then is not at the bar any more. */
const ASKED: Row = { list_count: 100, orderType: 'brewing_result_date.desc', columns: COLUMNS };
const EVERY_MS = 30_000;
const FRESH_MS = 5_000;

/** The newest brews that stand for a coffee. */
export const wallQuery = (screen: Screen) =>
  queryOptions<ListAnswer, Refused>({
    queryKey: [...listKey(screen), ASKED],
    queryFn: (context) => orSeen(context, isListAnswer, () => listRecords(screen, ASKED, { signal: context.signal })),
    staleTime: FRESH_MS,
    retry: false,
  });

/** The same; while the page is seen they are asked for again and again. */
export function useWall(screen: Screen) {
  const found = useQuery({ ...wallQuery(screen), refetchInterval: EVERY_MS });
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(screen.entity.fields).filter(([name]) => COLUMNS.includes(name))),
    [screen],
  );
  return { ...found, seen: seenAt(found), fields };
}

const isListAnswer = (data: unknown): data is ListAnswer => isObject(data) && Array.isArray(data.result);
