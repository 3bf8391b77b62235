import { ETC } from '@hanjan/core';
import { Picks } from '../../parts/choice/Picks.tsx';
import type { InputProps, InputView } from '../field/view.ts';
import { useCodeOffer } from '../lookup/offers.ts';

/** One of a few codes, all of them seen. */
export const radioInput: InputView<'code'> = { wide: true, Input: (props) => <RadioInput {...props} /> };

function RadioInput(props: InputProps<'code'>) {
  const { field, value, related, control, own, set } = props;
  const canClear = value !== null && !control['aria-required'];
  return (
    <Picks
      {...props}
      type="radio"
      offer={useCodeOffer(field, related)}
      own={own && { id: ETC, name: own.name }}
      isChosen={(id) => id === value}
      choose={set}
      clear={canClear ? () => set(null) : undefined}
    />
  );
}
