import type { Control } from '@hanjan/roastlog/log.ts';
import { type StepsLayout, stepsOf } from '../timeline/steps.ts';
import { roomOf } from '../timeline/words.ts';
import { type Frame, sizeOf } from './frame.ts';
import type { RoastControl } from './input.ts';
import { type SideText, textLeft, textRight } from './sides.ts';

/** What was set on the machine as a strip under the curves. */
export interface StripLayout extends StepsLayout {
  readonly key: string;
  readonly kind: Control['kind'];
  readonly label: SideText;
  readonly unit: SideText;
  readonly ground: number;
}

/** Strips of controls under the axis of time, as many as have room. */
export function stripsOf(frame: Frame, controls: readonly RoastControl[]): StripLayout[] {
  const size = sizeOf(frame);
  return frame.strips.flatMap((ground, i) => {
    const control = controls[i];
    if (!control) return [];
    const values = control.steps.map(({ value }) => value);
    const [least, most] = [Math.min(0, ...values), Math.max(control.unit === '%' ? 100 : 1, ...values)];
    const y = { from: least, to: most, start: ground, end: ground - size.value };
    const label = textLeft(frame, control.label);
    const unit = textRight(frame, control.unit);
    // Values leave room for a long name or unit, which reaches into the plot.
    const { left, right } = frame.plot;
    const room = {
      left: label.anchor === 'start' ? Math.max(left, roomOf(label.text, size.text)) : left,
      top: ground - size.strip,
      right: unit.anchor === 'end' ? Math.min(right + 20, unit.x - roomOf(unit.text, size.text)) : right + 20,
      bottom: ground,
    };
    return [
      {
        key: control.key,
        kind: control.kind,
        label,
        unit,
        ground,
        ...stepsOf(control, frame.x, y, room),
      },
    ];
  });
}
