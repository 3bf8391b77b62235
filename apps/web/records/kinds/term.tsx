import { kinds, termBounds } from '@hanjan/core';
import { TermBox } from '../../parts/field/TermBox.tsx';
import type { FieldView } from '../field/view.ts';

export const termView: FieldView<'term'> = {
  Input: (props) => <TermBox {...props} {...termBounds(props.field)} />,
  Cell: ({ value, field, names }) => <span className="number">{kinds.term.show(value, field, names)}</span>,
};
