import type { FieldView } from '../../../records/field/view.ts';
import { scaledView } from '../../../records/kinds/scaled.tsx';

/** What is poured in one of many steps: Tab goes from box to box and leaves the unit aside. */
export const pourView: FieldView<'scaled'> = {
  ...scaledView,
  Input: (props) => <scaledView.Input {...props} dense />,
};
