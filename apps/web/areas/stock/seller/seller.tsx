import type { InputView } from '../../../records/field/view.ts';
import { RefBox } from '../../../records/kinds/input/ref.tsx';
import { Shop } from './Shop.tsx';
import './seller.css';

/** Who sells something, and below it the way to their shop. */
export const sellerInput: InputView<'ref'> = {
  Input: (props) => (
    <>
      <RefBox {...props} />
      {props.value !== null && <Shop to={props.field.to} seller={props.value} />}
    </>
  ),
};
