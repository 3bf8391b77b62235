import { use } from 'react';
import type { CellProps } from '../../field/view.ts';
import { RowHere } from '../../rows/here.ts';
import { FormHere } from '../filling/form_here.ts';
import { RecordLink } from './RecordLink.tsx';

/** A reference: in a record that is read the way to it; in a list, and where changes are shown, its name. */
export function LinkedRef({ value, field, names, dense }: CellProps<'ref'>) {
  const [form, row] = [use(FormHere), use(RowHere)];
  return (
    <RecordLink screen={field.to} id={dense || !(form || row) ? null : value}>
      {names.ref(field.to, value)}
    </RecordLink>
  );
}
