import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { rememberCaret } from '../caret.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Escape was pressed, or the space beside one that is `light`. */
  onClose(): void;
  /** An alert must be answered: it is read out at once. */
  readonly alert?: boolean;
  /** It is put away by a press beside it too, because a phone has no Escape and nothing in it can be lost. */
  readonly light?: boolean;
  /** Buttons, the safe one first. */
  readonly actions?: ReactNode;
}

/**
 * A dialog above the page: 400 px at a desk, from the bottom on a phone. Focus begins at `data-autofocus`, stays inside
 * and returns afterwards.
 */
export function Dialog({ title, children, onClose, alert = false, light = false, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const putCaretBack = rememberCaret();
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      putCaretBack();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape
    <dialog
      ref={dialog}
      className="dialog"
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-text` : undefined}
      onCancel={(event) => {
        // A picker of files within tells its own cancelling here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (light && isBeside(event)) onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className="dialog-text">
        {children}
      </div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}

/** Whether the page behind a dialog was pressed. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
