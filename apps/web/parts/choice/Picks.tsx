import type { FocusEvent, KeyboardEvent } from 'react';
import { t } from '../../base/texts/index.ts';
import { ClearButton } from '../ClearButton.tsx';
import { Failed } from '../Failed.tsx';
import type { BoxProps } from '../field/box.ts';
import { type ChoiceId, choicesOf, type Offer } from './choices.ts';
import './choice.css';
import './picks.css';

interface Props extends BoxProps {
  /** One of them, or several. */
  readonly type: 'radio' | 'checkbox';
  readonly offer: Offer;
  /** The choice that opens a field for own words; it stands last. */
  readonly own?: { readonly id: ChoiceId; readonly name: string } | undefined;
  isChosen(id: ChoiceId): boolean;
  choose(id: string): void;
  /** Takes back what is chosen; absent where that cannot be or nothing is. */
  clear?: (() => void) | undefined;
}

/** Few choices, all of them seen: one press or arrow key chooses. */
export function Picks(props: Props) {
  const { label, type, offer, own, control, isFailing, isChosen, choose, clear, leave } = props;
  const { 'aria-required': isRequired, ...rest } = control;
  const choices = choicesOf(offer).filter(({ id }) => id !== own?.id);
  /** The focus goes to what is chosen, as when it comes by Tab. */
  const enter = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget) return;
    const first = currentTarget.querySelector<HTMLElement>('input:checked') ?? currentTarget.querySelector('input');
    first?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') clear?.();
  };
  if (!offer.sections && offer.retry) return <Failed text={t('error_title')} onRetry={offer.retry} />;
  return (
    <fieldset
      {...rest}
      {...(type === 'radio' && { role: 'radiogroup', 'aria-required': isRequired, 'aria-invalid': isFailing })}
      aria-label={label}
      className="picks"
      data-failing={isFailing || undefined}
      tabIndex={-1}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
      onKeyDown={onKeyDown}
    >
      {[...choices, ...(own ? [own] : [])].map(({ id, name }) => (
        <label key={id} className="pick">
          <input type={type} name={control.id} checked={isChosen(id)} onChange={() => choose(String(id))} />
          {name}
        </label>
      ))}
      {clear && <ClearButton className="choice-clear" label={label} run={clear} />}
    </fieldset>
  );
}
