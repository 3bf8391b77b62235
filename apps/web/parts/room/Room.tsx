import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Icon } from '../Icon.tsx';
import './room.css';
import './layouts.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What it is called for those who do not see it. */
  readonly label: string;
  readonly title: string;
  /** What it is about, in one line below. */
  readonly facts?: string;
  /** How the way back is called. */
  readonly back: string;
  /** What stands at the end of the head. */
  readonly end?: ReactNode;
  /** The way back to the page. */
  onClose(): void;
  /** Escape, and the back gesture of a phone: closes what is open in it first. */
  onEscape(): void;
  readonly children: ReactNode;
}

/** A room over the whole screen, for what is done with wet hands and looked at from a metre away: no header, no bar. */
export function Room({ dialog, label, title, facts, back, end, onClose, onEscape, children }: Props) {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className="room"
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <header className="room-head">
        <button type="button" aria-label={back} onClick={onClose}>
          <Icon name="left" />
        </button>
        <div className="room-title">
          <h1>{title}</h1>
          {facts && <p className="number">{facts}</p>}
        </div>
        {end}
      </header>
      {children}
    </dialog>
  );
}
