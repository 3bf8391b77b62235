import { type CompareInput, compareLayout, markAt } from './compare.ts';
import { sizeOf } from './labels.ts';
import { AxisWords, Frame } from './View.tsx';
import './compare.css';

interface Props extends CompareInput {
  /** What is drawn, in words. */
  readonly label: string;
  /** The cup that stands out; the others step back. */
  readonly strong?: string | null;
}

/** Several cups over one another, each with a colour, dashes, marks and a number of its own. */
export function CompareRadar({ label, strong = null, ...input }: Props) {
  const layout = compareLayout(input);
  const { plot, cups } = layout;
  // What stands out is drawn last, over the others.
  const drawn = cups.toSorted((one, other) => Number(one.key === strong) - Number(other.key === strong));
  const isWeak = (key: string) => (strong !== null && key !== strong) || undefined;
  return (
    <svg
      className="radar cups"
      role="img"
      aria-label={label}
      viewBox={layout.viewBox}
      width={plot.width}
      height={plot.height}
      data-size={sizeOf(plot)}
    >
      <Frame layout={layout} />
      {drawn.map(({ key, name, nth, line, marks }) => (
        <g
          key={key}
          className="cup"
          data-cup={nth + 1}
          data-weak={isWeak(key)}
          data-strong={key === strong || undefined}
        >
          <title>{name}</title>
          <path className="line" d={line} />
          <path className="marks" d={marks.join('')} />
        </g>
      ))}
      {drawn.map(
        ({ key, nth, tag }) =>
          tag && (
            <text key={key} className="tag" data-cup={nth + 1} data-weak={isWeak(key)} x={tag.x} y={tag.y + 4.5}>
              {tag.text}
            </text>
          ),
      )}
      {layout.axes.map((axis) => (
        <AxisWords key={axis.key} axis={axis} tones={['own']} />
      ))}
    </svg>
  );
}

/** A short line as a cup is drawn, to stand before its name. */
export const CupSample = ({ nth }: { readonly nth: number }) => (
  <svg className="cup-sample" width="36" height="16" viewBox="0 0 36 16" aria-hidden="true" data-cup={nth + 1}>
    <path className="line" d="M1 8H35" />
    <path className="marks" d={markAt(nth, { x: 18, y: 8 })} />
  </svg>
);
