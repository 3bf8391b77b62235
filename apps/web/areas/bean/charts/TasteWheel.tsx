import { later } from '../../../base/store/later.tsx';
import type { Props } from '../drawn/FlavorWheel.tsx';
import { Near } from './Near.tsx';

const FlavorWheel = later(() => import('../drawn/FlavorWheel.tsx'));

/** The flavors of a coffee on the wheel. */
export default function TasteWheel(props: Props) {
  return (
    <Near name="bean-wheel">
      <FlavorWheel {...props} />
    </Near>
  );
}
