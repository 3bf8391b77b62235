import { useCodeOffer } from '../../lookup/offers.ts';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import { ReloadButton } from '../../reload/ReloadButton.tsx';
import type { FieldView } from './view.ts';

export const codeView: FieldView<'code'> = {
  Input: (props) => {
    const useOffer = () => useCodeOffer(props.field, props.related);
    return <ChoiceBox {...props} Reload={ReloadButton} useOffer={useOffer} idOf={String} />;
  },
  Cell: ({ value, field, names }) => names.code(field.group, value),
};
