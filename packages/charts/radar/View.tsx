import { useMemo } from 'react';
import { type RadarAxis, radarLayout } from './layout.ts';
import './radar.css';

interface Props {
  readonly axes: readonly RadarAxis[];
  /** The values in words, for those who do not see the drawing. */
  readonly label: string;
}

/** Scores on axes from 0 to 10. An axis that was not scored is dotted, without a point, and its number is a dash. */
export function Radar({ axes, label }: Props) {
  const layout = useMemo(() => radarLayout(axes), [axes]);
  return (
    <svg className="radar" viewBox="-205 -180 410 372" role="img" aria-label={label}>
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
      <path className="wash" d={layout.area} />
      <path className="line" d={layout.line} />
      {layout.axes.map(({ key, label: name, value, point, text }) => (
        <g key={key}>
          {point && <circle className="point" cx={point.x} cy={point.y} r="4" />}
          <text className="name" x={text.x} y={text.y} textAnchor={text.anchor}>
            {name}
          </text>
          <text
            className="value"
            data-open={value === null || undefined}
            x={text.x}
            y={text.y + 20}
            textAnchor={text.anchor}
          >
            {value ?? '–'}
          </text>
        </g>
      ))}
    </svg>
  );
}
