import { type HandReason, STOCK_CALLS } from '@hanjan/model/roaster/stock.ts';
import { Suspense, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import type { MoveDialogProps } from './MoveDialog.tsx';
import './move_keys.css';

const MoveDialog = later(() => import('./MoveDialog.tsx'));

type Props = Omit<MoveDialogProps, 'reason' | 'onClose'>;

/** What may be booked on a lot by hand. */
export function MoveKeys(props: Props) {
  const [reason, setReason] = useState<HandReason | null>(null);
  return (
    <div className="move-keys">
      {STOCK_CALLS[props.kind].reasons.map((one) => (
        <Button key={one} variant="default" onClick={() => setReason(one)}>
          {t(`stock_reason_${one}`)}
        </Button>
      ))}
      <Suspense>{reason && <MoveDialog {...props} reason={reason} onClose={() => setReason(null)} />}</Suspense>
    </div>
  );
}
