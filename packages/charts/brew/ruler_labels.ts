/** What is written beside a ruler, from the line of its step on down. */
export interface Label {
  /** Where its step begins. */
  readonly y: number;
  /** Whether a second line is wanted, and how much it matters that it is written: the smallest goes first. */
  readonly hasTarget: boolean;
  readonly worth: number;
}

/** Where a label stands: its own line, moved as far as others need room; null where it has none. */
export interface Place {
  readonly y: number;
  readonly hasTarget: boolean;
}

/** Px of a label with one line and with two. */
export const ROWS = { name: 18, target: 36, one: 26, two: 44 } as const;
/** Those who matter most keep their second line the longest. */
const KEY_WORTH = 2;

/** Places for labels in order of their steps between two px, none over another. */
export function placeLabels(labels: readonly Label[], top: number, bottom: number): (Place | null)[] {
  const room = bottom - top;
  const heightOf = ({ hasTarget }: Pick<Label, 'hasTarget'>) => (hasTarget ? ROWS.two : ROWS.one);
  const heights = (list: readonly Label[]) => list.reduce((sum, label) => sum + heightOf(label), 0);
  const bare = labels.map((label) => ({ ...label, hasTarget: label.hasTarget && label.worth >= KEY_WORTH }));
  let kept = heights(labels) <= room ? [...labels] : bare;
  const all = kept;
  while (kept.length > 0 && heights(kept) > room) {
    const least = kept.reduce((a, b) => (b.worth < a.worth ? b : a));
    kept = kept.filter((label) => label !== least);
  }
  const ys: number[] = [];
  for (const [i, label] of kept.entries()) {
    const before = kept[i - 1];
    ys.push(Math.max(top, label.y, before ? (ys[i - 1] ?? top) + heightOf(before) : top));
  }
  let free = bottom;
  for (const [i, label] of [...kept.entries()].toReversed()) {
    free = Math.min(ys[i] ?? free, free - heightOf(label));
    ys[i] = free;
  }
  return all.map((label) => {
    const y = ys[kept.indexOf(label)];
    return y === undefined ? null : { y, hasTarget: label.hasTarget };
  });
}
