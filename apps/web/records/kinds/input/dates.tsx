import { kinds } from '@hanjan/core';
import { DatesBox } from '../../../parts/field/time/DatesBox.tsx';
import type { InputView } from '../../field/view.ts';

export const datesInput: InputView<'dates'> = {
  Input: (props) => {
    const { field } = props;
    const read = (text: string) => kinds.dates.read(text, field) as string[] | undefined;
    return <DatesBox {...props} span={field.unit} min={field.min} max={field.max} read={read} />;
  },
};
