/** Control points of `--e-settle`. */
export const CURVE = [0.3, 1.15, 0.4, 1] as const;

/** How far a movement is after a share of its time, on the curve of `--e-settle`: it goes a little too far and comes back. */
export function eased(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  const [x1, y1, x2, y2] = CURVE;
  let [low, high] = [0, 1];
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, low);
}

const bezier = (a: number, b: number, t: number) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
