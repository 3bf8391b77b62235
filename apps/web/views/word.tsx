import { flagView } from '../engine/field/flag.tsx';
import type { FieldView } from '../engine/field/view.ts';
import { headText } from '../engine/list/order.ts';
import { textOf } from '../i18n/index.ts';

/** A flag that a list says by a word, where it is not what it usually is. */
export const wordView: FieldView<'flag'> = {
  ...flagView,
  room: 84,
  Cell: (props) => {
    const { name, field, value, dense } = props;
    if (!dense) return <flagView.Cell {...props} />;
    if (value === (field.initial ?? false)) return null;
    return value ? headText(name) : <span className="cell-rest">{textOf(`${name}_off`)}</span>;
  },
};
