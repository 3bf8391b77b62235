import type { GroupView } from '../../field/groups.ts';
import { Fields } from '../../ledger/FormGroups.tsx';
import { FormHere } from './form_here.ts';

/** Fields among which something is chosen that fills the form. */
export const filledGroupView: GroupView = {
  Body: (props) => (
    <FormHere value={props.form}>
      <Fields {...props} />
    </FormHere>
  ),
};
