import { TextBox } from '../../parts/field/TextBox.tsx';
import type { FieldView } from '../field/view.ts';

export const textView: FieldView<'text'> = {
  counted: 'late',
  Input: (props) => <TextBox {...props} />,
  Cell: ({ value }) => value,
};
