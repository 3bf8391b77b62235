import type { KeyboardEvent } from 'react';
import { t } from '../../base/texts/index.ts';
import type { TypedBoxProps } from './box.ts';
import { DIRECTIONS } from './step.ts';
import { TextBox } from './TextBox.tsx';
import './term.css';

interface Props extends TypedBoxProps {
  /** In ms, as are the bounds and the least step. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly grain: number;
  set(ms: number): void;
}

/** A length of time to type, as `3:25` or in seconds; arrow keys step by a second, with Shift by ten. */
export function TermBox(props: Props) {
  const { text, value, min, max, grain, set, type } = props;
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const size = event.shiftKey ? 10_000 : event.altKey ? grain : 1000;
    set(Math.min(Math.max((value ?? 0) + size * direction, min), max));
  };
  return (
    <TextBox
      {...props}
      inputMode={grain < 1000 ? 'decimal' : 'numeric'}
      placeholder={t('term_placeholder')}
      onKeyDown={step}
      rightWidth={44}
      right={
        <button
          type="button"
          className="term-colon"
          aria-label={t('insert_colon')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => type(`${text}:`)}
        >
          :
        </button>
      }
    />
  );
}
