import { Address } from '../../../parts/links/Address.tsx';
import { useKnownRecord } from '../../../records/lookup/useRecords.ts';

/** The way to the shop of a seller who has one. */
export function Shop({ to, seller }: { readonly to: string; readonly seller: number }) {
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
