import { TimeBox } from '../../parts/field/time/TimeBox.tsx';
import type { FieldView } from '../field/view.ts';

export const timeView: FieldView<'time'> = {
  Input: (props) => <TimeBox {...props} step={props.field.step} />,
  Cell: ({ value }) => (
    <time className="number" dateTime={value}>
      {value}
    </time>
  ),
};
