import type { CSSProperties, ReactNode } from 'react';
import './input.css';

interface Props {
  /** A sign that stands inside at the left. */
  readonly left?: ReactNode;
  /** Px; otherwise as wide as the box is high. */
  readonly leftWidth?: number;
  /** What stands inside at the right: a unit, a button. */
  readonly right?: ReactNode;
  readonly rightWidth?: number;
  /** What stands at the right is a sign alone: whoever presses it presses the box. */
  readonly isSign?: boolean;
  readonly size?: 'md' | undefined;
  readonly isFailing?: boolean;
  /** The control itself, of the class `input-box`. */
  readonly children: ReactNode;
}

/** The well around what is typed into, with what stands inside of it at its ends. */
export function InputFrame({ left, leftWidth, right, rightWidth, isSign, size, isFailing, children }: Props) {
  return (
    <div
      className="input"
      data-size={size}
      data-error={isFailing || undefined}
      style={{ ...(left ? room('left', leftWidth) : undefined), ...(right ? room('right', rightWidth) : undefined) }}
    >
      {left && (
        <div className="input-side" data-side="left">
          {left}
        </div>
      )}
      {children}
      {right && (
        <div className="input-side" data-side="right" data-sign={isSign || undefined}>
          {right}
        </div>
      )}
    </div>
  );
}

/** The text makes room for what stands inside. */
const room = (side: 'left' | 'right', width: number | undefined): CSSProperties => ({
  [`--input-${side}`]: width === undefined ? 'calc(var(--input-height) - 2px)' : `${width}px`,
});
