import type { stockServer as ko } from '../../ko/roaster/stock_server.ts';

export const stockServer = {
  stock_left: 'There are still {mass, number} g of it, so it cannot be removed. Count it as 0 g first, then remove it.',
  arrival_used:
    '{mass, number} g of it are used already, so it cannot be less than that or be deleted. Correct the roasts that used it first.',
  blending_mass_linked: 'It follows the linked roast recipe. Change the weight there.',
  loss_unusual: 'The weight loss is outside of 5–30 %. Check the weights and their units.',
  batch_taken: 'There is a batch {no} on that day already. {free} is free.',
  roast_ahead: 'Today is {today}. Only a planned roast can be on a later day.',
  roast_blended:
    '{count, plural, one {# blend uses it} other {# blends use it}}, so it cannot be cancelled. Sort those out first.',
  blend_before_roast: 'Batch {batch} was roasted on {day}, so it cannot have been blended before.',
  move_customer_seq: 'Customer',
  move_customer: 'Name of the customer',
  move_bag_mass: 'Weight of a bag',
  move_bag_count: 'Number of bags',
  trace_customer: 'Customer',
  trace_contact: 'About the cafe',
  trace_left_at: 'Left at',
  trace_kind: 'Kind',
  trace_lot: 'Name',
  trace_number: 'Number',
  trace_bags: 'Bags',
  trace_mass_kg: 'Mass (kg)',
  trace_part_kg: 'Of this lot (kg)',
  trace_in_stock: 'Still in stock',
  trace_recall: 'Recall list',
} satisfies Record<keyof typeof ko, string>;
