import { Suspense } from 'react';
import { later } from '../../base/store/later.tsx';
import type { FieldView } from '../field/view.ts';
import { RowsCell } from '../rows/RowsCell.tsx';

const RowsBox = later(() => import('../rows/RowsBox.tsx'));

/** In a list its first names; where a record is read the whole table. */
export const rowsView: FieldView<'rows'> = {
  wide: true,
  named: true,
  Input: (props) => (
    <Suspense fallback={<div className="sublist-waiting" style={roomOf(props.value?.length ?? 0)} />}>
      <RowsBox {...props} />
    </Suspense>
  ),
  Cell: (props) => <RowsCell {...props} />,
};

const roomOf = (rows: number) => ({ '--rows': rows }) as React.CSSProperties;
