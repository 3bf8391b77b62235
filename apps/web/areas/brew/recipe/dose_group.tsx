import { Suspense, useState } from 'react';
import { later } from '../../../base/store/later.tsx';
import { useStore } from '../../../base/store/store.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { useField } from '../../../records/form/hooks.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { timersPart } from '../run/wanted.ts';
import './passed.css';

const TermPassed = later(() => import('./TermPassed.tsx'));

/** A brew in a few numbers. While a timer runs the whole time is marked once it is over; with steps these are marked. */
export const doseGroupView: GroupView = { Body: Dose };

function Dose(props: GroupProps) {
  const { form, isReading } = props;
  const [isPassed, setPassed] = useState(false);
  const { value: term } = useField(form, 'brewing_term');
  const isStepped = useField(form, 'brewing_step_use').value === true;
  const isTimed = useStore(timersPart) !== null && !isReading && !isStepped && typeof term === 'number';
  return (
    <div data-passed={(isTimed && isPassed) || undefined}>
      <Fields {...props} />
      {isTimed && (
        <Suspense>
          <TermPassed term={term} tell={setPassed} />
        </Suspense>
      )}
    </div>
  );
}
