import { Measure } from '../../../parts/cell/cells.tsx';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { useItem } from '../../../records/rows/here.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { BATCH, numberOf } from './batches.ts';

/** The number of a roasted batch within its year, with what it is called. */
export const roastedBatchCell: CellView<'count'> = { Cell: BatchCell };

function BatchCell({ value, names, dense }: CellProps<'count'>) {
  const year = useItem('roasting_result_year');
  const key = useItem('roasting_result_key');
  const name = typeof key === 'number' ? names.ref(BATCH, key) : '';
  const id = numberOf({ year, number: value });
  return (
    <RecordLink screen={BATCH} id={dense ? null : id}>
      <Measure text={id} /> {name}
    </RecordLink>
  );
}
