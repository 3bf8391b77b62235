import { type Ref, useImperativeHandle } from 'react';
import { isOn, pxOf, round } from '../timeline/scale.ts';
import { useStable } from '../timeline/useStable.ts';
import { clockText } from '../timeline/words.ts';
import { CheckLine, Checks } from './Checks.tsx';
import { valuesAt } from './cursor.ts';
import { BAND, type Frame } from './frame.ts';
import type { RoastInput, RoastView } from './input.ts';
import { Axes, Line, Names, Other, Phases } from './Layers.tsx';
import { type LayoutWords, OTHERS, roastLayout } from './layout.ts';
import { Marks } from './Marks.tsx';
import { Strips } from './Strips.tsx';
import { type CursorBy, useRoastInput } from './useRoastInput.ts';
import './roast.css';

/** Words of the chart that are no names of what it holds. */
export interface RoastWords extends LayoutWords {
  /** What is drawn, in a sentence, for those who do not see it. */
  readonly label: string;
  /** How it is used with keys; a still picture has none. */
  readonly help?: string;
  /** The unit of the axis of time, 분. */
  readonly minutes: string;
  /** The unit of rates of rise as they are shown, °C/분. */
  readonly rate: string;
}

/** What a page may do with the chart besides its props. */
export interface RoastHandle {
  readonly svg: SVGSVGElement | null;
  /** Enlarges (over 1) or reduces around the cursor, or the middle. */
  zoom(factor: number): void;
  /** Back to the whole roast. */
  all(): void;
}

interface RoastProps extends RoastInput {
  readonly words: RoastWords;
  /** The time whose values are shown, in seconds from charge. */
  readonly cursor?: number | null | undefined;
  /** Without this it is a still picture. */
  readonly onCursor?: ((s: number | null, by: CursorBy) => void) | undefined;
  readonly onView?: ((view: RoastView | null) => void) | undefined;
  readonly ref?: Ref<RoastHandle> | undefined;
}

/** A roast as a roaster reads it: curves of bean and air, rate of rise, phases, marks and controls over time. */
export function RoastChart({ words, cursor = null, onCursor, onView, ref, ...input }: RoastProps) {
  const layout = useStable(roastLayout(input, words));
  const { frame } = layout;
  const { x, y, plot, rate, rateBox } = frame;
  const { time, shown = {}, others = [], now = null } = input;
  const live = useRoastInput({ ...input, frame, cursor, onCursor, onView });
  useImperativeHandle(ref, () => ({
    get svg() {
      return live.svg.current;
    },
    zoom: live.zoom,
    all: () => onView?.(null),
  }));
  const slider = {
    ...live.props,
    role: 'slider',
    tabIndex: 0,
    'aria-description': words.help,
    'aria-valuemin': Math.round(x.from),
    'aria-valuemax': Math.round(x.to),
    'aria-valuenow': Math.round(cursor ?? x.from),
    'aria-valuetext': cursor === null ? undefined : clockText(cursor),
  };
  return (
    <svg
      className="roast"
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-label={words.label}
      data-narrow={frame.isNarrow || undefined}
      {...(onCursor ? slider : { ref: live.svg, role: 'img' })}
    >
      <Axes frame={frame} unit={`°${input.unit}`} rate={words.rate} minutes={words.minutes} />
      {layout.checkLine && <CheckLine frame={frame} line={layout.checkLine} />}
      <Phases phases={layout.phases} />
      {shown.others !== false &&
        others.slice(0, OTHERS).map((other, nth) => <Other key={other.key} {...{ other, nth, frame }} />)}
      {shown.air !== false && <Line name="air" {...{ time, x, y }} values={input.air} box={plot} />}
      {rateBox && <Line name="ror" {...{ time, x }} values={input.ror} y={rate} box={rateBox} />}
      {shown.bean !== false && <Line name="bean" {...{ time, x, y }} values={input.bean} box={plot} />}
      {now !== null && isOn(x, now) && (
        <path className="now" d={`M${Math.round(pxOf(x, now))} ${BAND.top + BAND.height}V${plot.bottom}`} />
      )}
      <Marks frame={frame} marks={layout.marks} />
      <Checks checks={layout.checks} />
      <Names names={layout.names} />
      <Strips frame={frame} strips={layout.strips} />
      {cursor !== null && isOn(x, cursor) && <Cursor input={input} frame={frame} s={cursor} />}
    </svg>
  );
}

interface CursorProps {
  readonly input: RoastInput;
  readonly frame: Frame;
  readonly s: number;
}

/** The line of the time whose values are shown, with a dot on every curve that has one. */
function Cursor({ input, frame: { x, y, rate, rateBox, plot, strips }, s }: CursorProps) {
  const { bean, air, ror } = valuesAt(input, s);
  const { shown = {} } = input;
  const at = round(pxOf(x, s));
  const dots = [
    { name: 'bean', scale: y, value: shown.bean === false ? null : bean, left: plot.left },
    { name: 'air', scale: y, value: shown.air === false ? null : air, left: plot.left },
    { name: 'ror', scale: rate, value: ror, left: rateBox?.left ?? Number.POSITIVE_INFINITY },
  ];
  return (
    <g className="cursor" data-screen-only>
      <path className="cursor-line" d={`M${at} ${plot.top}V${strips.at(-1) ?? plot.bottom}`} />
      {dots.map(({ name, scale, value, left }) =>
        value !== null && isOn(scale, value) && at >= left ? (
          <circle key={name} data-line={name} cx={at} cy={round(pxOf(scale, value))} r={4} />
        ) : null,
      )}
    </g>
  );
}
