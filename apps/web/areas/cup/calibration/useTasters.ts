import type { Screen } from '@hanjan/core';
import { CALIBRATION_PATH, type CalibrationDays, type Tasters } from '@hanjan/model/qc/calibration.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';

/** How tasters score beside one another. It is asked again whenever it is opened: it is made of notes of several lists. */
export const useTasters = (screen: Screen, days: CalibrationDays) =>
  useQuery<Tasters, Refused>({
    queryKey: ['calibration', screen.org, days],
    queryFn: async ({ signal }) =>
      (await read<Tasters>('GET', `${CALIBRATION_PATH}?days=${days}`, undefined, { signal, org: orgOf(screen) }))
        .result,
    staleTime: 0,
  });
