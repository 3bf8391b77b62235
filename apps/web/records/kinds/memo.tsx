import { LongText } from '../../parts/cell/LongText.tsx';
import { MemoBox } from '../../parts/field/MemoBox.tsx';
import type { FieldView } from '../field/view.ts';

export const memoView: FieldView<'memo'> = {
  wide: true,
  counted: 'always',
  Input: (props) => <MemoBox {...props} />,
  Cell: ({ value, dense }) => <LongText text={value} dense={dense} />,
};
