import { kinds } from '@hanjan/core';
import { TextBox } from '../../parts/field/TextBox.tsx';
import type { FieldView } from './view.ts';

export const periodView: FieldView<'period'> = {
  Input: (props) => <TextBox {...props} />,
  Cell: ({ value, field, names }) => <span className="number">{kinds.period.show(value, field, names)}</span>,
};
