import { ChoiceBox } from '../../../parts/choice/ChoiceBox.tsx';
import type { InputView } from '../../field/view.ts';
import { useCodeOffer } from '../../lookup/offers.ts';
import { ReloadButton } from './ReloadButton.tsx';

export const codeInput: InputView<'code'> = {
  Input: (props) => {
    const useOffer = () => useCodeOffer(props.field, props.related);
    return <ChoiceBox {...props} Reload={ReloadButton} useOffer={useOffer} idOf={String} />;
  },
};
