import { t, textOf } from '../../../base/texts/index.ts';
import { Flag } from '../../../parts/cell/cells.tsx';
import type { CellView } from '../../field/view.ts';

/** In a row of a list only what is so is said, as a small flag. */
export const flagCell: CellView<'flag'> = {
  Cell: ({ name, value, dense }) => (dense ? value && <Flag text={textOf(name)} /> : t(value ? 'yes' : 'no')),
};
