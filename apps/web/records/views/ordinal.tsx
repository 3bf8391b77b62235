import { Measure } from '../../parts/cell/cells.tsx';
import type { CellView } from '../field/view.ts';

/** A number that names rather than measures, such as a year: its thousands stay together. */
export const ordinalCell: CellView<'count'> = {
  room: 60,
  Cell: ({ value }) => <Measure text={String(value)} />,
};
