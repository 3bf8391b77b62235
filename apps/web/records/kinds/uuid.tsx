import { TextBox } from '../../parts/field/TextBox.tsx';
import type { FieldView } from '../field/view.ts';

/** The database makes its own; one of something elsewhere may be typed. */
export const uuidView: FieldView<'uuid'> = {
  wide: true,
  Input: (props) => (props.field.readonly ? null : <TextBox {...props} />),
  Cell: ({ value }) => <span className="number">{value}</span>,
};
