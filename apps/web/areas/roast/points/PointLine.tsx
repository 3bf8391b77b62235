import type { ReactNode } from 'react';
import { Icon } from '../../../parts/Icon.tsx';

interface Props {
  readonly name: string;
  /** What is to be known of it, in a word each. */
  readonly notes: readonly string[];
  /** Takes it away or brings it back. */
  readonly tool: { readonly label: string; readonly icon: 'close' | 'undo'; readonly isIdle: boolean; run(): void };
  /** Somebody has left one of its boxes. */
  readonly leave?: (() => void) | undefined;
  /** Its boxes. */
  readonly children: ReactNode;
}

/** One point of a roast among others: its name, its boxes, and what can be done with it. */
export const PointLine = ({ name, notes, tool, leave, children }: Props) => (
  <fieldset className="point-row" aria-label={name} onBlur={leave}>
    <span className="point-name">
      {name}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </span>
    {children}
    <button
      type="button"
      className="point-tool"
      aria-label={tool.label}
      title={tool.label}
      disabled={tool.isIdle}
      onClick={tool.run}
    >
      <Icon name={tool.icon} size={16} />
    </button>
  </fieldset>
);
