import { TimeBox } from '../../../parts/field/time/TimeBox.tsx';
import type { InputView } from '../../field/view.ts';

export const timeInput: InputView<'time'> = {
  Input: (props) => <TimeBox {...props} step={props.field.step} />,
};
