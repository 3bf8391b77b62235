import type { CellView } from '../../field/view.ts';

export const codeCell: CellView<'code'> = {
  Cell: ({ value, field, names }) => names.code(field.group, value),
};
