/** Clocks of a device are set by so many ms without anybody noticing. */
export const SLACK = 2000;

/** A look at the clock of the device, and at one that nobody sets; in ms. */
export interface Look {
  readonly wall: number;
  readonly run: number;
}

/** By how many ms a clock was set back between two looks at it; 0 when it was not. Forward it may as well have slept. */
export function setBack(before: Look, after: Look): number {
  const by = after.wall - before.wall - (after.run - before.run);
  return by < -SLACK ? by : 0;
}
