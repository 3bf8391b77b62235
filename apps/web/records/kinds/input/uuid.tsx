import { TextBox } from '../../../parts/field/TextBox.tsx';
import type { InputView } from '../../field/view.ts';

/** The database makes its own; one of something elsewhere may be typed. */
export const uuidInput: InputView<'uuid'> = {
  wide: true,
  Input: (props) => (props.field.readonly ? null : <TextBox {...props} />),
};
