import { TextBox } from './parts/TextBox.tsx';
import type { FieldView } from './view.ts';

export const textView: FieldView<'text'> = {
  counted: 'late',
  Input: (props) => <TextBox {...props} />,
  Cell: ({ value }) => value,
};
