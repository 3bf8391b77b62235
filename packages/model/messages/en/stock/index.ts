import { delivered } from './delivered.ts';
import { lotTrace } from './lot_trace.ts';
import { stock } from './stock.ts';
import { stockShort } from './stock_short.ts';

/** Texts of what there is a stock of. */
export default { ...stock, ...stockShort, ...delivered, ...lotTrace } as const;
