import type { WheelLabel } from '../label.ts';
import { middleOf, type Segment, type WheelLayout } from '../layout.ts';
import { isFlipped, placed } from '../placed.ts';
import { rounded } from '../ring.ts';

/** The drawn names of a wheel, as far as turning it moves them. */
export interface Turnable {
  readonly group: SVGGElement;
  readonly upright: readonly Name[];
  readonly radial: readonly Name[];
}

interface Name {
  readonly text: SVGTextElement;
  readonly label: WheelLabel;
  readonly middle: number;
  isOver: boolean;
}

/** What is to be moved when the wheel is turned: looked up once, not at every frame. */
export function turnable(group: SVGGElement, layout: WheelLayout, rotate: number): Turnable {
  const names = [...group.querySelectorAll<SVGTextElement>('text[data-name]')].flatMap((text) => {
    const segment = layout.segments.get(text.dataset.name ?? '');
    return segment?.label ? [nameOf(text, segment, segment.label, rotate)] : [];
  });
  const { upright = [], radial = [] } = Object.groupBy(names, ({ label }) => label.way);
  for (const name of radial) place(name, rotate);
  return { group, upright, radial };
}

function nameOf(text: SVGTextElement, segment: Segment, label: WheelLabel, rotate: number): Name {
  const middle = middleOf(segment);
  return { text, label, middle, isOver: isFlipped(middle, rotate) };
}

/** Turns what is drawn: the group, names that stay level, and those alone that cross to the other side. */
export function turn({ group, upright, radial }: Turnable, rotate: number): void {
  group.setAttribute('transform', `rotate(${rounded(rotate)})`);
  for (const name of upright) place(name, rotate);
  for (const name of radial) {
    const isOver = isFlipped(name.middle, rotate);
    if (isOver === name.isOver) continue;
    name.isOver = isOver;
    place(name, rotate);
  }
}

function place({ text, label, middle }: Name, rotate: number) {
  const { transform, anchor } = placed(label, middle, rotate);
  text.setAttribute('transform', transform);
  text.setAttribute('text-anchor', anchor);
}
