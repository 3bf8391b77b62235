import type { Field, Screen } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savesData } from '../../base/store/idle.ts';
import { codeQuery } from '../../records/lookup/codes.ts';
import type { ListAnswer } from '../../records/store/list.ts';
import type { ListState } from './address.ts';
import { offeredColumns } from './chosen_columns.ts';
import { listQuery } from './useList.ts';

/** So long a list has been looked at before the rest of its rows is fetched, and so long that is not asked for again. */
const LOOK_MS = 2_000;
const FRESH_MS = 10 * 60_000;
/** Longer pages are not fetched whole. */
const MOST_ROWS = 50;

/**
 * Fetches everything that a list can show of the rows of one's own records, with the codes that name it, so that each of
 * them can be read without a network: one more call a page, and none where data is to be saved.
 */
export function useWholeRows(screen: Screen, state: ListState, data: ListAnswer | undefined): void {
  const client = useQueryClient();
  const { scope, fields } = screen.entity;
  const isWanted =
    scope === 'user' && data !== undefined && data.seen_at === undefined && state.list_count <= MOST_ROWS;
  useEffect(() => {
    if (!isWanted || savesData() || data.result.length === 0) return undefined;
    const fetch = () => {
      const whole = listQuery(screen, { ...state, columns: offeredColumns(screen) });
      client.prefetchQuery({ ...whole, staleTime: FRESH_MS });
      for (const group of groupsOf(Object.values(fields))) client.prefetchQuery(codeQuery(group));
    };
    const timer = setTimeout(fetch, LOOK_MS);
    return () => clearTimeout(timer);
  }, [client, screen, state, fields, data, isWanted]);
}

const groupsOf = (fields: readonly Field[]): string[] => [
  ...new Set(fields.flatMap((field) => ('group' in field ? [field.group] : []))),
];
