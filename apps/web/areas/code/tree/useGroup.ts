import type { Row, Screen } from '@hanjan/core';
import { moved, type Placed } from '@hanjan/model/reference/code_order.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { postOnce, type SentKeys } from '../../../base/api/once.ts';
import { wordsOf } from '../../../base/api/words.ts';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { retryOf } from '../../../records/lookup/query.ts';
import { listRecords } from '../../../records/store/calls.ts';
import { renew, showing } from '../../../records/store/renew.ts';

/** A code of a group, as the tree shows it. */
export interface TreeCode extends Placed {
  readonly code_name: string;
  readonly code_name_kr: string;
  readonly code_alias1: string | null;
  readonly code_use: boolean;
}

const A_PAGE = 100;
const COLUMNS = ['code_id', 'code_name', 'code_name_kr', 'code_filter', 'code_alias1', 'code_use'];

/** All codes of a group in their order. */
const groupQuery = (screen: Screen, group: number | null) =>
  queryOptions({
    queryKey: [...showing('code'), 'tree', group],
    enabled: group !== null,
    retry: false,
    queryFn: async ({ signal }): Promise<readonly TreeCode[]> => {
      const of = { filters: { code_group_seq: [group] }, orderType: 'code_order.asc', list_count: A_PAGE };
      const codes: Row[] = [];
      for (let page = 1; ; page++) {
        const asked = { ...of, page, columns: COLUMNS };
        const { result, pagination } = await listRecords(screen, asked, { signal });
        codes.push(...result);
        if (!pagination || page >= pagination.total_pages) return codes as unknown as TreeCode[];
      }
    },
  });

/** The codes of a group, and how one is put behind another one of those below the same, or before all of them. */
export function useGroup(screen: Screen, group: number | null) {
  const client = useQueryClient();
  const query = useQuery(groupQuery(screen, group));
  const keys = useRef<SentKeys>(new Map());
  const move = async (code_seq: number, after: number | null) => {
    const { queryKey } = groupQuery(screen, group);
    const next = query.data && moved(query.data, code_seq, after);
    if (!next) return;
    // It stands where it was put at once; what the server says later counts.
    client.setQueryData(queryKey, next);
    const answer = await postOnce<Row>(`${screen.path}/move`, { code_seq, after }, keys.current);
    keys.current.clear();
    if (answer.status !== 'OK') toast({ text: wordsOf(answer) });
    else toast({ text: t('code_moved') });
    await renew(answer.touched ?? ['code']);
  };
  return { codes: query.data, retry: retryOf(query), move };
}
