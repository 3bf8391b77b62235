import { flushSync } from 'react-dom';

/** A line of items whose room is watched. */
interface Line {
  /** How many items there are, shown or not. */
  readonly total: number;
  show(count: number): void;
}

const lines = new Map<Element, Line>();
let watch: ResizeObserver | undefined;
const fitAll = () => fit([...lines.keys()]);
/** Fewer never fit again when the word for the rest came in, so that this is enough. */
const TURNS = 3;
/** Px that browsers round widths by at the most. */
const ROUNDING = 0.5;

/**
 * Tells how many items of a line fit, before it is painted and whenever its room or the typeface changes. Lines are
 * measured together once the browser has laid the page out by itself, so that drawing a list never waits for that.
 */
export function watchFit(element: Element, total: number, show: (count: number) => void): () => void {
  watch ??= new ResizeObserver((entries) => fit(entries.map(({ target }) => target)));
  // Letters of a typeface that comes late have other widths, in a room that stays as it is.
  document.fonts.addEventListener('loadingdone', fitAll);
  lines.set(element, { total, show });
  watch.observe(element);
  return () => {
    lines.delete(element);
    watch?.unobserve(element);
  };
}

/** Shows in each line as many items as fit. A word for the rest that comes in takes room too: such lines are measured again. */
function fit(elements: readonly Element[], turns = TURNS): void {
  const changed = elements.flatMap((element) => {
    const line = lines.get(element);
    const count = line && howManyFit(element, line.total);
    return line && count !== undefined && count !== shownIn(element) ? [{ element, show: () => line.show(count) }] : [];
  });
  if (changed.length === 0 || turns === 0) return;
  flushSync(() => {
    for (const { show } of changed) show();
  });
  fit(
    changed.map(({ element }) => element),
    turns - 1,
  );
}

const ITEM = ':scope > :not(.cell-rest, .cell-spare)';

const shownIn = (line: Element): number => line.querySelectorAll(ITEM).length;

/** How many items fit together with the word for the rest; at least the first one. */
function howManyFit(line: Element, total: number): number {
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  // The first one may be cut short. Only then does the rounded width count: of several items the roundings add up, and a
  // line that is as wide as its items would show one less, then one more, for ever.
  const wholeOf = (element: Element) =>
    element.scrollWidth > element.clientWidth ? element.scrollWidth : widthOf(element);
  const widths = [...line.querySelectorAll(`${ITEM}, .cell-spare > *`)].map(wholeOf);
  const rest = [...line.querySelectorAll('.cell-rest')].map(widthOf);
  const gap = Number.parseFloat(getComputedStyle(line).columnGap);
  // A line that is just as wide as its items may be narrower by a rounding.
  const room = widthOf(line) + gap + ROUNDING;
  const needs = (count: number) =>
    [...widths.slice(0, count), ...(count < total ? rest : [])].reduce((sum, width) => sum + width + gap, 0);
  const counts = widths.map((_, i) => widths.length - i);
  return counts.find((count) => needs(count) <= room) ?? Math.min(1, widths.length);
}
