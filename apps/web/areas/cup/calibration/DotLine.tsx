import type { Deviation } from '@hanjan/core/calc/taste/calibration.ts';
import { REACH, shareOf } from './deviation.ts';

/** Room for half of a dot at both ends, in percent. */
const INSET = 4;
const xOf = (difference: number) => `${INSET + (100 - 2 * INSET) * shareOf(difference)}%`;
const TICKS = Array.from({ length: 2 * REACH + 1 }, (_, nth) => nth - REACH);

/** A difference from others as a dot on a line from −2 to +2; the figures beside it say the same. */
export const DotLine = ({ bias }: Pick<Deviation, 'bias'>) => (
  <svg className="dot-line" aria-hidden="true">
    <line className="rail" x1={xOf(-REACH)} x2={xOf(REACH)} y1={11} y2={11} />
    {TICKS.map((tick) => (
      <line
        key={tick}
        className="rail"
        x1={xOf(tick)}
        x2={xOf(tick)}
        y1={tick === 0 ? 2 : 7}
        y2={tick === 0 ? 20 : 15}
      />
    ))}
    {bias !== null && (
      <>
        <line className="way" x1={xOf(0)} x2={xOf(bias)} y1={11} y2={11} />
        <circle cx={xOf(bias)} cy={11} r={5} />
      </>
    )}
  </svg>
);

/** The ends and the middle of those lines, at the head of their column. */
export const DotScale = () => (
  <td className="dot-scale" aria-hidden="true">
    <span>−{REACH}</span>
    <span>0</span>
    <span>+{REACH}</span>
  </td>
);
