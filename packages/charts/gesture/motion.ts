/** How long a movement takes in ms, by its token; no time at all for people who want nothing to move. */
export const durationOf = (token: '--m-move' | '--m-turn'): number =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));

/** ms of a duration in CSS, `420ms` or `.42s`; 0 for what is none. */
export function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (!(value > 0)) return 0;
  return text.trim().endsWith('ms') ? value : value * 1000;
}

/**
 * Calls `show` frame by frame over some ms with the share of the time that is gone, and last with 1; the returned
 * function stops it. Without any time it is there at once.
 */
export function animate(duration: number, show: (share: number) => void): () => void {
  if (duration <= 0) {
    show(1);
    return () => {};
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(1, Math.max(0, (now - start) / duration));
    show(share);
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
