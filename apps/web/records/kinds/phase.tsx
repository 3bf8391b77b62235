import { kinds } from '@hanjan/core';
import type { FieldView } from '../field/view.ts';

/** The database's clock decides it; nobody types it. */
export const phaseView: FieldView<'phase'> = {
  room: 72,
  Input: () => null,
  Cell: ({ value, field, names, dense }) => (
    <span className={dense && value > 0 ? 'cell-rest' : undefined}>{kinds.phase.show(value, field, names)}</span>
  ),
};
