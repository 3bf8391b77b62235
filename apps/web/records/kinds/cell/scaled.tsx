import type { CellView } from '../../field/view.ts';
import { NumberCell } from './number.tsx';

export const scaledCell: CellView<'scaled'> = { Cell: NumberCell, room: 92 };
