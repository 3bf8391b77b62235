import { Measure } from '../../parts/cell/cells.tsx';
import type { FieldView } from '../field/view.ts';

/** The database counts it; nobody types it. */
export const serialView: FieldView<'serial'> = {
  Input: () => null,
  Cell: ({ value }) => <Measure text={String(value)} />,
};
