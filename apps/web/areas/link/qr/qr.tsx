import { isOwnPath, pathOf } from '@hanjan/core';
import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import { textOf } from '../../../base/texts/index.ts';
import { LinkBox } from '../../../parts/field/LinkBox.tsx';
import { Address } from '../../../parts/links/Address.tsx';
import { targetOf } from '../../../parts/links/address.ts';
import type { CellProps, FieldView } from '../../../records/field/view.ts';
import './qr.css';

const QrCode = later(() => import('./QrCode.tsx'));

type Coded = 'link' | 'uuid';

/** An address, or a public number by the path below which its record is found, with its QR code. */
export const qrView: FieldView<Coded> = {
  wide: true,
  counted: 'late',
  Input: (props) => (
    <>
      <LinkBox {...props} />
      <Code name={props.name} address={props.value} />
    </>
  ),
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

/** The code as soon as there is an address that is safe to follow. */
function Code({ name, address }: { readonly name: string; readonly address: string | null }) {
  if (address === null || !targetOf(address)) return null;
  const whole = isOwnPath(address) ? location.origin + address : address;
  return (
    <Suspense fallback={<div className="qr-waiting" />}>
      <QrCode name={textOf(name)} address={whole} />
    </Suspense>
  );
}

function addressOf(field: CellProps<Coded>['field'], value: string): string {
  const path = field.kind === 'uuid' ? pathOf(field, {}) : undefined;
  return path ? `${path}/${value}` : value;
}
