import { kinds } from '@hanjan/core';
import { grouped } from '../../i18n/numbers.ts';
import { Measure } from '../../parts/cell/cells.tsx';
import { NumberBox } from '../../parts/field/NumberBox.tsx';
import type { FieldView } from './view.ts';

export const countView: FieldView<'count'> = {
  Input: (props) => <NumberBox {...props} steps={{ ...props.field, scale: 1 }} unit={props.field.unit} />,
  Cell: ({ value, field, names }) => (
    <Measure text={grouped(kinds.count.show(value, field, names))} unit={field.unit} />
  ),
};
