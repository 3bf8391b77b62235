import { kinds } from '@hanjan/core';
import { when } from '../../i18n/times.ts';
import { MomentBox } from '../../parts/field/MomentBox.tsx';
import type { FieldView } from './view.ts';

export const momentView: FieldView<'moment'> = {
  room: 136,
  Input: (props) => <MomentBox {...props} />,
  Cell: ({ value, field, names, dense }) => (
    <time className="number" dateTime={value}>
      {dense ? when(value) : kinds.moment.show(value, field, names)}
    </time>
  ),
};
