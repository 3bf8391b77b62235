import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { CALIBRATION } from '../calibration/calibration_link.ts';
import './qc_list.css';

const List = lazy(() => import('../../../lists/page/ListScreen.tsx'));

/** Notes of cups that several people have, with the way to how their scores differ. */
export default function QcList(props: ScreenProps) {
  return (
    <>
      <p className="qc-list-ways">
        <Link href={CALIBRATION} className="quiet-link">
          {t('menu_qc_calibration')}
        </Link>
      </p>
      <Suspense fallback={<SkeletonRows />}>
        <List {...props} />
      </Suspense>
    </>
  );
}
