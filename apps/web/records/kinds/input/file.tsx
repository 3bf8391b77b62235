import { FileBox } from '../../../parts/file/FileBox.tsx';
import type { InputView } from '../../field/view.ts';

export const fileInput: InputView<'file'> = {
  wide: true,
  Input: (props) => <FileBox {...props} allowed={props.field} />,
};
