import { type ShotsInput, type ShotsLayout, shotsLayout } from './layout.ts';
import './shots.css';

interface Props extends ShotsInput {
  readonly words: {
    /** What is drawn, for those who do not see it. */
    readonly label: string;
    /** Of times. */
    readonly unit: string;
    /** What stands in the rows below, in their order. */
    readonly rows: readonly string[];
  };
}

const ROW = 18;

/** The last shots in a row: how long each took, the time that one aims at, and what was changed below. */
export function ShotsChart({ words, ...input }: Props) {
  const layout = shotsLayout(input);
  const { width, height, plot, band, line, dots } = layout;
  return (
    <svg
      className="shots"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words.label}
    >
      {band && <rect className="aim" x={plot.left} y={band.y} width={plot.right - plot.left} height={band.height} />}
      <Grid layout={layout} unit={words.unit} />
      <path className="line" d={line} />
      {dots.map(({ x, y, text, isLast }) => (
        <g key={x} data-last={isLast || undefined}>
          <circle cx={x} cy={y} r={isLast ? 5 : 3.5} />
          <text className="time" x={x} y={y - 10} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <Below layout={layout} rows={words.rows} />
    </svg>
  );
}

const Grid = ({ layout: { plot, lines }, unit }: { readonly layout: ShotsLayout; readonly unit: string }) => (
  <>
    {lines.map(({ y, text }) => (
      <g key={text}>
        <path className="grid" d={`M${plot.left} ${y}H${plot.right}`} />
        <text x={plot.left - 8} y={y + 4} textAnchor="end">
          {text}
        </text>
      </g>
    ))}
    <text x={plot.left - 8} y={plot.top - 10} textAnchor="end">
      {unit}
    </text>
    <path className="axis" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
  </>
);

const Below = ({
  layout: { columns, plot },
  rows,
}: {
  readonly layout: ShotsLayout;
  readonly rows: readonly string[];
}) => (
  <>
    {rows.map((name, at) => (
      <text key={name} x={0} y={plot.bottom + ROW * (at + 2)}>
        {name}
      </text>
    ))}
    {columns.map(({ x, nth, notes }) => (
      <g key={nth}>
        <text x={x} y={plot.bottom + ROW} textAnchor="middle">
          {nth}
        </text>
        {notes.map((note, at) => (
          <text key={rows[at]} className="note" x={x} y={plot.bottom + ROW * (at + 2)} textAnchor="middle">
            {note}
          </text>
        ))}
      </g>
    ))}
  </>
);
