import { ETC } from '@hanjan/core';
import { NameList } from '../../parts/cell/NameList.tsx';
import { ChipsBox } from '../../parts/choice/ChipsBox.tsx';
import type { FieldView } from '../field/view.ts';
import { useCodeOffer } from '../lookup/offers.ts';
import { ReloadButton } from './ReloadButton.tsx';

/** Own words stand in a field of their own: a reader is shown those, not the choice that opened it. */
export const codesView: FieldView<'codes'> = {
  counted: 'late',
  Input: (props) => {
    const { field, names, related } = props;
    const nameOf = (id: string) => names.code(field.group, id);
    const own = field.etc ? { id: ETC, name: nameOf(ETC) } : undefined;
    const useOffer = () => useCodeOffer(field, related);
    return <ChipsBox {...props} Reload={ReloadButton} useOffer={useOffer} idOf={String} nameOf={nameOf} own={own} />;
  },
  Cell: ({ value, field, names, dense }) => {
    const listed = field.etc ? value.filter((id) => id !== ETC) : value;
    return <NameList ids={listed} nameOf={(id) => names.code(field.group, id)} dense={dense} />;
  },
};
