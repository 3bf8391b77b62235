import { Suspense, useState } from 'react';
import { Fields } from '../../engine/form/FormGroups.tsx';
import type { GroupProps, GroupView } from '../../engine/form/groups.ts';
import { useField } from '../../engine/form/hooks.ts';
import { later } from '../../later.tsx';
import { useStore } from '../../store.ts';
import { timersPart } from '../../timer/wanted.ts';
import '../steps/passed.css';

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
