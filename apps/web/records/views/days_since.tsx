import { daysBetween } from '@hanjan/core';
import { today } from '../../base/session/day.ts';
import type { CellView } from '../field/view.ts';
import { dateCell } from '../kinds/cell/date.tsx';
import { Days } from './days_after.tsx';
import './days_since.css';

/** A day, and how many days ago it was for the reader. */
export const daysSinceCell: CellView<'date'> = {
  room: 168,
  Cell: (props) => (
    <span className="days-since">
      <dateCell.Cell {...props} />
      <Days days={daysBetween(props.value, today())} />
    </span>
  ),
};
