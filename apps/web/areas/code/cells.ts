import { type CellsOf, provideViews } from '../../records/field/views.ts';
import { colourCell } from './colour_cell.tsx';

/** How fields of codes are shown. */
provideViews({
  cells: {
    colour: colourCell,
  },
} satisfies CellsOf<'code'>);
