import { kinds } from '@hanjan/core';
import { when } from '../../base/texts/times.ts';
import { FromYear } from '../../parts/cell/FromYear.tsx';
import { MomentBox } from '../../parts/field/time/MomentBox.tsx';
import type { FieldView } from '../field/view.ts';

export const momentView: FieldView<'moment'> = {
  room: 136,
  Input: (props) => <MomentBox {...props} />,
  Cell: ({ value, field, names, dense }) => (
    <time className="number" dateTime={value} data-dense={dense || undefined}>
      {dense ? <FromYear text={when(value)} /> : kinds.moment.show(value, field, names)}
    </time>
  ),
};
