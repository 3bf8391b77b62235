import { refView } from '../../engine/field/ref.tsx';
import type { CellProps, FieldView, InputProps } from '../../engine/field/view.ts';
import { useKnownRecord } from '../../lookup/useRecords.ts';
import { Address } from '../../parts/Address.tsx';
import './seller.css';

/** Who sells something, and below it the way to their shop. */
export const sellerView: FieldView<'ref'> = {
  Input: (props: InputProps<'ref'>) => (
    <>
      <refView.Input {...props} />
      {props.value !== null && <Shop to={props.field.to} seller={props.value} />}
    </>
  ),
  Cell: (props: CellProps<'ref'>) => (
    <>
      <refView.Cell {...props} />
      {!props.dense && <Shop to={props.field.to} seller={props.value} />}
    </>
  ),
};

function Shop({ to, seller }: { readonly to: string; readonly seller: number }) {
  const address = useKnownRecord(to, seller)?.company_shop;
  return (
    typeof address === 'string' &&
    address !== '' && (
      <span className="seller-shop">
        <Address address={address} />
      </span>
    )
  );
}
