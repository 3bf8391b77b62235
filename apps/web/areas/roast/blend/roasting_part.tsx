import type { CellProps, CellView } from '../../../records/field/view.ts';
import { refCell } from '../../../records/kinds/cell/ref.tsx';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';

/** A roast recipe that goes into a blend; whoever reads goes from it to the recipe. */
export const roastingPartCell: CellView<'ref'> = { Cell: PartCell };

function PartCell(props: CellProps<'ref'>) {
  return (
    <RecordLink screen="roaster_roasting" id={props.dense ? null : props.value}>
      <refCell.Cell {...props} />
    </RecordLink>
  );
}
