import type { Row, Screen } from '@hanjan/core';
import { useQuery } from '@tanstack/react-query';
import type { Refused } from '../../../base/api/call.ts';
import { listRecords } from '../../../records/store/calls.ts';
import { type ListAnswer, listKey } from '../../../records/store/list.ts';

/** What is said of a shot in the row. */
const COLUMNS = [
  ...[
    'setting_date',
    'setting_summary',
    'setting_seq',
    'setting_bean_seq',
    'setting_result_type',
    'setting_result_time',
  ],
  ...['setting_bean_mass', 'setting_result_mass', 'setting_result_term', 'setting_temp', 'setting_grinder_size'],
  ...['setting_rate', 'setting_pick', 'rgst_user'],
];
const EVERY_MS = 30_000;

/** The last shots by a standard setting, or espressos by none, the newest first. While the page is seen they are asked for again. */
export function useShots(screen: Screen, standard: number | null) {
  const filters = standard === null ? { setting_result_type: ['ESP'] } : { setting_seq: [standard] };
  const asked: Row = { list_count: 100, orderType: 'setting_date.desc', columns: COLUMNS, filters };
  return useQuery<ListAnswer, Refused, readonly Row[]>({
    queryKey: [...listKey(screen), asked],
    queryFn: ({ signal }) => listRecords(screen, asked, { signal }),
    select: ({ result }) => result.filter(({ setting_seq }) => (setting_seq ?? null) === standard),
    refetchInterval: EVERY_MS,
    retry: false,
  });
}

/** Standard settings, the newest first; their whole records are asked for one by one. */
export function useStandards(screen: Screen) {
  const asked: Row = { list_count: 100, orderType: 'rgst_at.desc', columns: STANDARD };
  return useQuery<ListAnswer, Refused, readonly Row[]>({
    queryKey: [...listKey(screen), asked],
    queryFn: ({ signal }) => listRecords(screen, asked, { signal }),
    select: ({ result }) => result,
    retry: false,
  });
}

const STANDARD = [
  'setting_summary',
  'setting_result_type',
  'setting_bean_mass',
  'setting_result_mass',
  'setting_result_term',
];
