import { memo } from 'react';
import { round } from '../timeline/scale.ts';
import type { CheckLayout } from './checks.ts';
import type { Frame } from './frame.ts';

interface CheckLineProps {
  readonly frame: Frame;
  readonly line: { readonly y: number; readonly text: string };
}

/** The line that checks are read at. */
export const CheckLine = memo(function CheckLine({ frame: { plot }, line: { y, text } }: CheckLineProps) {
  return (
    <>
      <path className="check-line" d={`M${plot.left} ${y}H${plot.right}`} />
      {text && (
        <text className="check-name" x={plot.left + 4} y={y - 4}>
          {text}
        </text>
      )}
    </>
  );
});

interface ChecksProps {
  readonly checks: readonly CheckLayout[];
}

/** The points that were checked. */
export const Checks = memo(function Checks({ checks }: ChecksProps) {
  return (
    <>
      {checks.map(({ key, x, y, text }) => (
        <g key={key} className="check">
          <path className="diamond" d={`M${x} ${round(y - 5)}l5 5l-5 5l-5 -5Z`} />
          {text && (
            <text x={text.x} y={text.y} textAnchor="middle">
              {text.text}
            </text>
          )}
        </g>
      ))}
    </>
  );
});
