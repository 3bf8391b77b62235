import { kinds } from '@hanjan/core';
import { TextBox } from '../../parts/field/TextBox.tsx';
import type { FieldView } from './view.ts';

export const timeView: FieldView<'time'> = {
  Input: (props) => <TextBox {...props} />,
  Cell: ({ value, field, names }) => <span className="number">{kinds.time.show(value, field, names)}</span>,
};
