import { type StepsLayout, stepsOf } from '../timeline/steps.ts';
import { type Frame, SIZES } from './frame.ts';
import type { RoastControl } from './input.ts';
import { type SideText, textLeft, textRight } from './sides.ts';

/** What was set on the machine as a strip under the curves. */
export interface StripLayout extends StepsLayout {
  readonly key: string;
  readonly label: SideText;
  readonly unit: SideText;
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
        label: textLeft(frame, control.label),
        unit: textRight(frame, control.unit),
        ground,
        ...stepsOf(control, frame.x, y, { ...room, left: frame.plot.left, right: frame.plot.right + 20 }),
      },
    ];
  });
}
