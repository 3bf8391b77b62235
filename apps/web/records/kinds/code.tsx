import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import type { FieldView } from '../field/view.ts';
import { useCodeOffer } from '../lookup/offers.ts';
import { ReloadButton } from './ReloadButton.tsx';

export const codeView: FieldView<'code'> = {
  Input: (props) => {
    const useOffer = () => useCodeOffer(props.field, props.related);
    return <ChoiceBox {...props} Reload={ReloadButton} useOffer={useOffer} idOf={String} />;
  },
  Cell: ({ value, field, names }) => names.code(field.group, value),
};
