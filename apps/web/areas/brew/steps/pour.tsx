import type { InputView } from '../../../records/field/view.ts';
import { NumberInput } from '../../../records/kinds/input/number.tsx';

/** What is poured in one of many steps: Tab goes from box to box and leaves the unit aside. */
export const pourInput: InputView<'scaled'> = {
  Input: (props) => <NumberInput {...props} dense />,
};
