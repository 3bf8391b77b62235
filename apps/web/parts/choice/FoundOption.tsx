import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';

interface Props extends ComponentProps<'button'> {
  /** The arrow keys stand here. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
}

/** A line of the list below a box to find in: it comes into sight when the arrow keys reach it. */
export function FoundOption({ isActive, isChosen, children, ...button }: Props) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button {...button} ref={line} type="button" role="option" tabIndex={-1}>
      {children}
      {isChosen && <Icon name="check" size={16} />}
    </button>
  );
}
