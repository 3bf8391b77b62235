import type { Gauge } from '@hanjan/core';
import { type Delivered, gapOf, isLate } from '@hanjan/model/stock/delivered.ts';
import { t } from '../../../base/texts/index.ts';
import { exact } from '../masses.ts';

/** What went and what came of a batch: `12 kg (12봉) 납품 · 11 kg 입고 · 1 kg 부족`. */
export const deliveredText = (one: Delivered, gauge: Gauge, now: number): string =>
  `${sentText(one, gauge)} · ${receiptText([one], gauge, now)}`;

/** What came of some batches, what of them is under way, and where that differs from what went. */
export function receiptText(all: readonly Delivered[], gauge: Gauge, now: number): string {
  const sum = (of: (one: Delivered) => number) => all.reduce((sum, one) => sum + of(one), 0);
  const came = all.filter(({ first_received }) => first_received !== null);
  const masses = {
    delivered_waiting: came.length > 0 ? sum(({ waiting }) => waiting) : 0,
    delivered_less: sum((one) => Math.max(0, -gapOf(one))),
    delivered_more: sum((one) => Math.max(0, gapOf(one))),
  };
  return [
    receivedText(came, gauge),
    ...DIFFERENCES.map((key) => masses[key] > 0 && t(key, { mass: exact(gauge, masses[key]) })),
    all.some((one) => isLate(one, now)) && t('delivered_late'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const DIFFERENCES = ['delivered_waiting', 'delivered_less', 'delivered_more'] as const;

/** What the roastery wrote that it delivered. */
function sentText({ sent, bags }: Pick<Delivered, 'sent' | 'bags'>, gauge: Gauge): string {
  if (sent === 0) return t('delivered_sent_none');
  const mass = exact(gauge, sent);
  return bags === null ? t('delivered_sent', { mass }) : t('delivered_sent_bags', { mass, count: bags });
}

function receivedText(came: readonly Delivered[], gauge: Gauge): string {
  const masses = came.flatMap(({ received }) => received ?? []);
  if (came.length === 0) return t('delivered_received_none');
  if (masses.length === 0) return t('delivered_received_unknown');
  return t('delivered_received', {
    mass: exact(
      gauge,
      masses.reduce((sum, mass) => sum + mass, 0),
    ),
  });
}
