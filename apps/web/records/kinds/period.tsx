import { PeriodBox } from '../../parts/field/time/PeriodBox.tsx';
import { periodText } from '../../parts/filter/period.ts';
import type { FieldView } from '../field/view.ts';

export const periodView: FieldView<'period'> = {
  room: 168,
  Input: (props) => <PeriodBox {...props} min={props.field.min} max={props.field.max} />,
  Cell: ({ value: [from, to] }) => <span className="number">{periodText(from, to)}</span>,
};
