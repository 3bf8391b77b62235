import { TextBox } from '../../parts/field/TextBox.tsx';
import type { FieldView } from './view.ts';

export const textView: FieldView<'text'> = {
  counted: 'late',
  Input: (props) => <TextBox {...props} />,
  Cell: ({ value }) => value,
};
