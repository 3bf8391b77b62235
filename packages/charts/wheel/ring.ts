/** Radii in a box of −360 to 360: the hub, the three rings, what a chosen flavor steps out to, and the rim around all. */
export const HUB = 70;
export const RINGS = [146, 226, 318] as const;
export const RIM = RINGS[2];
export const CHOSEN_RIM = RIM + 13;
const GRADUATION = 343;
/** Where the pointer touches the wheel, and where it ends. */
export const POINTER = { tip: 341, end: 355 };
/** Half of the box. */
export const HALF = 360;

/** A piece of a ring, in degrees clockwise from the top. */
export interface Sector {
  readonly from: number;
  readonly to: number;
  readonly inner: number;
  readonly outer: number;
}

/** Hundredths are less than anybody sees, and keep pictures small. */
export const rounded = (value: number) => Math.round(value * 100) / 100 || 0;

/** A point at a distance from the middle, as x and y. */
export function point(degrees: number, radius: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [rounded(radius * Math.sin(angle)), rounded(-radius * Math.cos(angle))];
}

const pair = (degrees: number, radius: number) => point(degrees, radius).join(' ');

/** The outline of a piece of a ring, or of the whole ring. */
export function sectorPath({ from, to, inner, outer }: Sector): string {
  if (to - from >= 360) return `${circle(outer, 1)}${circle(inner, 0)}`;
  const large = to - from > 180 ? 1 : 0;
  const arc = (radius: number, sweep: number, end: number) =>
    `A${radius} ${radius} 0 ${large} ${sweep} ${pair(end, radius)}`;
  return `M${pair(from, inner)}L${pair(from, outer)}${arc(outer, 1, to)}L${pair(to, inner)}${arc(inner, 0, from)}Z`;
}

/** A circle one way or the other, so that a smaller one leaves a hole in a larger one. */
const circle = (radius: number, sweep: number) =>
  `M0 ${-radius}A${radius} ${radius} 0 1 ${sweep} 0 ${radius}A${radius} ${radius} 0 1 ${sweep} 0 ${-radius}Z`;

/** An open arc along the middle of a piece of a ring, `margin` away from its sides. */
export function arcPath({ from, to }: Sector, radius: number, margin: number): string {
  const side = (margin / radius) * (180 / Math.PI);
  const [start, end] = [from + side, Math.min(to - side, from + side + 359.9)];
  if (end <= start) return '';
  return `M${pair(start, radius)}A${radius} ${radius} 0 ${end - start > 180 ? 1 : 0} 1 ${pair(end, radius)}`;
}

/** How wide a piece of a ring is at a distance from the middle. */
export function thickness({ from, to }: Sector, radius: number): number {
  const span = to - from;
  return span >= 180 ? 2 * radius : 2 * radius * Math.sin((span * Math.PI) / 360);
}

/** The graduation of the rim: a short stroke every 2°, a longer one every 10°. */
export function ticks(isMajor: boolean): string {
  const length = isMajor ? 10 : 5;
  return Array.from({ length: 180 }, (_, nth) => nth)
    .filter((nth) => (nth % 5 === 0) === isMajor)
    .map((nth) => `M${pair(nth * 2, GRADUATION)}L${pair(nth * 2, GRADUATION + length)}`)
    .join('');
}

/** Degrees brought to −180 … 180 in steps of a tenth, 0 for what is no number. */
export function wrapped(degrees: number): number {
  if (!Number.isFinite(degrees)) return 0;
  const turns = Math.abs(degrees) <= 180 ? 0 : Math.round(degrees / 360);
  return Math.round((degrees - 360 * turns) * 10) / 10 || 0;
}

/** Degrees brought to 0 … 360, without 360. */
export const positive = (degrees: number) => ((degrees % 360) + 360) % 360;
