import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import type { InputView } from '../../field/view.ts';

const RowsBox = later(() => import('../../rows/RowsBox.tsx'));

export const rowsInput: InputView<'rows'> = {
  wide: true,
  named: true,
  Input: (props) => (
    <Suspense fallback={<div className="sublist-waiting" style={roomOf(props.value?.length ?? 0)} />}>
      <RowsBox {...props} />
    </Suspense>
  ),
};

const roomOf = (rows: number) => ({ '--rows': rows }) as React.CSSProperties;
