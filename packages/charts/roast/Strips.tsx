import { memo } from 'react';
import type { Frame } from './frame.ts';
import type { StripLayout } from './strips.ts';

interface StripsProps {
  readonly frame: Frame;
  readonly strips: readonly StripLayout[];
}

/** What was set on the machine, as stepped strips. */
export const Strips = memo(function Strips({ frame: { plot }, strips }: StripsProps) {
  return strips.map(({ key, kind, label, unit, ground, line, area, values }) => (
    <g key={key} className="strip" data-kind={kind}>
      <path className="ground" d={`M${plot.left} ${ground}H${plot.right}`} />
      <path className="area" d={area} />
      <path className="steps" d={line} />
      <text x={label.x} y={ground - 4} textAnchor={label.anchor}>
        {label.text}
      </text>
      <text x={unit.x} y={ground - 4} textAnchor={unit.anchor}>
        {unit.text}
      </text>
      {values.map(({ key: step, text, x, y }) => (
        <text key={step} className="value" x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  ));
});
