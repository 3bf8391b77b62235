import { type Ref, useImperativeHandle, useRef } from 'react';
import type { WheelNode } from './tree.ts';
import './wheel.css';

/** Words of the chart that are no names of flavors. */
export interface WheelWords {
  /** How it is used with keys, for whoever does not see it. */
  readonly help: string;
  /** What stands in the hub of a wheel without flavors. */
  readonly empty: string;
}

/** What a page may do with a wheel besides its props. */
export interface WheelHandle {
  readonly svg: SVGSVGElement | null;
  /** Enlarges (over 1) or reduces the drawing around its middle. It is never smaller than its room. */
  zoom(factor: number): void;
  /** Turns so that a flavor comes to lie under the pointer, and tells `onRotate` where that is. */
  turnTo(id: string): void;
}

export interface WheelProps {
  readonly nodes: readonly WheelNode[];
  /** px of the room. A room less wide than `DIAL` shows a part of a larger wheel, which is turned like a dial. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise, −180 to 180. */
  readonly rotate: number;
  /** Counter-clockwise order. */
  readonly reverse: boolean;
  /** Two rings instead of three. */
  readonly simple: boolean;
  /** Whether the hub names a flavor in the other language too. */
  readonly showSub: boolean;
  /** What is outlined, named in the hub and reached by the keyboard. */
  readonly current: string | null;
  /** The name of the chart for whoever does not see it. */
  readonly label: string;
  readonly words: WheelWords;
  /** Without any of these three it is a still picture. */
  onToggle?(id: string): void;
  onCurrent?(id: string | null): void;
  onRotate?(degrees: number): void;
  readonly ref?: Ref<WheelHandle>;
}

/** px of width below which the wheel is a dial. */
export const DIAL = 560;

/** The flavor wheel: its rings in the colours of the families, chosen flavors stepping out of the rim. */
export function Wheel({ width, height, label, ref }: WheelProps) {
  const svg = useRef<SVGSVGElement>(null);
  useImperativeHandle(ref, () => ({
    get svg() {
      return svg.current;
    },
    zoom() {},
    turnTo() {},
  }));
  return <svg ref={svg} className="wheel" width={width} height={height} role="img" aria-label={label} />;
}
