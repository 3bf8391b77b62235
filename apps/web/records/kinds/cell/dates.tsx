import { showSpan } from '@hanjan/core';
import { NameList } from '../../../parts/cell/NameList.tsx';
import type { CellView } from '../../field/view.ts';

export const datesCell: CellView<'dates'> = {
  Cell: ({ value, field, dense }) => (
    <span className="number">
      <NameList ids={value} nameOf={(date) => showSpan(field.unit ?? 'day', date)} dense={dense} />
    </span>
  ),
};
