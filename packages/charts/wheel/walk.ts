import type { Segment, WheelLayout } from './layout.ts';

/** Where a key leads, by what is asked for: a flavor and its neighbours as they lie on the wheel. */
const WALKS: Readonly<Record<string, (layout: WheelLayout, at: Segment) => Segment | undefined>> = {
  ArrowRight: (layout, at) => beside(ringOf(layout, at), at, 1),
  ArrowLeft: (layout, at) => beside(ringOf(layout, at), at, -1),
  ArrowUp: (layout, at) => layout.segments.get(at.parent ?? ''),
  ArrowDown: (layout, at) => [...layout.segments.values()].find(({ parent }) => parent === at.id),
  Home: (layout, at) => ringOf(layout, at)[0],
  End: (layout, at) => ringOf(layout, at).at(-1),
  PageDown: (layout, at) => beside(familiesOf(layout), familyOf(layout, at), 1),
  PageUp: (layout, at) => beside(familiesOf(layout), familyOf(layout, at), -1),
};

/**
 * The flavor that a key leads to from another one: left and right round the ring as it is seen, up to what it lies
 * under, down to the first below it, Home and End to the ends of the ring, the page keys from family to family.
 * Where nothing lies that way one stays. `at` may be gone or nothing: then it begins at the first. Null for other keys
 * and on an empty wheel.
 */
export function walk(layout: WheelLayout, at: string | null, key: string): string | null {
  const step = Object.hasOwn(WALKS, key) ? WALKS[key] : undefined;
  if (!step) return null;
  const from = layout.segments.get(at ?? '');
  const [first] = layout.segments.keys();
  return from ? (step(layout, from) ?? from).id : (first ?? null);
}

/** The ring that one goes round on: the rim, or the segments of a level, clockwise. */
function ringOf(layout: WheelLayout, at: Segment): Segment[] {
  const all = [...layout.segments.values()];
  return clockwise(all.filter((one) => (at.isLeaf ? one.isLeaf : one.node.level === at.node.level)));
}

const familiesOf = (layout: WheelLayout) =>
  clockwise([...layout.segments.values()].filter(({ parent }) => parent === null));

const clockwise = (segments: Segment[]) => segments.sort((a, b) => a.from - b.from);

function familyOf(layout: WheelLayout, at: Segment): Segment {
  const above = layout.segments.get(at.parent ?? '');
  return above ? familyOf(layout, above) : at;
}

/** The next of a ring, which has no end. */
function beside(ring: readonly Segment[], at: Segment, step: 1 | -1): Segment | undefined {
  return ring.at((ring.indexOf(at) + step) % ring.length);
}
