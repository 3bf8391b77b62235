import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { UnderWay } from './UnderWay.tsx';

const List = lazy(() => import('../../../lists/page/ListScreen.tsx'));

/** The lots that a cafe received, below what is still under way. */
export default function ReceivedList(props: ScreenProps) {
  return (
    <>
      <ScreenFrame name={props.screen}>{(screen) => <UnderWay screen={screen} />}</ScreenFrame>
      <Suspense fallback={<SkeletonRows />}>
        <List {...props} />
      </Suspense>
    </>
  );
}
