import type { WheelLabel } from './label.ts';
import { point, positive, rounded } from './ring.ts';

/** Whether a name along the radius would stand on its head, so that it is written from the other end. */
export const isFlipped = (middle: number, rotate: number) => positive(middle + rotate) > 180;

interface Place {
  readonly transform: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** How a name is placed on a wheel that is turned by some degrees. */
export function placed(label: WheelLabel, middle: number, rotate: number): Place {
  if (label.way === 'upright') {
    return {
      transform: `translate(${point(middle, label.at).join(' ')}) rotate(${rounded(-rotate)})`,
      anchor: 'middle',
    };
  }
  const isOver = isFlipped(middle, rotate);
  const turned = `rotate(${rounded(middle - 90)}) translate(${rounded(label.at)})${isOver ? ' rotate(180)' : ''}`;
  return { transform: turned, anchor: label.anchor === 'start' && isOver ? 'end' : label.anchor };
}
