import type { CSSProperties } from 'react';
import './progress.css';

interface Props {
  /** What is being done. */
  readonly label: string;
  /** How far it is, in words. */
  readonly text: string;
  /** From 0 to 1; null when nobody knows. */
  readonly share: number | null;
}

/** How far something is: a rule that fills, and the same in words. */
export const Progress = ({ label, text, share }: Props) => (
  <div className="progress">
    <div
      className="progress-rule"
      role="progressbar"
      aria-label={label}
      aria-valuenow={share === null ? undefined : Math.round(share * 100)}
      aria-valuetext={text || undefined}
      data-unknown={share === null || undefined}
      style={{ '--share': share ?? 0 } as CSSProperties}
    />
    <p>
      <span>{label}</span>
      <span className="number">{text}</span>
    </p>
  </div>
);
