import { Link, useLocation } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import ListScreen from '../../../lists/page/ListScreen.tsx';
import type { ScreenProps } from '../../../records/screen/props.ts';
import { calibrationAt } from '../calibration/calibration_link.ts';
import './qc_list.css';

export { askAhead } from '../../../lists/page/ask_ahead.ts';

/** Notes of cups that several people have, with the way to how their scores differ. */
export default function QcList(props: ScreenProps) {
  const [path] = useLocation();
  return (
    <>
      <p className="qc-list-ways">
        <Link href={calibrationAt(path).page} className="quiet-link">
          {t('menu_qc_calibration')}
        </Link>
      </p>
      <ListScreen {...props} />
    </>
  );
}
