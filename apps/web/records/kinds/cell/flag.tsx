import { t } from '../../../base/texts/index.ts';
import { Flag } from '../../../parts/cell/cells.tsx';
import { labelWith } from '../../field/field_label.ts';
import type { CellView } from '../../field/view.ts';

/** In a row of a list only what is so is said, as a small flag. */
export const flagCell: CellView<'flag'> = {
  Cell: ({ name, field, value, dense }) =>
    dense ? value && <Flag text={labelWith(name, field)} /> : t(value ? 'yes' : 'no'),
};
