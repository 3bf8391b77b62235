import { NameList } from '../../../parts/cell/NameList.tsx';
import type { CellView } from '../../field/view.ts';

export const refsCell: CellView<'refs'> = {
  Cell: ({ value, field, names, dense }) => (
    <NameList ids={value} nameOf={(key) => names.ref(field.to, key)} dense={dense} />
  ),
};
