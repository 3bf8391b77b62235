import type { CellView } from '../../field/view.ts';

export const uuidCell: CellView<'uuid'> = {
  Cell: ({ value }) => <span className="number">{value}</span>,
};
