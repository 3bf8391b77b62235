/** Forms of the roaster: what they ask and say beside their fields. */
export const roasterForm = {
  // coffee is taken that is not in stock
  stock_short_title: 'Not enough in stock',
  stock_short_lot: 'Lot',
  stock_short_there: 'In stock',
  stock_short_asked: 'To be used',
  stock_short_text:
    'If you go on, what is missing is booked as counted, so that the stock fits. Cancel changes nothing.',
  stock_short_confirm: 'Correct stock, go on',
} as const satisfies Record<string, string>;
