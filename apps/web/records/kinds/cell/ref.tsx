import type { CellView } from '../../field/view.ts';

export const refCell: CellView<'ref'> = {
  Cell: ({ value, field, names }) => names.ref(field.to, value),
};
