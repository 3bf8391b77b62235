import { useCodeOffer } from '../../lookup/offers.ts';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import type { FieldView } from './view.ts';

export const codeView: FieldView<'code'> = {
  Input: (props) => <ChoiceBox {...props} offer={useCodeOffer(props.field.group, props.related)} />,
  Cell: ({ value, field, names }) => names.code(field.group, value),
};
