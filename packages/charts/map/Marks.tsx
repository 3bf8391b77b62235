import { optionOf } from './Lands.tsx';
import { DOT, type Dot, type Label, type Marked, TARGET, type Tropic } from './marks.ts';

/** Tenths of a px are as fine as anybody sees. */
const tenth = (px: number) => Math.round(px * 10) / 10;

interface DotsProps {
  readonly dots: readonly Dot[];
  readonly countries: ReadonlyMap<string, Marked>;
  /** Countries whose land is drawn: that is the choice then, and the dot only helps to hit it. */
  readonly drawn: ReadonlySet<string | null>;
  readonly prefix: string | null;
}

/** Small countries: a dot where the land cannot be seen, and room to hit it in any case. */
export function Dots({ dots, countries, drawn, prefix }: DotsProps) {
  return dots.map(({ id, x, y, isSeen }) => {
    const { name, isGrowing = false, isChosen = false, isCurrent = false } = countries.get(id) ?? {};
    return (
      <g
        key={id}
        className="dot"
        transform={`translate(${tenth(x)} ${tenth(y)})`}
        data-country={id}
        data-growing={isGrowing || undefined}
        data-chosen={isChosen || undefined}
        data-current={isCurrent || undefined}
        {...(prefix && !drawn.has(id) && optionOf(prefix, id, name, isChosen))}
      >
        <circle className="room" r={TARGET / 2} data-screen-only />
        {isSeen && <circle className="point" r={DOT} />}
      </g>
    );
  });
}

interface LabelsProps {
  readonly labels: readonly Label[];
  readonly countries: ReadonlyMap<string, Marked>;
}

/** Names of countries. */
export function Labels({ labels, countries }: LabelsProps) {
  return (
    <g>
      {labels.map(({ id, text, x, y, anchor }) => (
        <text
          key={id}
          className="name"
          x={tenth(x)}
          y={tenth(y)}
          textAnchor={anchor}
          data-chosen={countries.get(id)?.isChosen || undefined}
          data-current={countries.get(id)?.isCurrent || undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

interface TropicProps {
  readonly tropic: Tropic;
  readonly text: string;
}

/** One of the two lines between which nearly all coffee grows. */
export function TropicLine({ tropic: { from, to, name }, text }: TropicProps) {
  return (
    <>
      <path className="tropic" d={`M${tenth(from.x)} ${tenth(from.y)}H${tenth(to.x)}`} />
      {name && (
        <text className="tropic-name" x={tenth(name.x)} y={tenth(name.y)} textAnchor={name.anchor}>
          {text}
        </text>
      )}
    </>
  );
}
