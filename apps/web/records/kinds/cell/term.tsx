import { kinds } from '@hanjan/core';
import type { CellView } from '../../field/view.ts';

export const termCell: CellView<'term'> = {
  Cell: ({ value, field, names }) => <span className="number">{kinds.term.show(value, field, names)}</span>,
};
