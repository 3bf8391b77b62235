import type { FieldView } from '../field/view.ts';
import { countView } from '../kinds/count.tsx';
import { daysText } from './days_text.ts';

/** The same in a cell. */
export const Days = ({ days }: { readonly days: number }) => <span className="number">{daysText(days)}</span>;

/** Days since something. */
export const daysAfterView: FieldView<'count'> = {
  ...countView,
  room: 92,
  Cell: ({ value }) => <Days days={value} />,
};
