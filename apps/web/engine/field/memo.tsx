import { MemoBox } from '../../parts/field/MemoBox.tsx';
import type { FieldView } from './view.ts';

export const memoView: FieldView<'memo'> = {
  wide: true,
  counted: 'always',
  Input: (props) => <MemoBox {...props} />,
  Cell: ({ value, dense }) => (
    <span className="cell-memo" data-dense={dense || undefined}>
      {value}
    </span>
  ),
};
