import { ETC } from '@hanjan/core';
import { ChipsBox } from '../../../parts/choice/ChipsBox.tsx';
import type { InputView } from '../../field/view.ts';
import { useCodeOffer } from '../../lookup/offers.ts';
import { ReloadButton } from './ReloadButton.tsx';

export const codesInput: InputView<'codes'> = {
  counted: 'late',
  Input: (props) => {
    const { field, names, related } = props;
    const nameOf = (id: string) => names.code(field.group, id);
    const own = field.etc ? { id: ETC, name: nameOf(ETC) } : undefined;
    const useOffer = () => useCodeOffer(field, related);
    return <ChipsBox {...props} Reload={ReloadButton} useOffer={useOffer} idOf={String} nameOf={nameOf} own={own} />;
  },
};
