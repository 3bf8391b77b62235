import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { FormHere } from '../../../records/views/filling/form_here.ts';

/** Fields among which a standard setting is chosen that fills the form. */
export const settingGroupView: GroupView = {
  Body: (props: GroupProps) => (
    <FormHere value={props.form}>
      <Fields {...props} />
    </FormHere>
  ),
};
