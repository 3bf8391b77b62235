import { Measure } from '../../../parts/cell/cells.tsx';
import type { CellView } from '../../field/view.ts';

export const serialCell: CellView<'serial'> = {
  Cell: ({ value }) => <Measure text={String(value)} />,
};
