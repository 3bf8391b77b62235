import { NumberCell, type NumberKind } from '../../engine/field/number.tsx';
import type { FieldView } from '../../engine/field/view.ts';
import { SliderInput } from './SliderInput.tsx';

/** A number on a graduation. */
export const sliderView: FieldView<NumberKind> = { wide: true, Input: SliderInput, Cell: NumberCell };
