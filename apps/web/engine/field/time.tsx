import { TimeBox } from '../../parts/field/TimeBox.tsx';
import type { FieldView } from './view.ts';

export const timeView: FieldView<'time'> = {
  Input: (props) => <TimeBox {...props} step={props.field.step} />,
  Cell: ({ value }) => (
    <time className="number" dateTime={value}>
      {value}
    </time>
  ),
};
