import { pxOf, round } from '../timeline/scale.ts';
import { ticksPath } from '../timeline/ticks.ts';
import { useCursor } from '../timeline/useCursor.ts';
import { useStable } from '../timeline/useStable.ts';
import { dayText } from './days.ts';
import type { StockInput, StockWords } from './input.ts';
import { massAt, type StockFrame, type StockLayout, stockLayout } from './layout.ts';
import './stock.css';

interface StockProps extends StockInput {
  /** With `help` its values can be read day by day; otherwise it is a still picture. */
  readonly words: StockWords;
}

/** What there was of something day by day, and when nothing is left if it goes on being used so. */
export function StockChart({ words, ...input }: StockProps) {
  const layout = useStable(stockLayout(input, words));
  const { frame, points, today, until } = layout;
  const { x, plot, width } = frame;
  const whole = { from: points[0]?.day ?? today, to: until };
  const marks = points.map(({ day }) => day);
  const { cursor, props } = useCursor({ x, plot, width, grain: 1, step: 1, whole, marks });
  const day = cursor ?? today;
  const mass = massAt(layout, input.perDay, day);
  const said = saidOf(day, mass, layout, input, words);
  const slider = {
    ...props,
    role: 'slider',
    tabIndex: 0,
    'aria-description': words.help,
    'aria-valuemin': whole.from,
    'aria-valuemax': whole.to,
    'aria-valuenow': day,
    'aria-valuetext': said.join(', '),
  };
  return (
    <svg
      className="stock"
      viewBox={`0 0 ${width} ${frame.height}`}
      width={width}
      height={frame.height}
      aria-label={words.label}
      {...(words.help ? slider : { role: 'img' })}
    >
      <Axes frame={frame} words={words} />
      <Line layout={layout} />
      {words.help && (
        <text className="readout" x={plot.left} y={14} data-screen-only>
          <tspan className="of">{said[0]}</tspan>
          <tspan dx={10}>{said.slice(1).join(' ')}</tspan>
        </text>
      )}
      {cursor !== null && mass !== null && (
        <g className="cursor" data-screen-only>
          <path d={`M${round(pxOf(x, day))} ${plot.top}V${plot.bottom}`} />
          <circle cx={round(pxOf(x, day))} cy={round(pxOf(frame.mass, mass))} r={4} />
        </g>
      )}
    </svg>
  );
}

/** The day, the mass with its unit, and whether it is still to come. */
function saidOf(
  day: number,
  mass: number | null,
  { today }: StockLayout,
  { inUnit = (tenths) => tenths / 10 }: StockInput,
  words: StockWords,
): string[] {
  const text = mass === null ? '–' : `${words.number(inUnit(Math.round(mass)))} ${words.unit}`;
  return [dayText(day), text, ...(day > today ? [words.expected] : [])];
}

function Line({ layout: { line, area, ahead, out, frame } }: { readonly layout: StockLayout }) {
  return (
    <>
      <path className="area" d={area} />
      {ahead && <path className="ahead" d={ahead} />}
      <path className="line" d={line} />
      {out && (
        <text className="out" x={out.x} y={frame.plot.bottom - 8} textAnchor="middle">
          {out.text}
        </text>
      )}
    </>
  );
}

/** Grid, axes, graduations and their texts. */
function Axes({ frame, words }: { readonly frame: StockFrame; readonly words: StockWords }) {
  const { plot, x, days, labels, masses } = frame;
  return (
    <>
      {masses.map(({ y, text }) => (
        <g key={text}>
          <path className="grid" d={`M${plot.left} ${y}H${plot.right}`} />
          <text x={plot.left - 8} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <text x={plot.left - 8} y={plot.top - 8} textAnchor="end">
        {words.unit}
      </text>
      <path className="axis" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      <path className="axis" d={ticksPath(x, days.minor, plot.bottom, 4)} />
      <path
        className="axis"
        d={ticksPath(
          x,
          days.labels.map(({ day }) => day),
          plot.bottom,
          8,
        )}
      />
      {labels.map(({ x, text }) => (
        <text key={text} x={x} y={plot.bottom + 22} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}
