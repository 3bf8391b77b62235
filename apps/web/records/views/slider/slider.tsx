import { NumberCell, type NumberKind } from '../../field/number.tsx';
import type { FieldView } from '../../field/view.ts';
import { SliderInput } from './SliderInput.tsx';

/** A number on a graduation. */
export const sliderView: FieldView<NumberKind> = { wide: true, Input: SliderInput, Cell: NumberCell };
