import type { FieldView } from '../../../records/field/view.ts';
import { ScoreInput } from './ScoreInput.tsx';

const HIGH = 9;
const LOW = 6;
const weight = (score: number) => (score >= HIGH ? ' cell-high' : score <= LOW ? ' cell-low' : '');

/** A score from 0 to 10 on a graduation. */
export const scoreView: FieldView<'count'> = {
  named: true,
  wide: true,
  Input: (props) => <ScoreInput {...props} />,
  Cell: ({ value, dense }) => <span className={`number${dense ? weight(value) : ''}`}>{value}</span>,
};
