import { Picture } from '../../../parts/picture/Picture.tsx';
import { labelWith } from '../../field/field_label.ts';
import type { CellView } from '../../field/view.ts';

export const imageCell: CellView<'image'> = {
  Cell: ({ name, field, value, dense }) => (
    <Picture path={value} name={labelWith(name, field)} dense={dense} opens={!dense} />
  ),
};
