import { FileBox } from '../../parts/file/FileBox.tsx';
import { StoredFile } from '../../parts/file/StoredFile.tsx';
import type { FieldView } from '../field/view.ts';

export const fileView: FieldView<'file'> = {
  wide: true,
  Input: (props) => <FileBox {...props} allowed={props.field} />,
  Cell: ({ value, dense }) => (dense ? <bdi>{value[0]}</bdi> : <StoredFile file={value} />),
};
