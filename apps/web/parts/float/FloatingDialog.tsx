import { type ReactNode, type RefObject, useEffect } from 'react';
import { useDismiss } from '../useDismiss.ts';
import { Float } from './Float.tsx';

interface Props {
  readonly label: string;
  /** Around what it opens from and itself: below this it stands, and a press outside of it closes. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly edge?: 'left' | 'right';
  readonly className: string;
  close(): void;
  readonly children: ReactNode;
}

/** A small dialog below what it opens from. Escape and a press elsewhere close it, also while its content is loaded. */
export function FloatingDialog({ label, frame, edge, className, close, children }: Props) {
  useDismiss(frame, true, close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A dialog of the page in which it opened stays.
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <Float at={frame} {...(edge && { edge })} className={className} role="dialog" aria-label={label}>
      {children}
    </Float>
  );
}
