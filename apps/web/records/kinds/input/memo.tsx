import { MemoBox } from '../../../parts/field/MemoBox.tsx';
import type { InputView } from '../../field/view.ts';

export const memoInput: InputView<'memo'> = {
  wide: true,
  counted: 'always',
  Input: (props) => <MemoBox {...props} />,
};
