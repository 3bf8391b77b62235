import { ChipsBox } from '../../../parts/choice/ChipsBox.tsx';
import { useCorrecting } from '../../correct/useCorrecting.tsx';
import { useFitting } from '../../field/useFitting.ts';
import type { InputProps, InputView } from '../../field/view.ts';
import { useRefOffer } from '../../lookup/offers.ts';
import { ReloadButton } from './ReloadButton.tsx';

export const refsInput: InputView<'refs'> = {
  Input: (props) => <RefsBox {...props} />,
};

function RefsBox(props: InputProps<'refs'>) {
  const { field, value, label, names, related, set } = props;
  const chosen = (value ?? []).map((key) => ({ key, name: names.ref(field.to, key) }));
  const { below, dialog } = useCorrecting(field.to, label, chosen);
  const useOffer = (typed: string) => ({ ...useRefOffer(field, related, typed), below });
  useFitting({ ...props, keys: value ?? [], keep: (keys) => set([...keys]) });
  return (
    <>
      <ChipsBox
        {...props}
        Reload={ReloadButton}
        own={undefined}
        useOffer={useOffer}
        idOf={Number}
        nameOf={(key) => names.ref(field.to, key)}
      />
      {dialog}
    </>
  );
}
