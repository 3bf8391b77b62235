import type { WheelColour } from './colour/colour.ts';
import { familyLabel, leafLabel, middleLabel, type WheelLabel } from './label.ts';
import { arcPath, CHOSEN_RIM, HUB, point, positive, RIM, RINGS, type Sector, sectorPath, wrapped } from './ring.ts';
import type { WheelLevel, WheelNode } from './tree.ts';

/** A flavor on the wheel: where it lies, how it is drawn. */
export interface Segment extends Sector {
  readonly id: string;
  readonly node: WheelNode;
  readonly parent: string | null;
  /** Nothing lies around it, so that it reaches to the rim. */
  readonly isLeaf: boolean;
  /** It is drawn as chosen: chosen itself or, where the last ring is hidden, something on it. */
  readonly isLit: boolean;
  /** Which of its family's colours it has: 1 the strong one, 3 the palest. */
  readonly tint: WheelLevel;
  readonly path: string;
  /** A line along it that says that it is chosen, for those that cannot step out of the rim. */
  readonly mark: string;
  readonly label: WheelLabel | null;
}

/** The segments of a family, from the hub to the rim. */
export interface Family {
  readonly id: string;
  readonly color: WheelColour;
  readonly segments: readonly Segment[];
}

/** Where everything on a wheel lies that is not turned. */
export interface WheelLayout {
  readonly families: readonly Family[];
  /** Every segment by its id, in the order of the tree. */
  readonly segments: ReadonlyMap<string, Segment>;
  /** What lies on a ring that is not shown, by its id: the segment that stands for it. */
  readonly hidden: ReadonlyMap<string, Segment>;
  /** Lines between families; none where there is one alone. */
  readonly edges: string;
  /** Width of the lines between segments: thin where segments are. */
  readonly gap: number;
}

/** Ways to lay out the same flavors. */
export interface LayoutOptions {
  /** Counter-clockwise. */
  readonly reverse: boolean;
  /** Two rings; what is on the third is shown by what it lies under. */
  readonly simple: boolean;
}

/** How far lines between families reach beyond the rim. */
const EDGE_END = CHOSEN_RIM + 2;
const GAP = 1.25;

/** The geometry of a wheel in a box of −360 to 360, clockwise from the top, every outermost flavor as wide as any other. */
export function wheelLayout(nodes: readonly WheelNode[], { reverse, simple }: LayoutOptions): WheelLayout {
  const below = (node: WheelNode) => (simple && node.level === 2 ? [] : node.children);
  const leaves = (node: WheelNode): number => below(node).reduce((sum, child) => sum + leaves(child), 0) || 1;
  const total = nodes.reduce((sum, node) => sum + leaves(node), 0);
  const angle = (leaf: number) => (360 * leaf) / total;
  const hidden = new Map<string, Segment>();

  function place(node: WheelNode, start: number, parent: string | null): Segment[] {
    const end = start + leaves(node);
    const [from, to] = reverse ? [360 - angle(end), 360 - angle(start)] : [angle(start), angle(end)];
    const own = segmentOf({ node, parent, from, to, isLeaf: below(node).length === 0 }, simple);
    if (below(node) !== node.children) for (const child of node.children) hidden.set(child.id, own);
    let at = start;
    return [own].concat(
      below(node).flatMap((child) => {
        const placed = place(child, at, node.id);
        at += leaves(child);
        return placed;
      }),
    );
  }
  let at = 0;
  const families = nodes.map((node) => {
    const segments = place(node, at, null);
    at += leaves(node);
    return { id: node.id, color: node.color, segments };
  });
  const edges = families.length < 2 ? '' : families.map(({ segments: [first] }) => edgeOf(first?.from ?? 0)).join('');
  return {
    families,
    segments: new Map(families.flatMap(({ segments }) => segments.map((one) => [one.id, one] as const))),
    hidden,
    edges,
    gap: Math.min(GAP, (2 * Math.PI * RIM) / total / 8),
  };
}

const edgeOf = (angle: number) => `M${point(angle, HUB).join(' ')}L${point(angle, EDGE_END).join(' ')}`;

type Placed = Pick<Segment, 'node' | 'parent' | 'from' | 'to' | 'isLeaf'>;

function segmentOf(placed: Placed, simple: boolean): Segment {
  const { node, isLeaf } = placed;
  const { id, level, label, check, subCheck } = node;
  const inner = RINGS[level - 2] ?? HUB;
  const sector = { from: placed.from, to: placed.to, inner, outer: isLeaf ? RIM : (RINGS[level - 1] ?? RIM) };
  const isLit = check || (isLeaf && subCheck);
  const isOnRim = isLeaf && level > 1;
  return {
    ...placed,
    ...sector,
    id,
    isLit,
    tint: isOnRim && !simple ? 3 : level,
    path: sectorPath(isLeaf && isLit ? { ...sector, outer: CHOSEN_RIM } : sector),
    mark: isLit && !isLeaf ? arcPath(sector, sector.outer - MARK, MARK) : '',
    label: isOnRim && simple ? middleLabel(label, sector, LARGE) : LABELS[isLeaf ? 3 : level](label, sector),
  };
}

const LABELS = { 1: familyLabel, 2: middleLabel, 3: leafLabel } as const;
/** Size of names on the rim where it is made of few segments. */
const LARGE = 16;

/** How far inside of its segment a mark lies. */
const MARK = 6;

/** The middle of a segment, in degrees clockwise from the top of a wheel that is not turned. */
export const middleOf = ({ from, to }: Sector) => (from + to) / 2;

/** The turn of the wheel that brings a segment under the pointer. */
export const rotationTo = (segment: Sector) => wrapped(-middleOf(segment));

/** The segment that shows a flavor; none where there is no such flavor. */
export const shownAt = (layout: WheelLayout, id: string | null): Segment | null =>
  id === null ? null : (layout.segments.get(id) ?? layout.hidden.get(id) ?? null);

/** The outermost flavor under the pointer of a wheel that is turned by some degrees. */
export function leafUnder(layout: WheelLayout, rotate: number): Segment | null {
  const angle = positive(-rotate);
  for (const segment of layout.segments.values()) {
    if (segment.isLeaf && segment.from <= angle && angle < segment.to) return segment;
  }
  return null;
}
