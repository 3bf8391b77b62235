import { Suspense, useRef } from 'react';
import { later } from '../../../base/store/later.tsx';
import { useIsSeen } from '../../../parts/size/useIsSeen.ts';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { saysSomething } from '../../../records/field/says.ts';
import { useField } from '../../../records/form/hooks.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { isDrawn, USE } from './options.ts';
import './wheel_options.css';

const NoteWheel = later(() => import('./NoteWheel.tsx'));

/** How a note's flavors are drawn, and the wheel that comes of it. */
export const wheelOptionsView: GroupView = { Body: WheelOptions, isRead: isDrawn };

function WheelOptions(props: GroupProps) {
  const { form, group, names, isFixed, isReading } = props;
  const row = form.values();
  const fields = group.fields.filter((name) => !isReading || saysSomething(form.entity, row, name));
  const { value: isWanted } = useField(form, USE);
  return (
    <div className="wheel-options">
      <div className="fields">
        {fields.map((name) => (
          <FormField key={name} form={form} name={name} names={names} isFixed={isFixed} />
        ))}
      </div>
      {isWanted === true && (!isReading || isDrawn(row)) && <WheelPlace {...props} />}
    </div>
  );
}

/** The place of the wheel, which is loaded and drawn once somebody comes near. */
function WheelPlace(props: GroupProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  return (
    <div ref={place} className="note-wheel">
      <Suspense>{isSeen && <NoteWheel {...props} />}</Suspense>
    </div>
  );
}
