import { pxOf, round } from '../timeline/scale.ts';
import { ticksPath } from '../timeline/ticks.ts';
import type { BrewInput, BrewWords } from './input.ts';
import { brewLayout } from './layout.ts';
import type { BrewLine } from './line.ts';
import './brew.css';

/** The mass that stands poured over time, each step with its sum; a plan is dotted. */
export function BrewChart({
  words,
  actual: own,
  plan: other,
  inUnit = (tenths) => tenths / 10,
  ...input
}: BrewInput & { readonly words: BrewWords }) {
  const { width, height, plot, x, time, isHours, masses, actual, plan, names } = brewLayout(
    { actual: stepped(own, inUnit), plan: other && stepped(other, inUnit), ...input },
    words,
  );
  return (
    <svg
      className="brew"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words.label}
    >
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
      <path className="axis" d={ticksPath(x, time.minor, plot.bottom, 4)} />
      <path className="axis" d={ticksPath(x, time.major, plot.bottom, 8)} />
      {time.labels.map(({ s, text }) => (
        <text key={s} x={round(pxOf(x, s))} y={plot.bottom + 22} textAnchor="middle">
          {time.isMinutes && s > 0 ? `${text}${isHours ? words.hours : words.minutes}` : text}
        </text>
      ))}
      <path className="area" d={actual.area} />
      {plan && <path className="plan" d={plan.line} />}
      <path className="actual" d={actual.line} />
      {actual.values.map(
        ({ key, text, x, y }) =>
          text !== '0' && (
            <text key={key} className="value" x={x} y={y}>
              {text}
            </text>
          ),
      )}
      {names.map(({ key, text, x, y }) => (
        <text key={key} className="name" data-line={key} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function stepped({ pours, end }: BrewLine, inUnit: (tenths: number) => number) {
  const steps = pours.map(({ term }, at) => ({
    s: term / 1000,
    value: inUnit(pours.slice(0, at + 1).reduce((sum, { mass }) => sum + (mass ?? 0), 0)),
  }));
  return { steps, until: (end ?? pours.at(-1)?.term ?? 0) / 1000 };
}
