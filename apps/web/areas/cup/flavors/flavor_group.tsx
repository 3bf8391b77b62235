import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { FormOfWheel } from '../wheel/form_of_wheel.ts';

/** The flavors of a note: the wheel on which they are chosen is shown as the note keeps it. */
export const flavorGroupView: GroupView = { Body: FlavorGroup };

function FlavorGroup({ form, group, names, isFixed }: GroupProps) {
  return (
    <FormOfWheel value={form}>
      <div className="fields">
        {group.fields.map((name) => (
          <FormField key={name} {...{ form, name, names, isFixed }} />
        ))}
      </div>
    </FormOfWheel>
  );
}
