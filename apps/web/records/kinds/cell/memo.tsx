import { LongText } from '../../../parts/cell/LongText.tsx';
import type { CellView } from '../../field/view.ts';

export const memoCell: CellView<'memo'> = {
  Cell: ({ value, dense }) => <LongText text={value} dense={dense} />,
};
