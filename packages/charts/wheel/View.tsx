import { type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { frameOf } from './frame.ts';
import { Hub } from './Hub.tsx';
import { leafUnder, shownAt, wheelLayout } from './layout.ts';
import { PLAIN, Rings } from './Rings.tsx';
import { POINTER, rounded, wrapped } from './ring.ts';
import type { WheelNode } from './tree.ts';
import { useTurn } from './turn/useTurn.ts';
import { useTabStop, useUnderPointer } from './useCurrent.ts';
import { useHands } from './useHands.ts';
import { useZoom } from './useZoom.ts';
import './wheel.css';

/** Words of the chart that are no names of flavors. */
export interface WheelWords {
  /** How it is used with keys, for whoever does not see it; a still picture has none. */
  readonly help?: string;
  /** What stands in the hub of a wheel without flavors. */
  readonly empty: string;
  /** What stands in the hub while nothing is current; without it the one under the pointer does. */
  readonly idle?: { readonly name: string; readonly sub: string };
}

/** What a page may do with a wheel besides its props. */
export interface WheelHandle {
  readonly svg: SVGSVGElement | null;
  /** Enlarges (over 1) or reduces the drawing around its middle. It is never smaller than its room. */
  zoom(factor: number): void;
  /** Turns so that a flavor comes to lie under the pointer, and tells `onRotate` where that is. */
  turnTo(id: string): void;
}

/** What a wheel shows, and what it tells. */
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
  /** What is outlined, named in the hub and reached by the keyboard. On a dial it is what lies under the pointer. */
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

const POINTER_PATH = `M0-${POINTER.tip}l5.5-${POINTER.end - POINTER.tip}h-11z`;

/** The flavor wheel: its rings in the colours of the families, chosen flavors stepping out of the rim. */
export function Wheel(props: WheelProps) {
  const { nodes, reverse, simple, showSub, label, words, onToggle, onCurrent, onRotate } = props;
  const { width, height, current, ref } = props;
  const rotate = wrapped(props.rotate);
  const layout = useMemo(() => wheelLayout(nodes, { reverse, simple }), [nodes, reverse, simple]);
  const frame = useMemo(() => frameOf(width, height), [width, height]);
  const isLive = Boolean(onToggle || onCurrent || onRotate) && layout.segments.size > 0;
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const help = useId();
  const [first] = useState(rotate);

  const turning = useTurn(group, layout, rotate, onRotate);
  const zooming = useZoom(frame);
  const outlined = shownAt(layout, current);
  const tell = (id: string | null) => {
    if (id !== current) onCurrent?.(id);
  };
  const { gesture, bring, ...hands } = useHands({
    svg,
    layout,
    frame,
    turning,
    zooming,
    tell,
    toggle: (id) => onToggle?.(id),
  });

  useImperativeHandle(ref, () => ({
    get svg() {
      return svg.current;
    },
    zoom: (factor) => zooming.zoomBy(factor),
    turnTo: bring,
  }));

  const under = leafUnder(layout, rotate);
  const isOpen = frame.isDial && isLive && !(outlined && turning.isAimedAt(rotate));
  useUnderPointer(isOpen, under?.id ?? null, tell);
  useTabStop(svg, isLive ? (outlined ?? under) : null);

  const { zoom } = zooming;
  const plain = isLive ? PLAIN : undefined;
  // What lies under the pointer of a still picture is nobody's choice.
  const idle = outlined ? undefined : words.idle;
  const named = outlined?.node ?? (isLive && !idle ? under?.node : undefined);
  const name = named?.label ?? idle?.name ?? (layout.segments.size > 0 ? '' : words.empty);
  return (
    <svg
      className="wheel"
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${rounded(frame.width)} ${rounded(frame.height)}`}
      aria-label={label}
      ref={isLive ? gesture.ref : svg}
      {...(isLive ? { role: 'tree', 'aria-describedby': help, style: gesture.style, ...hands } : { role: 'img' })}
    >
      {isLive && <desc id={help}>{words.help}</desc>}
      <g {...plain} transform={`translate(${rounded(zoom.x)} ${rounded(zoom.y)}) scale(${zoom.k})`}>
        <g {...plain} transform={`translate(${rounded(frame.x)} ${rounded(frame.y)}) scale(${frame.scale})`}>
          <g ref={group} {...plain} transform={`rotate(${first})`}>
            <Rings layout={layout} rotate={first} isLive={isLive} />
            {outlined && <path className="current" d={outlined.path} />}
          </g>
          <path className="pointer" d={POINTER_PATH} />
          <Hub name={name} sub={idle ? idle.sub : named && showSub ? named.subLabel : ''} />
        </g>
      </g>
    </svg>
  );
}
