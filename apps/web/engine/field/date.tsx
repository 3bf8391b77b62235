import { DateBox } from '../../parts/field/DateBox.tsx';
import type { FieldView } from './view.ts';

export const dateView: FieldView<'date'> = {
  Input: (props) => <DateBox {...props} min={props.field.min} max={props.field.max} />,
  Cell: ({ value, dense }) => (
    <time className="cell-date number" dateTime={value} data-dense={dense || undefined}>
      <span className="cell-year" data-current={isThisYear(value) || undefined}>
        {value.slice(0, 5)}
      </span>
      {value.slice(5)}
    </time>
  ),
};

const isThisYear = (date: string) => date.startsWith(`${new Date().getFullYear()}-`);
