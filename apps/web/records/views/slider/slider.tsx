import type { InputView, NumberKind } from '../../field/view.ts';
import { SliderInput } from './SliderInput.tsx';

/** A number on a graduation. */
export const sliderInput: InputView<NumberKind> = { wide: true, Input: SliderInput };
