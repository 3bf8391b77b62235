import { pathOf } from '@hanjan/core';
import { Address } from '../../../parts/links/Address.tsx';
import type { CellProps, CellView } from '../../../records/field/view.ts';
import { Code } from './Code.tsx';
import './qr.css';

type Coded = 'link' | 'uuid';

/** An address, or a public number by the path below which its record is found, with its QR code. */
export const qrCell: CellView<Coded> = {
  Cell: ({ name, field, value, dense }) => {
    const address = addressOf(field, value);
    return dense ? (
      <span className="address-line">
        <Address address={address}>{value}</Address>
      </span>
    ) : (
      <Code name={name} address={address} />
    );
  },
};

function addressOf(field: CellProps<Coded>['field'], value: string): string {
  const path = field.kind === 'uuid' ? pathOf(field, {}) : undefined;
  return path ? `${path}/${value}` : value;
}
