import { NumberBox } from '../../../parts/field/NumberBox.tsx';
import type { InputProps, NumberKind } from '../../field/view.ts';

/** A number to type, in the unit that its reader prefers. */
export const NumberInput = (props: InputProps<NumberKind>) => <NumberBox {...props} />;
