import type { ComponentType, ReactNode } from 'react';
import { useStable } from '../timeline/useStable.ts';
import type { ChainInput, ChainWords } from './input.ts';
import { type ChainSpot, chainLayout } from './layout.ts';
import './chain.css';

/** What a name that leads somewhere is drawn by. */
export interface ChainLinkProps {
  readonly href: string;
  readonly className: string;
  readonly 'data-look': string;
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

interface ChainProps extends ChainInput {
  readonly words: ChainWords;
  readonly Link?: ComponentType<ChainLinkProps>;
}

const Plain = (props: ChainLinkProps) => <a {...props}>{props.children}</a>;

/** What went into what and where it ended: bands as wide as their masses, and things whose names lead on. */
export function ChainChart({ words, Link = Plain, ...input }: ChainProps) {
  const { width, height, spots, bands } = useStable(chainLayout(input, words));
  return (
    <svg className="chain" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-label={words.label}>
      {bands.map(({ from, to, look, d }) => (
        <path key={`${from} ${to}`} className="chain-band" data-look={look} d={d} />
      ))}
      {spots.map((spot) =>
        spot.href === undefined ? (
          <g key={spot.id} className="chain-spot" data-look={spot.look}>
            <Spot spot={spot} />
          </g>
        ) : (
          <Link
            key={spot.id}
            className="chain-spot"
            data-look={spot.look}
            href={spot.href}
            aria-label={`${spot.name}, ${spot.mass}`}
          >
            <Spot spot={spot} />
          </Link>
        ),
      )}
    </svg>
  );
}

function Spot({ spot: { name, mass, lines, bar, room, text } }: { readonly spot: ChainSpot }) {
  const at = { x: text.x, textAnchor: text.anchor };
  return (
    <>
      <title>{`${name} ${mass}`}</title>
      <rect className="chain-room" {...room} />
      <rect className="chain-bar" {...bar} />
      <text {...at} y={text.y}>
        {lines[0]}
      </text>
      <text className="chain-of" {...at} y={text.y + 15}>
        {lines[1]}
      </text>
    </>
  );
}
