import { NameList } from '../../../parts/cell/NameList.tsx';
import type { CellView } from '../../field/view.ts';

export const wordsCell: CellView<'words'> = {
  Cell: ({ value, dense }) => <NameList ids={value} nameOf={String} dense={dense} />,
};
