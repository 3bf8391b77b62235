import { useId } from 'react';
import { t } from '../../../base/texts/index.ts';
import { DeliveredLine } from './DeliveredLine.tsx';
import { useDelivered } from './useDelivered.ts';

/** What the roastery delivered of the batch of a cafe's lot, and what came; nothing of a lot that is of no linked roastery. */
export function LotDelivered({ lot }: { readonly lot: number }) {
  const { data = [] } = useDelivered(lot);
  const id = useId();
  return data.map((one) => (
    <section key={one.info_uuid} aria-labelledby={id}>
      <h3 id={id}>{t('delivered')}</h3>
      <DeliveredLine one={one} />
    </section>
  ));
}
