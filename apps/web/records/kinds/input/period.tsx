import { PeriodBox } from '../../../parts/field/time/PeriodBox.tsx';
import type { InputView } from '../../field/view.ts';

export const periodInput: InputView<'period'> = {
  Input: (props) => <PeriodBox {...props} min={props.field.min} max={props.field.max} />,
};
