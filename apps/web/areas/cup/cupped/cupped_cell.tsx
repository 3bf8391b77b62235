import { use } from 'react';
import { currentLocale } from '../../../base/texts/index.ts';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { useKnownRecord } from '../../../records/lookup/useRecords.ts';
import { FormHere } from '../../../records/views/filling/form_here.ts';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { distinctName, shortName } from './cupped_name.ts';

/** What was cupped: a roast or a lot, distinguished from others of its name. */
export const cuppedCell: CellView<'ref'> = { room: 140, Cell: CuppedCell };

/** In a record that is read the way to it; in a list, and where changes are shown, what it is called. */
function CuppedCell({ value, field: { to }, names, dense }: CellProps<'ref'>) {
  const form = use(FormHere);
  const row = useKnownRecord(to, value);
  return (
    <RecordLink screen={to} id={dense || !form ? null : value}>
      {row ? (dense ? shortName : distinctName)(to, row, currentLocale()) : names.ref(to, value)}
    </RecordLink>
  );
}
