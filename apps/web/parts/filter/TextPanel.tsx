import { useState } from 'react';
import './filter.css';

interface Props {
  readonly label: string;
  readonly text: string;
  /** The person has left the box. */
  commit(typed: string): void;
  close(): void;
}

/** One line to type. */
export function TextPanel({ label, text, commit, close }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <input
      className="panel-input"
      data-autofocus
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) close();
      }}
    />
  );
}
