import { useRefOffer } from '../../lookup/offers.ts';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import type { FieldView } from './view.ts';

export const refView: FieldView<'ref'> = {
  Input: (props) => {
    const useOffer = () => useRefOffer(props.field.to, props.related);
    return <ChoiceBox {...props} useOffer={useOffer} idOf={Number} />;
  },
  Cell: ({ value, field, names }) => names.ref(field.to, value),
};
