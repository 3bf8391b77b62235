import type { stockShort as ko } from '../../ko/stock/stock_short.ts';

/** What is said where less is there than is asked, and of what is moved by hand: by the server and before a save. */
export const stockShort = {
  stock_short_title: 'Not enough in stock',
  stock_short_lot: '{kind, select, lot {Lot} batch {Batch} other {Lot or batch}}',
  stock_short_there: 'In stock',
  stock_short_unseen: 'Not enough',
  stock_short_asked: 'To be taken',
  stock_short_missing: 'Missing',
  stock_short_text:
    'If you go on, what is missing is booked as a shortage made up, so that the stock fits. Cancel changes nothing.',
  stock_short_confirm: 'Correct stock, go on',
  stock_short:
    'There is not enough in stock. If you go on, what is missing is booked as a shortage made up and the stock becomes 0.',
  stock_changed: 'The stock has changed meanwhile. Look at what is there now and write it down again.',
  stock_full: 'One lot can hold 100 tonnes. Check the weight.',
  stock_too_little: 'Only {mass, number} g are in stock. If more is there, please count the lot first.',
  stock_is_back: 'That has been taken back already.',
  there: 'In stock now',
  move_reason: 'Reason',
  move_mass: 'Weight',
  move_memo: 'Memo',
  lot_left: '{name} · {left}',
  lot_empty: 'none left',
} as const satisfies Record<keyof typeof ko, string>;
