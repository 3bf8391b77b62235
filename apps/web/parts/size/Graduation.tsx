import './graduation.css';

/** A tick of a graduation, at a share of its length. */
export interface Tick {
  readonly at: number;
  readonly isLong: boolean;
}

interface RuledProps {
  readonly ticks: readonly Tick[];
  /** Where the head stands, as a share of the length; null is no value. */
  readonly share: number | null;
  /** Where a dashed head stands while there is no value. */
  readonly open?: number;
}

const width = 360;
const inset = 6;
const place = (share: number) => inset + (width - 2 * inset) * share;

/** Share of the drawing's width that lies outside of its graduation, on each side. */
export const INSET = inset / width;

/** The drawing of a graduation: ticks, the way from its beginning, and a copper head where a value is. */
export function Ruled({ ticks, share, open }: RuledProps) {
  const head = share ?? open;
  const lines = ticks.map(({ at, isLong }) => `M${place(at)} 21v${isLong ? 10 : 6}`).join('');
  return (
    <svg className="graduation" viewBox={`0 0 ${width} 34`} preserveAspectRatio="none" aria-hidden="true">
      <path className="tick" d={lines} />
      <path className="rail" d={`M${inset} 17H${width - inset}`} />
      {share !== null && <path className="fill" d={`M${inset} 17H${place(share)}`} />}
      {head !== undefined && (
        <path className="head" data-open={share === null || undefined} d={`M${place(head)} 7v20`} />
      )}
    </svg>
  );
}

const tenths = Array.from({ length: 11 }, (_, step) => ({ at: step / 10, isLong: step % 5 === 0 }));

/** The drawing of one score from 0 to 10; one that is not given has a dashed head and no fill. */
export const Graduation = ({ value }: { readonly value: number | null }) => (
  <Ruled ticks={tenths} share={value === null ? null : value / 10} open={1} />
);
