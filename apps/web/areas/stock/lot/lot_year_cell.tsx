import { Measure } from '../../../parts/cell/cells.tsx';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { useItem } from '../../../records/rows/here.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { LOT } from './useLots.ts';

/** The year of a lot; whoever reads goes from it to the lot. */
export const lotYearCell: CellView<'count'> = { Cell: YearCell };

function YearCell({ value, dense }: CellProps<'count'>) {
  const lot = useItem('greenbean_year_seq');
  return (
    <RecordLink screen={LOT} id={dense ? null : lot}>
      <Measure text={String(value)} />
    </RecordLink>
  );
}
