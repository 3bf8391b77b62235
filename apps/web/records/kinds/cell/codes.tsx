import { ETC } from '@hanjan/core';
import { NameList } from '../../../parts/cell/NameList.tsx';
import type { CellView } from '../../field/view.ts';

/** Own words stand in a field of their own: a reader is shown those, not the choice that opened it. */
export const codesCell: CellView<'codes'> = {
  Cell: ({ value, field, names, dense }) => {
    const listed = field.etc ? value.filter((id) => id !== ETC) : value;
    return <NameList ids={listed} nameOf={(id) => names.code(field.group, id)} dense={dense} />;
  },
};
