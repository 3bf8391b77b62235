import type { KeyboardEvent } from 'react';
import { t } from '../../i18n/index.ts';
import type { TypedBoxProps } from './box.ts';
import { type Steps, stepped } from './step.ts';
import { TextBox } from './TextBox.tsx';
import './number.css';

interface Props extends TypedBoxProps {
  /** The number as it is held. */
  readonly value: number | null;
  readonly steps: Steps;
  readonly unit: string | undefined;
  set(value: number): void;
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number with its unit inside; arrow keys step. */
export function NumberBox(props: Props) {
  const { text, value, steps, unit, set, type } = props;
  const isSigned = steps.min === undefined || steps.min < 0;
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    set(stepped(value, direction, steps));
  };
  const turnSign = () => type(/^[-−]/.test(text) ? text.slice(1) : `-${text}`);
  return (
    <TextBox
      {...props}
      inputMode={steps.scale === 1 ? 'numeric' : 'decimal'}
      onKeyDown={step}
      rightWidth={isSigned ? 76 : 44}
      right={
        <span className="number-right">
          {isSigned && (
            <button type="button" className="number-sign" aria-label={t('change_sign')} onClick={turnSign}>
              ±
            </button>
          )}
          <span className="number-unit">{unit}</span>
        </span>
      }
    />
  );
}
