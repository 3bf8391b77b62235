import { Fields } from '../../engine/form/FormGroups.tsx';
import type { GroupProps, GroupView } from '../../engine/form/groups.ts';
import { useField } from '../../engine/form/hooks.ts';
import { useTermPassed } from './term_passed.tsx';

/** A brew in a few numbers. While a timer runs the whole time is marked once it is over; with steps these are marked. */
export const doseGroupView: GroupView = { Body: Dose };

function Dose(props: GroupProps) {
  const { form, isReading } = props;
  const { value: term } = useField(form, 'brewing_term');
  const isStepped = useField(form, 'brewing_step_use').value === true;
  const isTimed = !isReading && !isStepped && typeof term === 'number';
  const [isPassed, look] = useTermPassed(isTimed ? term : null);
  return (
    <div data-passed={isPassed || undefined}>
      <Fields {...props} />
      {look}
    </div>
  );
}
