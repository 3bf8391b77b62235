import { ETC } from '@hanjan/core';
import { toggled } from '../../parts/choice/choices.ts';
import { Picks } from '../../parts/choice/Picks.tsx';
import type { InputProps, InputView } from '../field/view.ts';
import { codesInput } from '../kinds/input/codes.tsx';
import { useCodeOffer } from '../lookup/offers.ts';

/** Several of a few codes, all of them seen. */
export const checksInput: InputView<'codes'> = {
  ...codesInput,
  wide: true,
  Input: (props) => <ChecksInput {...props} />,
};

function ChecksInput(props: InputProps<'codes'>) {
  const { field, value, related, own, set } = props;
  const chosen = value ?? [];
  return (
    <Picks
      {...props}
      type="checkbox"
      offer={useCodeOffer(field, related)}
      own={own && { id: ETC, name: own.name }}
      isChosen={(id) => chosen.includes(String(id))}
      choose={(id) => set(toggled(chosen, id))}
    />
  );
}
