import { type CellsOf, provideViews } from '../../records/field/views.ts';
import { LinkedRef } from '../../records/views/record_link/LinkedRef.tsx';
import { cuppedCell } from '../cup/cupped/cupped_cell.tsx';
import { lotCell } from './lot/lot_cell.tsx';
import { lotMoistureCell } from './lot/lot_moisture_cell.tsx';
import { lotYearCell } from './lot/lot_year_cell.tsx';
import { sellerCell } from './seller/seller_cell.tsx';

/** How fields of what there is a stock of are shown. */
provideViews({
  cells: {
    cupped: cuppedCell,
    lot: lotCell,
    lot_bean: { Cell: LinkedRef },
    lot_moisture: lotMoistureCell,
    lot_year: lotYearCell,
    seller: sellerCell,
  },
} satisfies CellsOf<'stock'>);
