import { NameList } from '../../parts/cell/NameList.tsx';
import { ChipsBox } from '../../parts/choice/ChipsBox.tsx';
import { useFitting } from '../field/useFitting.ts';
import type { FieldView, InputProps } from '../field/view.ts';
import { useRefOffer } from '../lookup/offers.ts';
import { ReloadButton } from './ReloadButton.tsx';

export const refsView: FieldView<'refs'> = {
  Input: (props) => <RefsBox {...props} />,
  Cell: ({ value, field, names, dense }) => (
    <NameList ids={value} nameOf={(key) => names.ref(field.to, key)} dense={dense} />
  ),
};

function RefsBox(props: InputProps<'refs'>) {
  const { field, value, names, related, set } = props;
  const useOffer = (typed: string) => useRefOffer(field, related, typed);
  useFitting({ ...props, keys: value ?? [], keep: (keys) => set([...keys]) });
  return (
    <ChipsBox
      {...props}
      Reload={ReloadButton}
      own={undefined}
      useOffer={useOffer}
      idOf={Number}
      nameOf={(key) => names.ref(field.to, key)}
    />
  );
}
