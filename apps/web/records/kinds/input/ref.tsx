import { useQueryClient } from '@tanstack/react-query';
import { ChoiceBox } from '../../../parts/choice/ChoiceBox.tsx';
import type { Offer } from '../../../parts/choice/choices.ts';
import { useCorrecting } from '../../correct/useCorrecting.tsx';
import { useFitting } from '../../field/useFitting.ts';
import type { InputProps, InputView } from '../../field/view.ts';
import { useRefOffer } from '../../lookup/offers.ts';
import { knownRecord } from '../../lookup/refs.ts';
import { ReloadButton } from './ReloadButton.tsx';

export const refInput: InputView<'ref'> = {
  Input: (props) => <RefBox {...props} />,
};

export interface RefBoxProps extends InputProps<'ref'> {
  /** What is offered, with more said of it than names. */
  said?(offer: Offer): Offer;
}

/** What is chosen fills what is empty and called the same. */
export function RefBox(props: RefBoxProps) {
  const { field, value, label, names, related, said = (offer) => offer, set, fill } = props;
  const { to } = field;
  const client = useQueryClient();
  const chosen = value === null ? [] : [{ key: value, name: names.ref(to, value) }];
  const { below, dialog } = useCorrecting(to, label, chosen);
  const useOffer = (typed: string) => ({ ...said(useRefOffer(field, related, typed)), below });
  useFitting({ ...props, keys: value === null ? [] : [value], keep: ([key]) => set(key ?? null) });

  const choose = (key: number | null) => {
    set(key);
    const row = knownRecord(client, to, key);
    if (row) fill(row);
  };
  return (
    <>
      <ChoiceBox {...props} Reload={ReloadButton} set={choose} useOffer={useOffer} idOf={Number} />
      {dialog}
    </>
  );
}
