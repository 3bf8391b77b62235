import { dayText } from '../stock/days.ts';
import { pxOf, round } from '../timeline/scale.ts';
import { ticksPath } from '../timeline/ticks.ts';
import { useCursor } from '../timeline/useCursor.ts';
import { useStable } from '../timeline/useStable.ts';
import { type Score, type ScoresInput, type ScoresLayout, scoresLayout } from './layout.ts';
import './scores.css';

/** Words of the chart. */
export interface ScoresWords {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  /** How it is read with keys. */
  readonly help: string;
  /** What a kind of score is called. */
  kind(kind: Score['kind']): string;
  number(value: number): string;
}

/** Scores over time: notes as dots with a line through their days, brews as squares. */
export function ScoresChart({ words, ...input }: ScoresInput & { readonly words: ScoresWords }) {
  const layout = useStable(scoresLayout(input));
  const { x, plot, width, height, dots } = layout;
  const marks = [...new Set(dots.map(({ day }) => day))];
  const whole = { from: marks[0] ?? 0, to: marks.at(-1) ?? 0 };
  const { cursor, props } = useCursor({ x, plot, width, grain: 1, step: 1, whole, marks });
  const day = cursor ?? whole.to;
  const said = saidOf(day, dots, words);
  const slider = {
    ...props,
    role: 'slider',
    tabIndex: 0,
    'aria-description': words.help,
    'aria-valuemin': whole.from,
    'aria-valuemax': whole.to,
    'aria-valuenow': day,
    'aria-valuetext': [dayText(day), ...said].join(', '),
  };
  return (
    <svg
      className="scores"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-label={words.label}
      {...slider}
    >
      <Axes layout={layout} />
      {layout.line && <path className="line" d={layout.line} />}
      {dots.map(({ kind, cx, cy }) =>
        kind === 'note' ? (
          <circle key={`${kind} ${cx} ${cy}`} cx={cx} cy={cy} r={4} />
        ) : (
          <rect key={`${kind} ${cx} ${cy}`} x={cx - 3} y={cy - 3} width={6} height={6} />
        ),
      )}
      <text className="readout" x={plot.left} y={14} data-screen-only>
        <tspan className="of">{dayText(day)}</tspan>
        <tspan dx={10}>{said.join(' · ')}</tspan>
      </text>
      {cursor !== null && (
        <path className="cursor" d={`M${round(pxOf(x, day))} ${plot.top}V${plot.bottom}`} data-screen-only />
      )}
    </svg>
  );
}

/** What was scored on a day, kind by kind. */
function saidOf(day: number, dots: ScoresLayout['dots'], words: ScoresWords): string[] {
  const of = Map.groupBy(
    dots.filter((dot) => dot.day === day),
    ({ kind }) => kind,
  );
  return [...of].map(([kind, own]) => `${words.kind(kind)} ${own.map(({ value }) => words.number(value)).join(', ')}`);
}

const Axes = ({ layout: { plot, values, days, x } }: { readonly layout: ScoresLayout }) => (
  <>
    {values.map(({ y, value }) => (
      <g key={value}>
        <path className="grid" d={`M${plot.left} ${y}H${plot.right}`} />
        <text x={plot.left - 8} y={y + 4} textAnchor="end">
          {value}
        </text>
      </g>
    ))}
    <path className="axis" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
    <path className="axis" d={ticksPath(x, days.minor, plot.bottom, 4)} />
    {days.labels.map(({ day, text }) => (
      <text key={day} x={round(pxOf(x, day))} y={plot.bottom + 22} textAnchor="middle">
        {text}
      </text>
    ))}
  </>
);
