import { kinds, showSpan } from '@hanjan/core';
import { NameList } from '../../parts/cell/NameList.tsx';
import { DatesBox } from '../../parts/field/time/DatesBox.tsx';
import type { FieldView } from '../field/view.ts';

export const datesView: FieldView<'dates'> = {
  Input: (props) => {
    const { field } = props;
    const read = (text: string) => kinds.dates.read(text, field) as string[] | undefined;
    return <DatesBox {...props} span={field.unit} min={field.min} max={field.max} read={read} />;
  },
  Cell: ({ value, field, dense }) => (
    <span className="number">
      <NameList ids={value} nameOf={(date) => showSpan(field.unit ?? 'day', date)} dense={dense} />
    </span>
  ),
};
