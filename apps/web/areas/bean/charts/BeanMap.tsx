import { later } from '../../../base/store/later.tsx';
import type { Props } from '../drawn/Belt.tsx';
import { Near } from './Near.tsx';

const Belt = later(() => import('../drawn/Belt.tsx'));

/** The countries of a coffee on a map. */
export default function BeanMap(props: Props) {
  return (
    <Near name="bean-map">
      <Belt {...props} />
    </Near>
  );
}
