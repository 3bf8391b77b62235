import { scaledView } from '../../engine/field/scaled.tsx';
import type { FieldView } from '../../engine/field/view.ts';

/** What is poured in one of many steps: Tab goes from box to box and leaves the unit aside. */
export const pourView: FieldView<'scaled'> = {
  ...scaledView,
  Input: (props) => <scaledView.Input {...props} dense />,
};
