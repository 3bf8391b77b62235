import type { stockServer as ko } from '../../ko/roaster/stock_server.ts';

export const stockServer = {
  stock_short:
    'There is not enough in stock. If you go on, what is missing is booked as a shortage made up and the stock becomes 0.',
  stock_changed: 'The stock has changed meanwhile. Look at what is there now and write it down again.',
  stock_left: 'There are still {mass, number} g of it, so it cannot be removed. Count it as 0 g first, then remove it.',
  arrival_used:
    '{mass, number} g of it are used already, so it cannot be less than that or be deleted. Correct the roasts that used it first.',
  stock_full: 'One lot can hold 100 tonnes. Check the weight.',
  stock_too_little: 'Only {mass, number} g are in stock. If more is there, please count the lot first.',
  stock_is_back: 'That has been taken back already.',
  blending_mass_linked: 'It follows the linked roast recipe. Change the weight there.',
  loss_unusual: 'The weight loss is outside of 5–30 %. Check the weights and their units.',
  batch_taken: 'There is a batch {no} on that day already. {free} is free.',
  roast_ahead: 'Today is {today}. Only a planned roast can be on a later day.',
  roast_blended:
    '{count, plural, one {# blend uses it} other {# blends use it}}, so it cannot be cancelled. Sort those out first.',
  blend_before_roast: 'Batch {batch} was roasted on {day}, so it cannot have been blended before.',
  there: 'In stock now',
  move_reason: 'Reason',
  move_mass: 'Weight',
  move_customer_seq: 'Customer',
  move_customer: 'Name of the customer',
  move_bag_mass: 'Weight of a bag',
  move_bag_count: 'Number of bags',
  move_memo: 'Memo',
} satisfies Record<keyof typeof ko, string>;
