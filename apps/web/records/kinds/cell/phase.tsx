import { kinds } from '@hanjan/core';
import type { CellView } from '../../field/view.ts';

export const phaseCell: CellView<'phase'> = {
  room: 72,
  Cell: ({ value, field, names, dense }) => (
    <span className={dense && value > 0 ? 'cell-rest' : undefined}>{kinds.phase.show(value, field, names)}</span>
  ),
};
