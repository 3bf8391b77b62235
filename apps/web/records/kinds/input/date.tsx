import { DateBox } from '../../../parts/field/time/DateBox.tsx';
import type { InputView } from '../../field/view.ts';

export const dateInput: InputView<'date'> = {
  Input: (props) => <DateBox {...props} span={props.field.unit} min={props.field.min} max={props.field.max} />,
};
