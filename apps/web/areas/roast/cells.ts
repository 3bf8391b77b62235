import { type CellsOf, provideViews } from '../../records/field/views.ts';
import { ordinalCell } from '../../records/views/ordinal.tsx';
import { LinkedRef } from '../../records/views/record_link/LinkedRef.tsx';
import { roastedBatchCell } from './blend/roasted_batch_cell.tsx';
import { roastingPartCell } from './blend/roasting_part.tsx';

/** How fields of roasts and blends are shown. */
provideViews({
  cells: {
    batch_no: ordinalCell,
    blending_recipe: { Cell: LinkedRef },
    roasted_batch: roastedBatchCell,
    roasting_part: roastingPartCell,
    roasting_recipe: { Cell: LinkedRef },
  },
} satisfies CellsOf<'roast'>);
