import { kinds } from '@hanjan/core';
import { Measure } from './cells.tsx';
import { NumberBox } from './parts/NumberBox.tsx';
import type { FieldView } from './view.ts';

export const scaledView: FieldView<'scaled'> = {
  Input: (props) => <NumberBox {...props} scale={props.field.scale} />,
  Cell: ({ value, field, names }) => <Measure text={kinds.scaled.show(value, field, names)} unit={field.unit} />,
};
