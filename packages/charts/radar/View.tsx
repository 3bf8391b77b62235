import { headOf } from './drag.ts';
import { NAME_AT, SAMPLE } from './key.ts';
import { BETWEEN, sizeOf } from './labels.ts';
import { type AxisLayout, type RadarInput, type RadarLayout, radarLayout, type Tone } from './layout.ts';
import { MAX, onScoreKey } from './score.ts';
import { useDrag } from './useDrag.ts';
import './radar.css';

interface Props extends RadarInput {
  /** The values in words, for those who do not see the drawing. */
  readonly label: string;
  /** Makes the scores movable: points are dragged, axes are pressed. */
  readonly onChange?: ((key: string, value: number | null) => unknown) | undefined;
  /** Makes every point a slider for keyboards too, where no other sliders stand beside the drawing. */
  readonly words?: { readonly notScored: string };
}

/** Scores on axes from 0 to 10. An axis that was not scored is dotted, without a point, and its number is a dash. */
export function Radar({ axes, name, others, width, height, label, onChange, words }: Props) {
  const layout = radarLayout({ axes, name, others, width, height });
  const drag = useDrag(layout, onChange);
  const isLive = onChange !== undefined;
  return (
    <svg
      className="radar"
      viewBox={layout.viewBox}
      width={layout.plot.width}
      height={layout.plot.height}
      role={isLive && words ? 'group' : 'img'}
      aria-label={label}
      data-size={sizeOf(layout.plot)}
      {...drag}
    >
      <Frame layout={layout} />
      <path className="wash" d={layout.area} />
      {layout.series.map(({ key, tone, line, points }) => (
        <g key={key} className="series" data-tone={tone}>
          <path d={line} />
          {points.map(({ x, y }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no names of their own
            <circle key={i} cx={x} cy={y} r={tone === 'own' ? 4 : 2} />
          ))}
        </g>
      ))}
      {layout.axes.map((axis) => (
        <AxisWords key={axis.key} axis={axis} tones={tonesIn(layout)} />
      ))}
      {layout.key.map(({ text, tone, x, y }) => (
        <g key={`${tone} ${x} ${y}`} className="key" data-tone={tone}>
          <path d={`M${x} ${y}h${SAMPLE}`} />
          <text x={x + NAME_AT} y={y + 4.5}>
            {text}
          </text>
        </g>
      ))}
      {isLive && layout.axes.map((axis) => <Head key={axis.key} axis={axis} words={words} onChange={onChange} />)}
    </svg>
  );
}

const tonesIn = ({ series }: RadarLayout): Tone[] => ['own', ...series.slice(0, -1).map(({ tone }) => tone)];

/** Rings, axes and ticks: what stays as it is while scores move. */
export function Frame({ layout }: { readonly layout: Pick<RadarLayout, 'rings' | 'rim' | 'axes'> }) {
  return (
    <>
      {layout.rings.map((ring) => (
        <path key={ring} className="ring" d={ring} />
      ))}
      <path className="rim" d={layout.rim} />
      {layout.axes.map((axis) => (
        <g key={axis.key}>
          <path className="axis" data-open={axis.point === null || undefined} d={axis.line} />
          <path className="tick" d={axis.ticks} />
        </g>
      ))}
    </>
  );
}

interface WordsProps {
  readonly axis: AxisLayout;
  /** How its scores are drawn, one after the other. */
  readonly tones: readonly Tone[];
}

/** The name of an axis and its scores. */
export function AxisWords({ axis: { text, value }, tones }: WordsProps) {
  if (!text) return null;
  return (
    <g className="words" textAnchor={text.anchor}>
      {text.lines.map((line) => (
        <text key={line.y} className="name" x={text.x} y={line.y}>
          {line.text}
        </text>
      ))}
      <text className="value" data-open={value === null || undefined} x={text.x} y={text.figuresY}>
        {text.figures.map((figure, i) => (
          <tspan key={tones[i]} data-tone={tones[i]} dx={i ? BETWEEN : undefined}>
            {figure}
          </tspan>
        ))}
      </text>
    </g>
  );
}

interface HeadProps extends Pick<Props, 'words'> {
  readonly axis: AxisLayout;
  onChange(key: string, value: number | null): void;
}

/** What a finger or a key takes hold of at an axis. */
function Head({ axis, words, onChange }: HeadProps) {
  const { x, y } = headOf(axis);
  const circle = { className: 'head', cx: x, cy: y, 'data-screen-only': true };
  if (!words) return <circle {...circle} />;
  return (
    <circle
      {...circle}
      role="slider"
      tabIndex={0}
      aria-label={axis.label}
      aria-valuemin={0}
      aria-valuemax={MAX}
      aria-valuenow={axis.value ?? MAX}
      aria-valuetext={axis.value === null ? words.notScored : undefined}
      onKeyDown={onScoreKey(axis.value, (score) => onChange(axis.key, score))}
    />
  );
}
