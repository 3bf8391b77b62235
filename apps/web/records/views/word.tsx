import { headText } from '../../base/texts/head.ts';
import { textOf } from '../../base/texts/index.ts';
import type { CellView } from '../field/view.ts';
import { flagCell } from '../kinds/cell/flag.tsx';

/** A flag that a list says by a word, where it is not what it usually is. */
export const wordCell: CellView<'flag'> = {
  room: 84,
  Cell: (props) => {
    const { name, field, value, dense } = props;
    if (!dense) return <flagCell.Cell {...props} />;
    if (value === (field.initial ?? false)) return null;
    return value ? headText(name) : <span className="cell-rest">{textOf(`${name}_off`)}</span>;
  },
};
