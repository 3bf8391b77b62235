import { Address } from '../../../parts/links/Address.tsx';
import type { CellView } from '../../field/view.ts';

export const linkCell: CellView<'link'> = {
  Cell: ({ value, dense }) => (
    <span className={dense ? 'address-line' : undefined}>
      <Address address={value} />
    </span>
  ),
};
