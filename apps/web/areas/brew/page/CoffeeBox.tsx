import { byteLength } from '@hanjan/core';
import { useId } from 'react';
import { t } from '../../../base/texts/index.ts';
import { TextBox } from '../../../parts/field/TextBox.tsx';
import { FaultLine } from '../../../parts/input/FaultLine.tsx';

interface Props {
  readonly title: string;
  set(title: string): void;
}

/** Bytes of the name of a coffee in a record. */
const LONGEST = 300;

/** The name of the coffee that is brewed. */
export function CoffeeBox({ title, set }: Props) {
  const id = useId();
  const length = byteLength(title);
  // Told while it is typed: a line that came with leaving the box would move the key that is being pressed.
  const isFailing = length > LONGEST;
  const describedBy = isFailing ? `${id}-fault` : undefined;
  return (
    <div className="brewpage-box" data-wide>
      <label htmlFor={id}>{t('brewpage_coffee')}</label>
      <TextBox
        label={t('brewpage_coffee')}
        text={title}
        type={set}
        leave={() => undefined}
        isFailing={isFailing}
        placeholder={t('brewpage_coffee_hint')}
        control={{ id, 'aria-describedby': describedBy, 'aria-required': undefined }}
      />
      {isFailing && <FaultLine id={`${id}-fault`}>{t('field_maxLength', { max: LONGEST, length })}</FaultLine>}
    </div>
  );
}
