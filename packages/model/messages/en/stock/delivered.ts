import type { delivered as ko } from '../../ko/stock/delivered.ts';

/** What a roastery delivered to a cafe, and what the cafe received of it. */
export const delivered = {
  delivered: 'Delivered and received',
  delivered_sent: '{mass} delivered',
  delivered_sent_bags: '{mass} delivered in {count, plural, one {# bag} other {# bags}}',
  delivered_bags: '{mass} in {count, plural, one {# bag} other {# bags}}',
  delivered_sent_none: 'no delivery recorded',
  delivered_received: '{mass} received',
  delivered_received_unknown: 'received (no mass recorded)',
  delivered_received_none: 'no receipt recorded',
  delivered_waiting: '{mass} on the way',
  delivered_came: 'Received by the cafe',
  delivered_late: 'not received for more than 3 days',
  delivered_less: '{mass} short',
  delivered_more: '{mass} over',
  delivered_under_way: 'Coffee on the way',
  delivered_on: 'delivered {day}',
  delivered_receive: 'Receive',
  delivered_of: 'Receive {name}',
  delivered_hidden: 'A coffee that is not shown',
} as const satisfies Record<keyof typeof ko, string>;
