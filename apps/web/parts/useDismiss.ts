import { type RefObject, useEffect } from 'react';

/** Closes what is open once the person presses or goes elsewhere. A question above the page gives the focus back. */
export function useDismiss(frame: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const outside = ({ target }: Event) => {
      const { current } = frame;
      if (target instanceof Element && !current?.contains(target) && !isAbove(target, current)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  });
}

/** Whether something is in a dialog that stands above something else. */
export function isAbove(element: Element | null, other: Element | null): boolean {
  const above = element?.closest('dialog:modal');
  return above ? !above.contains(other) : false;
}
