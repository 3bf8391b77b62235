import { memo } from 'react';
import { pxOf, round } from '../timeline/scale.ts';
import { BAND, type Frame, ROW, sizeOf } from './frame.ts';
import type { MarkLabel, MarkLayout } from './marks.ts';

interface Props {
  readonly frame: Frame;
  readonly marks: readonly MarkLayout[];
}

/**
 * Marks as hairlines from the band to the curve, with their names beside. One without a reading goes down to the axis.
 * All names come last, because some lie on lines of others.
 */
export const Marks = memo(function Marks({ frame, marks }: Props) {
  const { y, plot } = frame;
  const line = sizeOf(frame).names;
  return (
    <>
      {marks.map(({ key, x, bean, isEstimated }) => {
        const at = bean === null ? null : round(pxOf(y, bean));
        return (
          <g key={key} className="mark" data-mark={key} data-estimated={isEstimated || undefined}>
            <path d={`M${x} ${BAND.top + BAND.height}V${at === null ? plot.bottom : round(at - 6)}`} />
            {at !== null && <circle cx={x} cy={at} r={3.5} />}
          </g>
        );
      })}
      {marks.map(({ key, label }) => label && <Label key={key} label={label} y={line + label.row * ROW} />)}
    </>
  );
});

function Label({ label: { x, anchor, name, note, value }, y }: { readonly label: MarkLabel; readonly y: number }) {
  return (
    <g className="mark-name" textAnchor={anchor}>
      <text className="name" x={x} y={y}>
        {name}
        {note && (
          <tspan className="note" dx={4}>
            {note}
          </tspan>
        )}
      </text>
      <text className="value" x={x} y={y + ROW}>
        {value}
      </text>
    </g>
  );
}
