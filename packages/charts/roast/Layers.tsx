import { memo, useRef } from 'react';
import { type Curve, type CurveInput, curveOf } from '../timeline/curve.ts';
import { pxOf, round } from '../timeline/scale.ts';
import { ticksPath } from '../timeline/ticks.ts';
import { BAND, type Frame, sizeOf } from './frame.ts';
import type { RoastOther } from './input.ts';
import type { NameLayout } from './names.ts';
import type { PhaseLayout } from './phases.ts';
import { textRight } from './sides.ts';

interface AxesProps {
  readonly frame: Frame;
  readonly unit: string;
  readonly rate: string;
  readonly minutes: string;
}

/** Grid, axes, graduations and their numbers. */
export const Axes = memo(function Axes({ frame, unit, rate, minutes }: AxesProps) {
  const { plot, x, time, degrees, rates, isNarrow } = frame;
  const below = plot.bottom + (isNarrow ? 19 : 22);
  const { beside } = sizeOf(frame);
  const [left, right] = [plot.left - beside, plot.right + beside];
  const side = textRight(frame, rate);
  const [highest] = rates.toSorted((a, b) => a.y - b.y);
  return (
    <>
      {degrees.map(({ y, text }) => (
        <g key={text}>
          <path className="grid" d={`M${plot.left} ${round(y)}H${plot.right}`} />
          <text x={left} y={round(y + 4)} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <text x={left} y={plot.top - 4} textAnchor="end">
        {unit}
      </text>
      {rates.map(({ y, text }) => (
        <text key={text} className="rate" x={right} y={round(y + 4)}>
          {text}
        </text>
      ))}
      {highest && (
        <text className="rate" x={side.x} y={round(highest.y - 14)} textAnchor={side.anchor}>
          {side.text}
        </text>
      )}
      <path className="axis" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      <path className="minor" d={ticksPath(x, time.minor, plot.bottom, 4)} />
      <path className="axis" d={ticksPath(x, time.major, plot.bottom, 8)} />
      {time.labels.map(({ s, text }) => (
        <text key={s} x={round(pxOf(x, s))} y={below} textAnchor="middle">
          {text}
        </text>
      ))}
      {time.isMinutes && (
        <text x={right} y={below}>
          {minutes}
        </text>
      )}
    </>
  );
});

interface PhasesProps {
  readonly phases: readonly PhaseLayout[];
}

/** The band of phases with their times and shares. */
export const Phases = memo(function Phases({ phases }: PhasesProps) {
  return phases.map(({ key, x, width, textX, name, time, percent, note, isEstimated }) => (
    <g key={key} data-estimated={isEstimated || undefined}>
      <rect className="phase" data-phase={key} x={x} y={BAND.top} width={width} height={BAND.height} />
      <text className="phase-name" x={textX} y={BAND.text}>
        {name}
        {time && (
          <tspan className="time" dx={6}>
            {time}
          </tspan>
        )}
        {percent && (
          <tspan className="share" dx={name ? 6 : 0}>
            {percent}
          </tspan>
        )}
        {note && (
          <tspan className="note" dx={4}>
            {note}
          </tspan>
        )}
      </text>
    </g>
  ));
});

type LineProps = CurveInput & { readonly name: string };

/** A curve. While it grows only its end is drawn anew. */
export const Line = memo(function Line({ name, ...input }: LineProps) {
  const kept = useRef<Curve | null>(null);
  kept.current = curveOf(input, kept.current);
  const { head, tail } = kept.current;
  return (
    <g className={name}>
      {head && <path d={head} />}
      {tail && <path d={tail} />}
    </g>
  );
});

interface OtherProps {
  readonly other: RoastOther;
  readonly nth: number;
  readonly frame: Frame;
}

/** The bean of another roast, dotted. */
export const Other = memo(function Other({ other, nth, frame: { x, y, plot } }: OtherProps) {
  const { time, bean, shift } = other;
  const moved = { ...x, from: x.from - shift, to: x.to - shift };
  const { head } = curveOf({ time, values: bean, x: moved, y, box: plot }, null);
  return head && <path data-other={nth} d={head} />;
});

/** Names at the ends of lines. */
export const Names = memo(function Names({ names }: { readonly names: readonly NameLayout[] }) {
  return names.map(({ key, line, other, text, x, y }) => (
    <text key={key} className="line-name" data-line={line} data-other={other} x={x} y={y}>
      {text}
    </text>
  ));
});
