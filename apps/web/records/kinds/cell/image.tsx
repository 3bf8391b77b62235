import { textOf } from '../../../base/texts/index.ts';
import { Picture } from '../../../parts/picture/Picture.tsx';
import type { CellView } from '../../field/view.ts';

export const imageCell: CellView<'image'> = {
  Cell: ({ name, value, dense }) => <Picture path={value} name={textOf(name)} dense={dense} opens={!dense} />,
};
