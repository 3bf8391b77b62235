import { familyStyle } from '@hanjan/charts/wheel/colour/colour.ts';
import { sectorPath } from '@hanjan/charts/wheel/ring.ts';
import type { ReactNode } from 'react';
import type { Chapter } from './chapters.ts';

// Small drawings in a box of 240 by 150, one for each chapter. They say what the words beside them say.

const LEAVES = 7;
const FAN = { from: -48, width: 13 };

function WheelDrawing() {
  return (
    <g className="fan" style={familyStyle('fruity')} transform="translate(120 189) scale(0.95)">
      <path className="base" d={sectorPath({ from: FAN.from, to: -FAN.from - 5, inner: 62, outer: 96 })} />
      {Array.from({ length: LEAVES }, (_, nth) => {
        const from = FAN.from + nth * FAN.width;
        const isChosen = nth === 4;
        const sector = { from, to: from + FAN.width, inner: 96, outer: isChosen ? 170 : 152 };
        return <path key={from} className={isChosen ? 'base' : 'pale'} d={sectorPath(sector)} />;
      })}
      <path className="accent-fill" d="M0-176l6-14h-12z" transform="rotate(10.5)" />
    </g>
  );
}

const corner = (nth: number, score: number) => {
  const angle = (nth * Math.PI) / 3;
  return `${(score * 6 * Math.sin(angle)).toFixed(1)} ${(-score * 6 * Math.cos(angle)).toFixed(1)}`;
};
const shape = (scores: readonly number[]) => `M${scores.map((score, nth) => corner(nth, score)).join('L')}Z`;
const OWN = [9, 9, 7, 6, 8, 9];

const RadarDrawing = () => (
  <g transform="translate(120 76)">
    <path className="line" d={shape([10, 10, 10, 10, 10, 10])} />
    <path className="line" d={[0, 1, 2].map((nth) => `M${corner(nth, 10)}L${corner(nth + 3, 10)}`).join('')} />
    <path className="dotted" d={shape([7, 8, 8, 7, 6, 6])} />
    <path className="wash" d={shape(OWN)} />
    <path className="accent" d={shape(OWN)} />
    <circle className="accent-fill" r="5" transform={`translate(${corner(1, 9)})`} />
  </g>
);

const BrewDrawing = () => (
  <g>
    <path className="axis" d="M16 132H224M16 132v6M68 132v6M120 132v6M172 132v6M224 132v6" />
    <path className="dotted" d="M16 132L34 112H68L92 82H120L144 54H172L192 30H224" />
    <path className="wash" d="M16 132L36 110H74L98 80H130L152 56V132Z" />
    <path className="accent" d="M16 132L36 110H74L98 80H130L152 56" />
    <path className="accent" d="M152 14V132" />
    <circle className="accent-fill" cx="152" cy="56" r="4.5" />
  </g>
);

const RoastDrawing = () => (
  <g>
    <path className="phase" d="M30 10H100" data-phase="dry" />
    <path className="phase" d="M100 10H170" data-phase="maillard" />
    <path className="phase" d="M170 10H206" data-phase="development" />
    <path className="line" d="M30 10V132M100 10V132M170 10V132M206 10V132" />
    <path className="axis" d="M16 132H224" />
    <path className="ror" d="M62 62C80 60 110 74 140 86S190 100 206 112" />
    <path className="accent" d="M16 44L30 40C38 70 44 108 56 108S120 58 206 30" />
    {[100, 170, 206].map((x, nth) => (
      <circle key={x} className="mark" cx={x} cy={[73, 42.5, 30][nth]} r="4" />
    ))}
  </g>
);

const TICKS = Array.from({ length: 11 }, (_, nth) => `M${70 + nth * 14} 0v${nth % 5 === 0 ? 9 : 5}`).join('');

const NoteDrawing = () => (
  <g>
    {[9, 7, 8].map((score, nth) => (
      <g key={score} transform={`translate(0 ${34 + nth * 42})`}>
        <path className="line" d="M16 0h38" strokeWidth="6" />
        <path className="axis" d={TICKS} />
        <path className="axis" d="M70 0h140" />
        <path className="accent" d={`M70 0h${score * 14}`} strokeWidth="3" />
        <path className="accent" d={`M${70 + score * 14}-9v18`} strokeWidth="4" />
      </g>
    ))}
  </g>
);

const RecipeDrawing = () => (
  <g>
    <path className="axis" d="M16 24H224" />
    {[
      ['0:00', '40 g', ''],
      ['0:40', '120 g', '+4'],
      ['1:15', '200 g', '−2'],
      ['1:50', '320 g', '+6'],
    ].map(([time, mass, difference], nth) => (
      <g key={time} transform={`translate(0 ${48 + nth * 28})`}>
        <text x="16">{time}</text>
        <text x="150" textAnchor="end" className="strong">
          {mass}
        </text>
        <text x="224" textAnchor="end" className="accent-text">
          {difference}
        </text>
        <path className="line" d="M16 9H224" />
      </g>
    ))}
  </g>
);

const LotsDrawing = () => (
  <g>
    <path className="axis" d="M16 24H224" />
    {['+3', '+9', '+14'].map((days, nth) => (
      <g key={days} transform={`translate(0 ${52 + nth * 34})`}>
        <path className="line" d={`M16-4h${[92, 68, 104][nth]}`} strokeWidth="7" />
        <text x="224" textAnchor="end" className={nth === 1 ? 'accent-text' : 'strong'}>
          {days}
        </text>
        <path className="line" d="M16 13H224" />
      </g>
    ))}
  </g>
);

const BatchDrawing = () => (
  <g>
    <path className="axis" d="M16 24H224" />
    {[
      ['12.0', '10.1', '15.5'],
      ['6.0', '5.2', '13.4'],
      ['10.0', '8.4', '16.5'],
    ].map(([charge, drop, loss], nth) => (
      <g key={charge} transform={`translate(0 ${52 + nth * 34})`}>
        <text x="16">{charge} kg</text>
        <path className="axis" d="M82-5h14m-4-4 4 4-4 4" />
        <text x="150" textAnchor="end" className="strong">
          {drop} kg
        </text>
        <text x="224" textAnchor="end" className={nth === 1 ? 'accent-text' : undefined}>
          {loss} %
        </text>
        <path className="line" d="M16 13H224" />
      </g>
    ))}
  </g>
);

const StockDrawing = () => (
  <g>
    <path className="axis" d="M16 132H224M16 132v6M68 132v6M120 132v6M172 132v6M224 132v6" />
    <path className="wash" d="M16 28H52V44H84V58H112V76H142V88H160V132H16Z" />
    <path className="accent" d="M16 28H52V44H84V58H112V76H142V88H160" />
    <path className="dotted" d="M160 88L218 132" />
    <circle className="accent-fill" cx="160" cy="88" r="4.5" />
  </g>
);

const ListDrawing = () => (
  <g>
    <path className="sunken" d="M16 14h60v24H16zM84 14h60v24H84zM152 14h72v24H152z" />
    <path className="axis" d="M16 38h60M84 38h60M152 38h72M16 58H224" />
    <path className="accent" d="M84 38h60" strokeWidth="2" />
    {[0, 1, 2].map((nth) => (
      <g key={nth} transform={`translate(0 ${76 + nth * 26})`}>
        <path className="line" d={`M16 0h30M60 0h${[70, 54, 82][nth]}M196 0h28`} strokeWidth="6" />
        <path className="line" d="M16 13H224" />
      </g>
    ))}
  </g>
);

const FindDrawing = () => (
  <g>
    <rect className="key" x="28" y="34" width="84" height="56" rx="5" />
    <rect className="key" x="148" y="34" width="64" height="56" rx="5" />
    <text x="70" y="68" textAnchor="middle" className="letters">
      Ctrl
    </text>
    <text x="180" y="68" textAnchor="middle" className="letters">
      K
    </text>
    <path className="axis" d="M124 62h12M130 56v12" />
    <path className="axis" d="M28 120H212" />
    <path className="accent" d="M30 104v12" strokeWidth="2" />
  </g>
);

const SafeDrawing = () => (
  <g>
    <path className="line" d="M16 30h90M16 50h130M16 70h70" strokeWidth="6" />
    <rect className="toast" x="16" y="96" width="208" height="40" rx="10" />
    <path className="toast-line" d="M32 116h70" />
    <path className="toast-undo" d="M196 122h-14a7 7 0 0 1 0-14h18m-5-5 5 5-5 5" transform="matrix(-1 0 0 1 382 0)" />
  </g>
);

/** The drawing of each chapter. */
const DRAWINGS: Readonly<Record<Chapter, () => ReactNode>> = {
  wheel: WheelDrawing,
  radar: RadarDrawing,
  brew: BrewDrawing,
  roast: RoastDrawing,
  note: NoteDrawing,
  recipe: RecipeDrawing,
  lots: LotsDrawing,
  batch: BatchDrawing,
  stock: StockDrawing,
  list: ListDrawing,
  find: FindDrawing,
  safe: SafeDrawing,
};

/** A small picture of what a chapter tells; the words beside it say all of it. */
export function Drawing({ of }: { readonly of: Chapter }) {
  const Drawn = DRAWINGS[of];
  return (
    <svg className="guide-drawing" viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
      <Drawn />
    </svg>
  );
}
