import { kinds } from '@hanjan/core';
import { Measure } from './cells.tsx';
import { NumberBox } from './parts/NumberBox.tsx';
import type { FieldView } from './view.ts';

export const countView: FieldView<'count'> = {
  Input: (props) => <NumberBox {...props} scale={1} />,
  Cell: ({ value, field, names }) => <Measure text={kinds.count.show(value, field, names)} unit={field.unit} />,
};
