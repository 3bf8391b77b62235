import { TextBox } from '../../../parts/field/TextBox.tsx';
import type { InputView } from '../../field/view.ts';
import { PastBox } from './PastBox.tsx';

export const textInput: InputView<'text'> = {
  counted: 'late',
  Input: (props) => (props.field.suggest ? <PastBox {...props} /> : <TextBox {...props} />),
};
