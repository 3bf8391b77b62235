import { Suspense } from 'react';
import { later } from '../../base/store/later.tsx';
import { withTexts } from '../../base/texts/index.ts';
import type { MergeProps } from './MergeDialog.tsx';

const Uses = later<MergeProps>(() => withTexts('setting', import('./Uses.tsx')));

/** Who uses a record of everybody: how many records of each kind, and none of them; and the way to say that it was written down twice. */
export const RecordUses = (props: MergeProps) => (
  <Suspense fallback={null}>
    <Uses {...props} />
  </Suspense>
);
