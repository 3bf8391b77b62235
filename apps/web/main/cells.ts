import { equipTypeCell } from '../areas/brew/equip/equip_type.tsx';
import { flavorsCell } from '../areas/cup/flavors/flavors_cell.tsx';
import { scoreCell } from '../areas/cup/score/score_cell.tsx';
import { type CellsOf, provideViews } from '../records/field/views.ts';
import { NumberCell } from '../records/kinds/cell/number.tsx';
import { daysAfterCell } from '../records/views/days_after.tsx';
import { daysSinceCell } from '../records/views/days_since.tsx';
import { ordinalCell } from '../records/views/ordinal.tsx';
import { RateCell } from '../records/views/rate/RateCell.tsx';
import { wordCell } from '../records/views/word.tsx';

/** How every list and form shows fields that are not shown as is usual for their kind. */
provideViews({
  cells: {
    days_after: daysAfterCell,
    days_since: daysSinceCell,
    equip_type: equipTypeCell,
    flavors: flavorsCell,
    ordinal: ordinalCell,
    rate: { Cell: RateCell },
    score: scoreCell,
    slider: { Cell: NumberCell },
    word: wordCell,
  },
} satisfies CellsOf<'every'>);
