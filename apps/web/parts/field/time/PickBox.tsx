import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Closing } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { FloatingDialog } from '../../float/FloatingDialog.tsx';
import { Trap } from '../../float/Trap.tsx';
import { Icon } from '../../Icon.tsx';
import type { TypedBoxProps } from '../box.ts';
import { TextBox } from '../TextBox.tsx';
import './date.css';

/** What a picker opens from, and what it offers at once. */
export interface Picking {
  readonly icon: 'calendar' | 'clock';
  /** Name of the button and of what it opens. */
  readonly title: string;
  /** A word that sets what is now; none while that is set. */
  readonly now: { readonly label: string; run(): void } | null;
  picker(close: () => void): ReactNode;
  /** Stays open when something is picked, until the person is done. */
  readonly isLasting?: boolean;
  leave(): void;
}

interface Props extends TypedBoxProps, Picking {
  readonly placeholder: string;
  /** Cannot be typed with digits alone. */
  readonly isWordy?: boolean;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A box to type into, with a word for now and a button (Alt+↓) that opens a picker. */
export function PickBox({ icon, title, now, picker, isLasting = false, isWordy, onKeyDown, ...box }: Props) {
  return (
    <PickPopover {...{ icon, title, now, picker, isLasting }} leave={box.leave}>
      {(right, open) => (
        <TextBox
          {...box}
          inputMode={isWordy ? 'text' : 'numeric'}
          rightWidth={44 + wordWidth(now?.label ?? '')}
          right={right}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (!isOpenKey(event)) return onKeyDown?.(event);
            // The page would be scrolled by it.
            event.preventDefault();
            open();
          }}
        />
      )}
    </PickPopover>
  );
}

interface PopoverProps extends Picking {
  /** What stands in the page, given its buttons. */
  children(buttons: ReactNode, open: () => void): ReactNode;
}

/** A picker that opens below what stands in the page. */
export function PickPopover({ icon, title, now, picker, isLasting, leave, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    leave();
  };
  const buttons = (
    <span className="date-right">
      {now && (
        <button type="button" className="date-now" onClick={now.run}>
          {now.label}
        </button>
      )}
      <button
        type="button"
        className="date-open"
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon name={icon} size={16} />
      </button>
    </span>
  );
  return (
    <div ref={frame}>
      {children(buttons, () => setOpen(true))}
      {isOpen && (
        <FloatingDialog label={title} frame={frame} edge="right" className="picker" close={close}>
          <Suspense fallback={<div className="date-waiting" />}>
            <Trap className="picker-sheet">
              <Closing value={close}>{picker(close)}</Closing>
              {isLasting && (
                <button type="button" className="picker-done" onClick={close}>
                  {t('done')}
                </button>
              )}
            </Trap>
          </Suspense>
        </FloatingDialog>
      )}
    </div>
  );
}

/** Alt+↓, by which boxes open what is below them. */
export const isOpenKey = ({ altKey, key }: KeyboardEvent): boolean => altKey && key === 'ArrowDown';

/** Px of a word that stands inside of a box. */
const wordWidth = (word: string): number =>
  word ? [...word].reduce((width, sign) => width + (sign > '\u2e80' ? 13 : 7), 18) : 0;
