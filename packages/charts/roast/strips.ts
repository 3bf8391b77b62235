import { cutTo } from '../text/width.ts';
import { type StepsLayout, stepsOf } from '../timeline/steps.ts';
import { roomOf } from '../timeline/words.ts';
import { type Frame, SIZES } from './frame.ts';
import type { RoastControl } from './input.ts';

/** What was set on the machine as a strip under the curves. */
export interface StripLayout extends StepsLayout {
  readonly key: string;
  readonly label: string;
  /** Beside the strip; a long one ends at the side of the room. */
  readonly unit: { readonly text: string; readonly x: number; readonly anchor: 'start' | 'end' };
  readonly ground: number;
}

/** Strips of controls under the axis of time, as many as have room. */
export function stripsOf(frame: Frame, controls: readonly RoastControl[]): StripLayout[] {
  const size = SIZES[frame.isNarrow ? 'narrow' : 'wide'];
  return frame.strips.flatMap((ground, i) => {
    const control = controls[i];
    if (!control) return [];
    const values = control.steps.map(({ value }) => value);
    const [least, most] = [Math.min(0, ...values), Math.max(control.unit === '%' ? 100 : 1, ...values)];
    const y = { from: least, to: most, start: ground, end: ground - size.value };
    const room = { left: 0, top: ground - size.strip, right: frame.width, bottom: ground };
    return [
      {
        key: control.key,
        label: cutTo(control.label, size.text, frame.plot.left - 8),
        unit: unitOf(frame, control.unit, size.text),
        ground,
        ...stepsOf(control, frame.x, y, { ...room, left: frame.plot.left, right: frame.plot.right + 20 }),
      },
    ];
  });
}

/** Px that a long unit may take of the strip itself. */
const INSIDE = 24;

function unitOf({ plot, width, isNarrow }: Frame, unit: string, size: number): StripLayout['unit'] {
  const x = plot.right + (isNarrow ? 5 : 10);
  if (roomOf(unit, size) <= width - x) return { text: unit, x, anchor: 'start' };
  return { text: cutTo(unit, size, width - plot.right + INSIDE), x: width - 1, anchor: 'end' };
}
