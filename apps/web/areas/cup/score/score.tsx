import type { InputView } from '../../../records/field/view.ts';
import { ScoreInput } from './ScoreInput.tsx';

/** A score from 0 to 10 on a graduation. */
export const scoreInput: InputView<'count'> = {
  named: true,
  wide: true,
  Input: (props) => <ScoreInput {...props} />,
};
