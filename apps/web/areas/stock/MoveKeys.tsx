import { type HandReason, mayBook, reasonsOf } from '@hanjan/model/stock/stock.ts';
import { Suspense, useState } from 'react';
import { useActor } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import type { MoveDialogProps } from './MoveDialog.tsx';
import './move_keys.css';

const MoveDialog = later(() => import('./MoveDialog.tsx'));

interface Props extends Omit<MoveDialogProps, 'reason' | 'onClose'> {
  /** What comes is recorded as an arrival: received on the pad it would belong to none of them. */
  readonly hasArrivals: boolean;
}

/** What may be booked on a lot by hand. */
export function MoveKeys({ hasArrivals, ...props }: Props) {
  const actor = useActor();
  const reasons = reasonsOf(props.kind).filter(
    (one) => mayBook(actor, props.kind, one) && (one !== 'RECEIVE' || !hasArrivals),
  );
  const [reason, setReason] = useState<HandReason | null>(null);
  return (
    <div className="move-keys">
      {reasons.map((one) => (
        <Button key={one} variant="default" onClick={() => setReason(one)}>
          {t(`stock_reason_${one}`)}
        </Button>
      ))}
      <Suspense>{reason && <MoveDialog {...props} reason={reason} onClose={() => setReason(null)} />}</Suspense>
    </div>
  );
}
