/** What is placed beside something: where that stands, and how much room the screen has. Px of the screen. */
export interface Placing {
  readonly at: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly screen: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly size: { readonly width: number; readonly height: number };
  /** Which of their edges stand in one line. */
  readonly edge: 'left' | 'right';
  /** Where it stood until now; it goes nowhere else without need. */
  readonly before?: Side | undefined;
}

/** On which side of the other something stands. */
export type Side = 'below' | 'above';

/** Where something stands, in px of the screen. */
export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** So high it may be. */
  readonly room: number;
}

/** Px between the two. */
const GAP = 8;
/** Px that are left free at the edges of the screen. */
const MARGIN = 5;

/** Below where there is room, otherwise above, or wherever there is more of it; never beyond the sides of the screen. */
export function placeBeside({ at, screen, size, edge, before }: Placing): Place {
  const room = {
    below: Math.max(0, screen.bottom - MARGIN - at.bottom - GAP),
    above: Math.max(0, at.top - GAP - screen.top - MARGIN),
  };
  const other = { below: 'above', above: 'below' } as const;
  const wanted = before ?? 'below';
  const fits = (side: Side) => size.height <= room[side];
  const larger = room.above > room.below ? 'above' : 'below';
  const side = fits(wanted) ? wanted : fits(other[wanted]) ? other[wanted] : larger;
  const height = Math.min(size.height, room[side]);
  const left = edge === 'left' ? at.left : at.right - size.width;
  return {
    side,
    left: Math.max(screen.left + MARGIN, Math.min(left, screen.right - MARGIN - size.width)),
    top: side === 'below' ? at.bottom + GAP : at.top - GAP - height,
    room: room[side],
  };
}
