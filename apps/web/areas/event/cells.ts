import { type CellsOf, provideViews } from '../../records/field/views.ts';
import { halfDaysCell } from './half_days.tsx';

/** How fields of events are shown. */
provideViews({
  cells: {
    half_days: halfDaysCell,
  },
} satisfies CellsOf<'event'>);
