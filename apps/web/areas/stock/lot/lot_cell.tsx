import { currentLocale } from '../../../base/texts/index.ts';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { useKnownRecord } from '../../../records/lookup/useRecords.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { lotName } from './lot_name.ts';
import { LOT } from './useLots.ts';

/** A lot of green beans: a coffee and its year. */
export const lotCell: CellView<'ref'> = { Cell: LotCell };

function LotCell({ value, names, dense }: CellProps<'ref'>) {
  const row = useKnownRecord(LOT, value);
  return (
    <RecordLink screen={LOT} id={dense ? null : value}>
      {row ? lotName(row, currentLocale()) : names.ref(LOT, value)}
    </RecordLink>
  );
}
