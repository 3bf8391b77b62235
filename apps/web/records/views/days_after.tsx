import type { CellView } from '../field/view.ts';
import { daysText } from './days_text.ts';

/** The same in a cell. */
export const Days = ({ days }: { readonly days: number }) => <span className="number">{daysText(days)}</span>;

/** Days since something. */
export const daysAfterCell: CellView<'count'> = {
  room: 92,
  Cell: ({ value }) => <Days days={value} />,
};
