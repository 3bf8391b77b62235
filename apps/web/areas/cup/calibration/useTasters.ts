import type { Screen } from '@hanjan/core';
import type { CalibrationDays, Tasters } from '@hanjan/model/qc/calibration.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';

/** How the scores of tasters compare, by a call. It is asked again whenever it is opened: it is made of notes of several lists. */
export const useTasters = (screen: Screen, call: string, days: CalibrationDays) =>
  useQuery<Tasters, Refused>({
    queryKey: ['calibration', call, screen.org, days],
    queryFn: async ({ signal }) =>
      (await read<Tasters>('GET', `${call}?days=${days}`, undefined, { signal, org: orgOf(screen) })).result,
    staleTime: 0,
  });
