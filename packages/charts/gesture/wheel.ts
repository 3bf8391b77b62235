/** px of a line and of a page, for mice that count in those. */
const LINE = 25;
const PAGE = 500;
const BY_PX = 0.002;
/** Fingers that pinch on a trackpad come as a turned wheel with ctrl, in small steps. */
const PINCH = 10;

/** How much larger a turn of the mouse wheel makes a chart: at the most twice, at the least half. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) {
  const px = deltaY * (deltaMode === 1 ? LINE : deltaMode === 2 ? PAGE : 1);
  const power = -px * BY_PX * (ctrlKey ? PINCH : 1);
  return 2 ** Math.min(1, Math.max(-1, power));
}
