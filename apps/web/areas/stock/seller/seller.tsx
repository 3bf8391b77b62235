import { Address } from '../../../parts/links/Address.tsx';
import type { CellProps, FieldView, InputProps } from '../../../records/field/view.ts';
import { refView } from '../../../records/kinds/ref.tsx';
import { useKnownRecord } from '../../../records/lookup/useRecords.ts';
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
