import { MomentBox } from '../../../parts/field/time/MomentBox.tsx';
import type { InputView } from '../../field/view.ts';

export const momentInput: InputView<'moment'> = {
  Input: (props) => <MomentBox {...props} />,
};
