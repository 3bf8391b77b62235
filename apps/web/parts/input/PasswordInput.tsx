import { type ComponentProps, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { InputFrame } from './InputFrame.tsx';
import { type Around, Labelled, useBound } from './Labelled.tsx';

type Props = Around & Omit<ComponentProps<'input'>, 'size' | 'type' | keyof Around>;

/** A password with a button that shows what was typed. */
export function PasswordInput({ label, description, error, required, ...input }: Props) {
  const [isVisible, setVisible] = useState(false);
  const bound = useBound({ description, error, required });
  return (
    <Labelled id={bound.id} {...{ label, description, error, required }}>
      <InputFrame
        size="md"
        isFailing={Boolean(error)}
        right={
          <button
            type="button"
            className="password-eye"
            aria-label={t(isVisible ? 'hide_pass' : 'show_pass')}
            // The focus stays where the password is typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!isVisible)}
          >
            <Icon name={isVisible ? 'eyeOff' : 'eye'} />
          </button>
        }
      >
        <input {...input} {...bound} type={isVisible ? 'text' : 'password'} className="input-box" />
      </InputFrame>
    </Labelled>
  );
}
