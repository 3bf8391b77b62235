import { Suspense } from 'react';
import type { GroupProps, GroupView } from '../../engine/form/groups.ts';
import { later } from '../../later.tsx';

const StepsBox = later(() => import('./StepsBox.tsx'));

/** The steps of a brew as a table to write or to read. */
export const stepsView: GroupView = {
  Body: (props: GroupProps) => (
    <Suspense>
      <StepsBox {...props} />
    </Suspense>
  ),
};
