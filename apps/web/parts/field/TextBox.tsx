import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { TypedBoxProps } from './box.ts';
import { INPUT } from './mantine_input.ts';

interface Props extends TypedBoxProps {
  /** A sign that stands inside at the left. */
  readonly left?: ReactNode;
  /** What stands inside at the right: a unit, a button. */
  readonly right?: ReactNode;
  readonly rightWidth?: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

const LEFT_WIDTH = 24;
const { wrapper, input, section } = INPUT;

/**
 * A box of one line. It looks like Mantine's by wearing its classes, and leaves out the rest of it: of what a key costs in
 * a form that was most.
 */
export function TextBox(props: Props) {
  const { text, control, isFailing, type, leave, left, right, rightWidth = 44 } = props;
  const isWrong = isFailing || undefined;
  return (
    <div
      className={`mantine-Input-wrapper ${wrapper}`}
      data-variant="filled"
      data-error={isWrong}
      data-with-left-section={left ? true : undefined}
      data-with-right-section={right ? true : undefined}
      style={room(left ? LEFT_WIDTH : undefined, right ? rightWidth : undefined)}
    >
      {left && (
        <div className={`mantine-Input-section ${section}`} data-position="left">
          {left}
        </div>
      )}
      <input
        {...control}
        className={`mantine-Input-input ${input}`}
        data-variant="filled"
        data-error={isWrong}
        aria-invalid={isWrong}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        autoComplete="off"
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        onKeyDown={props.onKeyDown}
      />
      {right && (
        <div className={`mantine-Input-section ${section}`} data-position="right">
          {right}
        </div>
      )}
    </div>
  );
}

/** What Mantine's own input tells its styles. */
const room = (left: number | undefined, right: number | undefined): CSSProperties =>
  ({
    '--input-left-section-pointer-events': 'none',
    '--input-right-section-pointer-events': 'auto',
    ...(left !== undefined && { '--input-left-section-width': `${left / 16}rem` }),
    ...(right !== undefined && { '--input-right-section-width': `${right / 16}rem` }),
  }) as CSSProperties;
