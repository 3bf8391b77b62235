import { type CellsOf, provideViews } from '../../records/field/views.ts';
import { qrCell } from './qr/qr_cell.tsx';

/** How links on paper are shown. */
provideViews({
  cells: {
    qr: qrCell,
  },
} satisfies CellsOf<'link'>);
