import type { Screen } from '@hanjan/core';
import { CARE_DUE_PATH, type CareDue } from '@hanjan/model/cafe/care_due.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { screenNamed } from '../../../records/catalogue.ts';
import { showing } from '../../../records/store/renew.ts';

/** The log of care; there once a list or form of a cafe is. */
export const careScreen = (): Screen | undefined => screenNamed('cafe_care');

/** Others write too, and the day changes. */
const EVERY_MS = 60_000;

/** When the equipment in use is due. It is asked again whenever it is opened, because equipment says its days as well. */
export const useCareDue = (screen: Screen) =>
  useQuery<readonly CareDue[], Refused>({
    queryKey: [...showing(screen.entity.name), 'due'],
    queryFn: async ({ signal }) =>
      (await read<readonly CareDue[]>('GET', CARE_DUE_PATH, undefined, { signal, org: orgOf(screen) })).result,
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
  });
