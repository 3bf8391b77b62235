export type Atom = string | number | boolean;

/** Both ends belong to it; an end that is missing is open. */
export interface Range<End = Atom> {
  readonly from?: End;
  readonly to?: End;
}

export type Edge = keyof Range;

/** A range without the ends that are not there. */
export const ends = <End>(from: End | undefined, to: End | undefined): Range<End> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** The range with one end set anew; an other end that lies beyond it opens. Undefined when both are open. */
export function withEnd<End extends Atom>(
  range: Range<End>,
  edge: Edge,
  value: End | undefined,
): Range<End> | undefined {
  const { from, to }: { from?: End | undefined; to?: End | undefined } = { ...range, [edge]: value };
  const isCrossed = from !== undefined && to !== undefined && from > to;
  const next = isCrossed ? { [edge]: value } : ends(from, to);
  return Object.keys(next).length > 0 ? next : undefined;
}
