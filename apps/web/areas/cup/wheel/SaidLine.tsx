import type { Said } from './useChoosing.ts';
import './said.css';

/** What choosing has just done: read out, and seen where somebody must know. */
export const SaidLine = ({ said: { text, isFull } }: { readonly said: Said }) => (
  <p role="status" className={isFull ? 'wheel-full' : 'spoken'}>
    {text}
  </p>
);
