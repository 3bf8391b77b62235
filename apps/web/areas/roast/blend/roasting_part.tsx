import type { CellProps, FieldView } from '../../../records/field/view.ts';
import { refView } from '../../../records/kinds/ref.tsx';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';

/** A roast recipe that goes into a blend; whoever reads goes from it to the recipe. */
export const roastingPartView: FieldView<'ref'> = { ...refView, Cell: PartCell };

function PartCell(props: CellProps<'ref'>) {
  return (
    <RecordLink screen="roaster_roasting" id={props.dense ? null : props.value}>
      <refView.Cell {...props} />
    </RecordLink>
  );
}
