import { type Gauged, gaugeOf, type Names } from '@hanjan/core';
import type { KeyboardEvent } from 'react';
import { t } from '../../base/texts/index.ts';
import type { TypedBoxProps } from './box.ts';
import { DIRECTIONS, stepped } from './step.ts';
import { TextBox } from './TextBox.tsx';
import { UnitMenu } from './UnitMenu.tsx';
import './number.css';

interface Props extends TypedBoxProps {
  /** The number as it is stored. */
  readonly value: number | null;
  readonly field: Gauged;
  readonly names: Names;
  /** Stands before the unit. */
  readonly mark?: string | undefined;
  readonly placeholder?: string | undefined;
  set(value: number): void;
}

/** A number with its unit inside, which can be chosen where there are several; arrow keys step. */
export function NumberBox(props: Props) {
  const { label, text, value, field, names, dense, mark, set, type } = props;
  const gauge = gaugeOf(field, names.units);
  const isSigned = gauge.shown(gauge.low) < 0;
  // What cannot be read stays as it is.
  const isUnread = value === null && text.trim() !== '';
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const isChord = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    if (!direction || isChord || isUnread) return;
    event.preventDefault();
    set(stepped(value, direction, gauge));
  };
  const unit = field.measure ? (
    <UnitMenu {...{ label, gauge }} measure={field.measure} isSkipped={dense} />
  ) : (
    gauge.unit
  );
  const turnSign = () => type(/^[-−]/.test(text) ? text.slice(1) : `-${text}`);
  return (
    <TextBox
      {...props}
      inputMode={field.scale === undefined && gauge.units.length < 2 ? 'numeric' : 'decimal'}
      onKeyDown={step}
      left={field.prefix && <span className="number-prefix">{field.prefix}</span>}
      rightWidth={isSigned ? 92 : mark ? 84 : 56}
      right={
        (isSigned || mark || unit) && (
          <span className="number-right">
            {isSigned && (
              <button type="button" className="number-sign" aria-label={t('change_sign')} onClick={turnSign}>
                ±
              </button>
            )}
            {mark && <small className="number-mark">{mark}</small>}
            {unit}
          </span>
        )
      }
    />
  );
}
