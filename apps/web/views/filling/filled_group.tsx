import { Fields } from '../../engine/form/FormGroups.tsx';
import type { GroupView } from '../../engine/form/groups.ts';
import { FormHere } from './form_here.ts';

/** Fields among which something is chosen that fills the form. */
export const filledGroupView: GroupView = {
  Body: (props) => (
    <FormHere value={props.form}>
      <Fields {...props} />
    </FormHere>
  ),
};
