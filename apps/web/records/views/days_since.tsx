import { daysBetween } from '@hanjan/core';
import { today } from '../../base/session/day.ts';
import type { FieldView } from '../field/view.ts';
import { dateView } from '../kinds/date.tsx';
import { Days } from './days_after.tsx';
import './days_since.css';

/** A day, and how many days ago it was for the reader. */
export const daysSinceView: FieldView<'date'> = {
  ...dateView,
  room: 168,
  Cell: (props) => (
    <span className="days-since">
      <dateView.Cell {...props} />
      <Days days={daysBetween(props.value, today())} />
    </span>
  ),
};
