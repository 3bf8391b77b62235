import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { later } from '../../../base/store/later.tsx';
import { currentLocale, t } from '../../../base/texts/index.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { BEGAN, CURVE, hasProfile, POINT_FIELDS, ROASTED, TOOK } from '../record/roast_of_record.ts';
import type { Weight } from '../weights.ts';
import { DrawnRoast } from './DrawnRoast.tsx';
import { FormPoints } from './FormPoints.tsx';
import { LiveBar } from './LiveBar.tsx';
import { LogBox } from './LogBox.tsx';
import { useIsBusy } from './useIsBusy.ts';
import { useRecordRoast } from './useRecordRoast.ts';
import { useShownLog } from './useShownLog.ts';

const LiveRoast = later(() => import('../live/LiveRoast.tsx'));

const TIMES = [BEGAN, TOOK];
const POINT_NAMES = POINT_FIELDS.map(([name]) => name);
const WEIGHED: readonly Weight[] = ['roasted_g'];

/** The roast of a record to write: marked while it goes on, filled by a log, or typed; and drawn as it is written. */
export function RoastWrite(props: GroupProps) {
  const { form, group, names, isFixed } = props;
  const { row, work, below, change, show, mayCurve, isOpen, setOpen } = useRecordRoast(props);
  // Boxes are typed into while the chart follows.
  const drawn = useDeferredValue(work);
  const log = useShownLog(useDeferredValue(row), drawn, drawn.title);
  const isThere = hasProfile(row);
  const [isTyping, setTyping] = useState(() => isThere && row[CURVE] === null);
  const isBusy = useIsBusy(form, POINT_NAMES);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const hasPoints = isTyping || isBusy;
  return (
    <div>
      <Fields {...props} group={{ ...group, fields: TIMES }} />
      {(mayCurve || row[CURVE] === null) && <LiveBar ref={button} work={work} open={() => setOpen(true)} />}
      <LogBox {...{ form, row, mayCurve, isFixed }} />
      <p className="roast-ways">
        <button type="button" className="quiet-link" aria-expanded={hasPoints} onClick={() => setTyping(!hasPoints)}>
          {t(hasPoints ? 'roast_by_hand_close' : 'roast_by_hand')}
        </button>
      </p>
      {hasPoints && <FormPoints {...{ form, names, isFixed, row, log, mayCurve }} />}
      {isThere && <DrawnRoast key={currentLocale()} {...{ log, below, show }} work={drawn} />}
      {isOpen && (
        <Suspense>
          <LiveRoast
            {...{ work, change }}
            below={below}
            back={t('roast_form_live_back')}
            weights={isFixed(ROASTED) ? [] : WEIGHED}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
