/** How a press ends: by a click, or because it has become a drag. */
const ENDS = ['mouseup', 'pointercancel'] as const;

let isPressed = false;

globalThis.addEventListener?.('mousedown', () => (isPressed = true), true);
for (const end of ENDS) globalThis.addEventListener?.(end, () => (isPressed = false), true);

/**
 * Does something now, or once a press that is going on has become a click. A fault of a field that is left moves
 * all that stands below it; a button that moves away between press and release is never clicked.
 */
export function onceReleased(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const heard = new AbortController();
  const release = () => {
    heard.abort();
    setTimeout(run);
  };
  for (const end of ENDS) addEventListener(end, release, { capture: true, signal: heard.signal });
}
