import { textOf } from '../../base/texts/index.ts';
import { ImageBox } from '../../parts/field/ImageBox.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { FieldView } from '../field/view.ts';

export const imageView: FieldView<'image'> = {
  counted: 'late',
  Input: (props) => <ImageBox {...props} />,
  Cell: ({ name, value, dense }) => <Picture path={value} name={textOf(name)} dense={dense} />,
};
