import { kindOf } from '@hanjan/core';
import type { KeyboardEvent } from 'react';
import { t } from '../../../i18n/index.ts';
import type { InputProps } from '../view.ts';
import { stepped } from './step.ts';
import { TextBox } from './TextBox.tsx';
import './number.css';

type Props = InputProps<'scaled' | 'count'> & { readonly scale: number };

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number with its unit inside; arrow keys step. */
export function NumberBox(props: Props) {
  const { field, value, typed, names, set, type, scale } = props;
  const isSigned = field.min === undefined || field.min < 0;
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    set(stepped(value, direction, { ...field, scale }));
  };
  const turnSign = () => {
    const shown = typed ?? (value === null ? '' : kindOf(field).show(value, field, names));
    type(/^[-−]/.test(shown) ? shown.slice(1) : `-${shown}`);
  };
  return (
    <TextBox
      {...props}
      inputMode={scale === 1 ? 'numeric' : 'decimal'}
      onKeyDown={step}
      rightWidth={isSigned ? 76 : 44}
      right={
        <span className="number-right">
          {isSigned && (
            <button type="button" className="number-sign" aria-label={t('change_sign')} onClick={turnSign}>
              ±
            </button>
          )}
          <span className="number-unit">{field.unit}</span>
        </span>
      }
    />
  );
}
