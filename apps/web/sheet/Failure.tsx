import type { Answer } from '../api/call.ts';
import { reasonOf } from '../saving/saving.ts';
import '../parts/failed.css';

/** Why something was not done. The button that tries again stands among those of the dialog. */
export const Failure = ({ answer }: { readonly answer: Answer }) => (
  <p className="failed" role="alert">
    {reasonOf(answer)}
  </p>
);
