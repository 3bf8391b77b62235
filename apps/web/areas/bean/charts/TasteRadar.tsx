import { later } from '../../../base/store/later.tsx';
import type { Props } from '../drawn/ScoreRadar.tsx';
import { Near } from './Near.tsx';

const ScoreRadar = later(() => import('../drawn/ScoreRadar.tsx'));

/** The scores of a note as a radar. */
export default function TasteRadar(props: Props) {
  return (
    <Near name="bean-radar">
      <ScoreRadar {...props} />
    </Near>
  );
}
