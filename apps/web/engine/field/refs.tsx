import { useRefOffer } from '../../lookup/offers.ts';
import { NameList } from '../../parts/cell/NameList.tsx';
import { ChipsBox } from '../../parts/choice/ChipsBox.tsx';
import type { FieldView } from './view.ts';

export const refsView: FieldView<'refs'> = {
  Input: (props) => {
    const { field, names, related } = props;
    const useOffer = () => useRefOffer(field, related);
    return <ChipsBox {...props} useOffer={useOffer} idOf={Number} nameOf={(key) => names.ref(field.to, key)} />;
  },
  Cell: ({ value, field, names, dense }) => (
    <NameList ids={value} nameOf={(key) => names.ref(field.to, key)} dense={dense} />
  ),
};
