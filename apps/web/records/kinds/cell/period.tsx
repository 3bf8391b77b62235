import { periodText } from '../../../parts/filter/period.ts';
import type { CellView } from '../../field/view.ts';

export const periodCell: CellView<'period'> = {
  room: 168,
  Cell: ({ value: [from, to] }) => <span className="number">{periodText(from, to)}</span>,
};
