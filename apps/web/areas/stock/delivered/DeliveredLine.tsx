import { type Delivered, isAmiss } from '@hanjan/model/stock/delivered.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { useTradeGauge } from '../masses.ts';
import { deliveredText, receiptText } from './delivered_text.ts';
import './delivered.css';

/** What went and what came of a batch; marked where somebody should ask. */
export function DeliveredLine({ one }: { readonly one: Delivered }) {
  const text = deliveredText(one, useTradeGauge(), Date.now());
  return (
    <p className="delivered-line number">
      <Marked all={[one]} text={text} />
    </p>
  );
}

/** What came of some batches, in a table that says what went. */
export function Receipt({ all }: { readonly all: readonly Delivered[] }) {
  const text = receiptText(all, useTradeGauge(), Date.now());
  return all.length > 0 && <Marked {...{ all, text }} />;
}

/** Words on deliveries, with a sign where one of them is amiss. */
export function Marked({ all, text }: { readonly all: readonly Delivered[]; readonly text: string }) {
  const now = Date.now();
  const amiss = all.some((one) => isAmiss(one, now));
  return (
    <span className="delivered" data-amiss={amiss || undefined}>
      {amiss && <Icon name="warning" size={16} />}
      <span>{text}</span>
    </span>
  );
}
