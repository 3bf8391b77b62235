import { useState } from 'react';
import { type Choice, found } from '../../../parts/choice/choices.ts';

/** So many hits are worth reading. */
const MOST = 40;

/** What was typed to find a flavor, what fits it, and at which of those the arrow keys stand. */
export function useHits(choices: readonly Choice[], onPoint: (id: string) => void) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const fitting = (text: string) => (text.trim() ? found(choices, text).slice(0, MOST) : []);
  const hits = fitting(typed).map(({ id }) => String(id));
  return {
    typed,
    hits,
    active: hits[at],
    seek(text: string) {
      setTyped(text);
      setAt(0);
      const first = fitting(text)[0];
      if (first) onPoint(String(first.id));
    },
    step(by: 1 | -1) {
      const next = (at + by + hits.length) % hits.length;
      const id = hits[next];
      if (id === undefined) return;
      setAt(next);
      onPoint(id);
    },
  };
}
