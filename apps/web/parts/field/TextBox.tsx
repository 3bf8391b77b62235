import type { ChangeEvent, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { InputFrame } from '../input/InputFrame.tsx';
import type { TypedBoxProps } from './box.ts';

interface Props extends TypedBoxProps {
  /** A sign that stands inside at the left. */
  readonly left?: ReactNode;
  /** What stands inside at the right: a unit, a button. */
  readonly right?: ReactNode;
  readonly rightWidth?: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string | undefined;
  /** Id of a list of texts that are offered. */
  readonly list?: string | undefined;
  onFocus?(): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
  /** Hears of what is typed in place of `type`. */
  onType?(event: ChangeEvent<HTMLInputElement>): void;
}

const LEFT_WIDTH = 24;

/** A box of one line. */
export function TextBox(props: Props) {
  const { text, control, isFailing, type, leave, left, right, rightWidth = 44 } = props;
  return (
    <InputFrame {...{ isFailing, left, leftWidth: LEFT_WIDTH, right, rightWidth }}>
      <input
        {...control}
        className="input-box"
        aria-invalid={isFailing || undefined}
        value={text}
        list={props.list}
        onFocus={props.onFocus}
        onChange={props.onType ?? ((event) => type(event.currentTarget.value))}
        onBlur={leave}
        autoComplete="off"
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        onKeyDown={props.onKeyDown}
      />
    </InputFrame>
  );
}
