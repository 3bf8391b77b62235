import './share.css';

/** What a row has of the whole. */
export interface Share {
  readonly id: string;
  /** In thousandths; null when it is not known. */
  readonly size: number | null;
}

interface Props {
  readonly shares: readonly Share[];
  /** The row that is being written. */
  readonly current: string | null;
}

const STEPS = 10;
const ticks = Array.from({ length: STEPS + 1 }, (_, step) => `M${step * 10} 0v${step % 5 ? 3 : 5}`).join('');
/** Thousandths of a share that has room for the number of its row. */
const ROOMY = 40;

/** The shares of rows side by side over a graduation. The same numbers stand in the rows, so it is not read out. */
export function ShareBar({ shares, current }: Props) {
  return (
    <div className="shares" aria-hidden="true">
      <div className="shares-parts">
        {shares.map(({ id, size }, place) => (
          <span key={id} className="number" data-current={id === current || undefined} style={{ flexGrow: size ?? 0 }}>
            {(size ?? 0) >= ROOMY && place + 1}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks} />
      </svg>
    </div>
  );
}
