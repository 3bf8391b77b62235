import type { CellView } from '../../../records/field/view.ts';

const HIGH = 9;
const LOW = 6;
const weight = (score: number) => (score >= HIGH ? ' cell-high' : score <= LOW ? ' cell-low' : '');

/** A score from 0 to 10. In a list it says by its weight whether it is high or low. */
export const scoreCell: CellView<'count'> = {
  Cell: ({ value, dense }) => <span className={`number${dense ? weight(value) : ''}`}>{value}</span>,
};
