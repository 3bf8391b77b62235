import { type ComponentProps, useEffect, useRef } from 'react';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Holds the focus while it is there: it begins at `data-autofocus`, or at what comes first, goes round by Tab, and is
 * given back to where it was.
 */
export function Trap(props: ComponentProps<'div'>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    const opener = document.activeElement;
    const first = current?.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(current)[0];
    first?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = stopsIn(current);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => {
      current?.removeEventListener('keydown', onKeyDown);
      const isLost = document.activeElement === document.body || current?.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return <div {...props} ref={frame} />;
}

/** Where Tab stops. */
const stopsIn = (frame: HTMLElement | null): HTMLElement[] =>
  [...(frame?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
