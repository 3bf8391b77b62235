import type { NumberKind } from '../../field/number.tsx';
import type { FieldView } from '../../field/view.ts';
import { RateCell, RateInput } from './RateInput.tsx';

/** A rating in cups. */
export const rateView: FieldView<NumberKind> = { Input: RateInput, Cell: RateCell };
