import type { CellView } from '../../field/view.ts';

export const textCell: CellView<'text'> = {
  Cell: ({ value }) => value,
};
