import type { CellView } from '../../../records/field/view.ts';
import { refCell } from '../../../records/kinds/cell/ref.tsx';
import { Shop } from './Shop.tsx';
import './seller.css';

/** Who sells something, and below it, where there is room, the way to their shop. */
export const sellerCell: CellView<'ref'> = {
  Cell: (props) => (
    <>
      <refCell.Cell {...props} />
      {!props.dense && <Shop to={props.field.to} seller={props.value} />}
    </>
  ),
};
