import type { Point } from './zoom.ts';

interface Finger {
  readonly id: number;
  readonly at: Point;
}

/** What is pressed onto a chart: fingers, a pen or a mouse. `isMoving`: they have moved, so it is no tap any more. */
export interface Fingers {
  readonly down: readonly Finger[];
  readonly isMoving: boolean;
  /** Where the first one was pressed. */
  readonly start: Point | null;
}

/** One finger went by `dx`, `dy` and is at a place now. */
export interface Pan {
  readonly dx: number;
  readonly dy: number;
  readonly at: Point;
}

/** Two fingers went apart by a factor, and what lies between them by `dx`, `dy`. */
export interface Pinch extends Pan {
  readonly factor: number;
}

/** What a finger that goes somewhere does. */
export interface Movement {
  readonly fingers: Fingers;
  readonly pan?: Pan;
  readonly pinch?: Pinch;
}

/** Nothing is pressed. */
export const NO_FINGERS: Fingers = { down: [], isMoving: false, start: null };

/** A hand trembles by this many px without meaning to move anything. */
const TREMBLE = 6;
/** Two fingers at one spot have no distance that could be doubled. */
const NEAREST = 8;

/** A further finger. Two of them mean a movement, however still they are. */
export function press(fingers: Fingers, id: number, at: Point): Fingers {
  const down = [...fingers.down.filter((one) => one.id !== id), { id, at }];
  return { down, isMoving: fingers.isMoving || down.length > 1, start: fingers.start ?? at };
}

/** A finger is gone; with the last of them the movement ends. */
export function lift(fingers: Fingers, id: number): Fingers {
  const down = fingers.down.filter((one) => one.id !== id);
  return down.length > 0 ? { ...fingers, down } : NO_FINGERS;
}

/** A finger goes to a place. One moves what it lies on, two enlarge it, any further ones do nothing. */
export function move(fingers: Fingers, id: number, at: Point): Movement {
  const nth = fingers.down.findIndex((one) => one.id === id);
  const before = fingers.down[nth]?.at;
  if (!before) return { fingers };
  const isMoving = fingers.isMoving || distance(fingers.start ?? before, at) > TREMBLE;
  if (!isMoving) return { fingers };
  const moved = { ...fingers, isMoving, down: fingers.down.with(nth, { id, at }) };
  if (nth > 1) return { fingers: moved };
  const other = fingers.down[1 - nth]?.at;
  const step = { dx: at.x - before.x, dy: at.y - before.y };
  if (!other) return { fingers: moved, pan: { ...step, at } };
  const factor = Math.max(NEAREST, distance(other, at)) / Math.max(NEAREST, distance(other, before));
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  return { fingers: moved, pinch: { factor, at: middle, dx: step.dx / 2, dy: step.dy / 2 } };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
