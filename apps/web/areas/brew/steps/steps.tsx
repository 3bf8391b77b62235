import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';

const StepsBox = later(() => import('./StepsBox.tsx'));

/** The steps of a brew as a table to write or to read. */
export const stepsView: GroupView = {
  Body: (props: GroupProps) => (
    <Suspense>
      <StepsBox {...props} />
    </Suspense>
  ),
};
