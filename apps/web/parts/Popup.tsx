import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { useDismiss } from './useDismiss.ts';
import './popup.css';

/** One line of a popup menu. `chosen` makes it one of a set. */
export interface PopupItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly chosen?: boolean;
  run(): void;
}

interface Props {
  /** Name of the menu for those who cannot see what is on the button. */
  readonly label: string;
  readonly button: ReactNode;
  /** The button has words, and looks like others that have. */
  readonly isWorded?: boolean;
  readonly items: readonly PopupItem[];
  /** Tab passes over it: what it does can be done elsewhere. */
  readonly isSkipped?: boolean | undefined;
}

const LINE = '[role^="menuitem"]';

/** A button with a small menu below: arrow keys, Home and End move, Escape and a click elsewhere close. */
export function Popup({ label, button, items, isSkipped, isWorded = false }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const lines = () => [...(frame.current?.querySelectorAll<HTMLElement>(LINE) ?? [])];

  // Once, when it opens: the page below may be drawn anew while somebody goes along the lines.
  useEffect(() => {
    const menu = open ? frame.current : null;
    const first = menu?.querySelector<HTMLElement>('[aria-checked="true"]') ?? menu?.querySelector<HTMLElement>(LINE);
    first?.focus();
  }, [open]);
  useDismiss(frame, open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = lines();
    const now = all.findIndex((line) => line.matches(':focus'));
    const goal = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (goal !== undefined) all.at(goal % all.length)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={frame} className="popup">
      <button
        ref={opener}
        type="button"
        className={isWorded ? 'button' : 'tool'}
        data-variant={isWorded ? 'default' : undefined}
        tabIndex={isSkipped ? -1 : undefined}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {isWorded ? <span className="button-inner">{button}</span> : button}
      </button>
      {open && (
        <div id={id} className="popup-list" role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              tabIndex={-1}
              {...roleOf(item)}
              onClick={() => {
                close();
                item.run();
              }}
            >
              {item.icon && <Icon name={item.icon} size={16} />}
              <span>{item.label}</span>
              {item.chosen && <Icon name="check" size={16} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function roleOf({ chosen }: PopupItem) {
  return chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen };
}
