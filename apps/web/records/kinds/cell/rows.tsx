import type { CellView } from '../../field/view.ts';
import { RowsCell } from '../../rows/RowsCell.tsx';

/** In a list its first names; where a record is read the whole table. */
export const rowsCell: CellView<'rows'> = {
  Cell: (props) => <RowsCell {...props} />,
};
