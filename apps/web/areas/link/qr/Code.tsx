import { isOwnPath } from '@hanjan/core';
import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import { textOf } from '../../../base/texts/index.ts';
import { targetOf } from '../../../parts/links/address.ts';

const QrCode = later(() => import('./QrCode.tsx'));

/** The code as soon as there is an address that is safe to follow. */
export function Code({ name, address }: { readonly name: string; readonly address: string | null }) {
  if (address === null || !targetOf(address)) return null;
  const whole = isOwnPath(address) ? location.origin + address : address;
  return (
    <Suspense fallback={<div className="qr-waiting" />}>
      <QrCode name={textOf(name)} address={whole} />
    </Suspense>
  );
}
