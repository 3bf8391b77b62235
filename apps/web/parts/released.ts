let isPressed = false;

globalThis.addEventListener?.('mousedown', () => (isPressed = true), true);
globalThis.addEventListener?.('mouseup', () => (isPressed = false), true);

/**
 * Does something now, or once a press that is going on has become a click. What is told about a field that is left moves
 * all that stands below it; a button that moves away between press and release is never clicked.
 */
export function onceReleased(run: () => void): void {
  if (isPressed) addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
  else run();
}
