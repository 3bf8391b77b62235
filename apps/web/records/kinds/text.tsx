import { TextBox } from '../../parts/field/TextBox.tsx';
import type { FieldView } from '../field/view.ts';
import { PastBox } from './PastBox.tsx';

export const textView: FieldView<'text'> = {
  counted: 'late',
  Input: (props) => (props.field.suggest ? <PastBox {...props} /> : <TextBox {...props} />),
  Cell: ({ value }) => value,
};
