import { BETWEEN } from './labels.ts';
import type { AxisLayout, RadarLayout, Tone } from './layout.ts';

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
