import type { Screen } from '@hanjan/core';
import { lazy, Suspense } from 'react';
import { NoPermission, SkeletonRows } from '../../../parts/states/states.tsx';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { useMayBring } from './may_bring.ts';

const Page = lazy(() => import('./LogsPage.tsx'));

/** Logs of many roasts, from a folder, an archive or one by one: looked through, matched, and brought into the book together. */
export default function RoastLogs() {
  return <ScreenFrame name="roaster_roasting_result">{(screen) => <Checked screen={screen} />}</ScreenFrame>;
}

function Checked({ screen }: { readonly screen: Screen }) {
  if (!useMayBring(screen)) return <NoPermission />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Page screen={screen} />
    </Suspense>
  );
}
