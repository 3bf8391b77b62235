/** How a number goes up and down. */
export interface Steps {
  /** Held is shown × scale. */
  readonly scale: number;
  /** Decimals of what is held. */
  readonly decimals?: number | undefined;
  /** In shown units. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** The held number one step up (1) or down (−1), on the grid of steps and within the bounds. */
export function stepped(value: number | null, direction: 1 | -1, steps: Steps): number {
  const { scale, decimals = 0, min, max, step = 1 } = steps;
  const low = min === undefined ? Number.NEGATIVE_INFINITY : min * scale;
  const high = max === undefined ? Number.POSITIVE_INFINITY : max * scale;
  const size = Math.round(step * scale);
  const next = (value ?? Math.max(low, 0) - direction * size) + direction * size;
  return Number(Math.min(high, Math.max(low, next)).toFixed(decimals));
}
