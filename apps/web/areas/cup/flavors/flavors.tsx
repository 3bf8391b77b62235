import type { InputView } from '../../../records/field/view.ts';
import { FlavorInput } from './FlavorInput.tsx';

/** Flavors, chosen from the wheel. */
export const flavorsInput: InputView<'codes'> = {
  named: true,
  bare: true,
  wide: true,
  Input: (props) => <FlavorInput {...props} />,
};
