import { colourOf, type WheelColour } from './colour/colour.ts';

/** What the wheel is made of, as code lists hold it. `color`: what somebody gave the code, if anything. */
export interface WheelCode {
  readonly id: string;
  readonly label: string;
  readonly subLabel: string;
  readonly parent: string | null;
  readonly color: string | null;
}

/** A ring, from the hub outwards. */
export type WheelLevel = 1 | 2 | 3;

/** A place on the wheel. `check`: chosen itself; `subCheck`: something below is chosen. `color` is that of its family. */
export interface WheelNode {
  readonly id: string;
  readonly label: string;
  readonly subLabel: string;
  readonly color: WheelColour;
  readonly check: boolean;
  readonly subCheck: boolean;
  readonly level: WheelLevel;
  readonly children: readonly WheelNode[];
}

const DEEPEST = 3;

/**
 * The wheel of any list of codes, in their order. What has no known parent is a family; a loop is cut at its first
 * code, which becomes one too; what lies deeper than the third ring stands in the third, beside those above it.
 * Of codes with the same id the first counts.
 */
export function wheelTree(codes: readonly WheelCode[], chosen: readonly string[]): readonly WheelNode[] {
  const known = new Map<string, WheelCode>();
  for (const code of codes) if (!known.has(code.id)) known.set(code.id, code);
  const isChosen = new Set(chosen);
  const tops = familiesOf(known);
  const below = Map.groupBy(
    [...known.values()].filter(({ id }) => !tops.has(id)),
    ({ parent }) => parent,
  );

  function node(code: WheelCode, level: WheelLevel, color: WheelColour): WheelNode {
    const children = childrenOf(code, level).map((child) => node(child, nextLevel(level), color));
    const subCheck = children.some((child) => child.check || child.subCheck);
    const { id, label, subLabel } = code;
    return { id, label, subLabel, color, check: isChosen.has(id), subCheck, level, children };
  }
  /** What stands on the next ring below a code: at the last ring all that follows, in order. */
  function childrenOf(code: WheelCode, level: WheelLevel): readonly WheelCode[] {
    if (level === DEEPEST) return [];
    const direct = below.get(code.id) ?? [];
    return level === DEEPEST - 1 ? flat(direct) : direct;
  }
  function flat(from: readonly WheelCode[]): WheelCode[] {
    const all: WheelCode[] = [];
    const open = from.toReversed();
    for (let code = open.pop(); code; code = open.pop()) {
      all.push(code);
      open.push(...(below.get(code.id) ?? []).toReversed());
    }
    return all;
  }
  return [...tops].flatMap((id) => {
    const code = known.get(id);
    return code ? [node(code, 1, colourOf(code.id, code.color))] : [];
  });
}

const nextLevel = (level: WheelLevel): WheelLevel => (level === 1 ? 2 : 3);

/** The ids of the first ring, in the order of the codes. */
function familiesOf(known: ReadonlyMap<string, WheelCode>): Set<string> {
  const tops = new Set<string>();
  const seen = new Set<string>();
  const order = new Map([...known.keys()].map((id, nth) => [id, nth]));
  const place = (id: string) => order.get(id) ?? 0;
  for (const code of known.values()) {
    const way: string[] = [];
    for (let at: WheelCode | undefined = code; at && !seen.has(at.id); ) {
      seen.add(at.id);
      way.push(at.id);
      const above: WheelCode | undefined = at.parent === null ? undefined : known.get(at.parent);
      const loop = above && way.includes(above.id) ? way.slice(way.indexOf(above.id)) : null;
      if (!above) tops.add(at.id);
      else if (loop) tops.add(loop.reduce((a, b) => (place(a) < place(b) ? a : b)));
      at = above;
    }
  }
  return new Set([...known.keys()].filter((id) => tops.has(id)));
}
