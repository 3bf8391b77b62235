import type { Ref } from 'react';
import { curveOf } from '../timeline/curve.ts';
import { isOn, pxOf, round } from '../timeline/scale.ts';
import { useStable } from '../timeline/useStable.ts';
import { bandOf, type CompareInput, compareFrame, type GoldenCurve, lookOf, ratesFrom } from './compare.ts';
import type { Frame } from './frame.ts';
import { Axes } from './Layers.tsx';
import './roast.css';
import './compare.css';

interface Props extends CompareInput {
  readonly words: Readonly<Record<'label' | 'minutes' | 'rate' | 'estimated' | 'golden', string>>;
  readonly ref?: Ref<SVGSVGElement> | undefined;
}

/** The beans of several roasts over one another from their charge on, their rates of rise below them. */
export function CompareChart({ words, ref, ...input }: Props) {
  const frame = useStable(compareFrame(input));
  const { x, y, rate, plot, rateBox, width, height, isNarrow } = frame;
  return (
    <svg
      ref={ref}
      className="roast compare"
      role="img"
      aria-label={words.label}
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
      data-narrow={isNarrow || undefined}
    >
      <Axes frame={frame} unit={`°${input.unit}`} rate={words.rate} minutes={words.minutes} />
      {input.golden && <Golden golden={input.golden} frame={frame} name={words.golden} />}
      {input.roasts.map((roast) => {
        const { time, bean, ror, marks, nth, key } = roast;
        const look = lookOf(nth);
        const box = rateBox && { ...plot, left: Math.max(plot.left, pxOf(x, ratesFrom(roast))) };
        const beans = curveOf({ time, values: bean, x, y, box: plot }, null).head;
        const rates = box && curveOf({ time, values: ror, x, y: rate, box }, null).head;
        return (
          <g key={key} data-tone={look.tone} data-dash={look.dash}>
            {rates && <path className="rates" d={rates} />}
            {beans && <path className="beans" d={beans} />}
            {marks.map(
              (mark) =>
                mark.bean !== null &&
                isOn(x, mark.s) && (
                  <circle
                    key={mark.key}
                    r={4}
                    cx={round(pxOf(x, mark.s))}
                    cy={round(pxOf(y, mark.bean))}
                    data-estimated={mark.isEstimated || undefined}
                  >
                    <title>{`${roast.name} · ${mark.label}${mark.isEstimated ? ` (${words.estimated})` : ''}`}</title>
                  </circle>
                ),
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface GoldenProps {
  readonly golden: GoldenCurve;
  readonly frame: Frame;
  readonly name: string;
}

/** The band of a golden curve, and the curve in its middle. */
function Golden({ golden, frame, name }: GoldenProps) {
  const { time, bean } = golden;
  const { x, y, plot } = frame;
  return (
    <g className="golden">
      <title>{name}</title>
      <path className="band" d={bandOf(golden, frame)} />
      <path className="middle" d={curveOf({ time, values: bean, x, y, box: plot }, null).head} />
    </g>
  );
}
