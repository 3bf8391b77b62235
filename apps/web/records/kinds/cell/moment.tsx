import { kinds } from '@hanjan/core';
import { when } from '../../../base/texts/times.ts';
import { FromYear } from '../../../parts/cell/FromYear.tsx';
import type { CellView } from '../../field/view.ts';

export const momentCell: CellView<'moment'> = {
  room: 136,
  Cell: ({ value, field, names, dense }) => (
    <time className="number" dateTime={value} data-dense={dense || undefined}>
      {dense ? <FromYear text={when(value)} /> : kinds.moment.show(value, field, names)}
    </time>
  ),
};
