import { memo } from 'react';
import { ticksPath } from '../timeline/ticks.ts';
import type { Frame } from './frame.ts';
import type { BrewWords } from './input.ts';
import type { BrewLayout } from './layout.ts';

interface LayersProps {
  readonly layout: BrewLayout;
  readonly words: BrewWords;
}

/** Everything that stands still while a cursor moves. */
export const Layers = memo(function Layers({ layout, words }: LayersProps) {
  const { frame, actual, plan, bars, flows, names, now } = layout;
  const { plot, ground } = frame;
  return (
    <>
      <Axes frame={frame} words={words} />
      <path className="area" d={actual.area} />
      {bars.plan && <path className="bar" data-line="plan" d={bars.plan} />}
      {bars.actual && <path className="bar" d={bars.actual} />}
      {plan && <path className="plan" d={plan} />}
      <path className="actual" d={actual.line} />
      {now !== null && <path className="now" d={`M${now} ${plot.top}V${ground ?? plot.bottom}`} />}
      {actual.sums.map(({ key, text, x, y, anchor }) => (
        <text key={key} className="value" x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {names.map(({ key, text, x, y }) => (
        <text key={key} className="name" data-line={key} x={x} y={y}>
          {text}
        </text>
      ))}
      {flows && ground !== null && (
        <g className="flows">
          <path className="grid" d={`M${plot.left} ${ground}H${plot.right}`} />
          <text x={plot.left - 8} y={ground - 1} textAnchor="end">
            {words.flow}
          </text>
          <path className="area" d={flows.actual.area} />
          {flows.plan && <path className="plan" d={flows.plan} />}
          <path className="flow" d={flows.actual.line} />
          {flows.actual.values.map(({ key, text, x, y }) => (
            <text key={key} className="value" x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  );
});

/** Grid, axes, graduations and their numbers. */
function Axes({ frame, words }: { readonly frame: Frame; readonly words: BrewWords }) {
  const { plot, seconds, time, times, masses, bars, bar } = frame;
  const [left, right] = [plot.left - 8, plot.right + 8];
  return (
    <>
      {masses.map(({ y, text }) => (
        <g key={text}>
          <path className="grid" d={`M${plot.left} ${y}H${plot.right}`} />
          <text x={left} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <text x={left} y={plot.top - 8} textAnchor="end">
        {words.unit}
      </text>
      {bar && (
        <g className="bars">
          {bars.map(({ y, text }) => (
            <text key={text} x={right} y={y + 4}>
              {text}
            </text>
          ))}
          <text x={right} y={plot.top - 8}>
            {words.bar}
          </text>
        </g>
      )}
      <path className="axis" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      <path className="axis" d={ticksPath(seconds, time.minor, plot.bottom, 4)} />
      <path className="axis" d={ticksPath(seconds, time.major, plot.bottom, 8)} />
      {times.map(({ text, x }) => (
        <text key={text} x={x} y={plot.bottom + 22} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}
