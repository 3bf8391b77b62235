/** Why a lot grew or shrank. */
export type Reason = 'RECEIVE' | 'ROAST' | 'COUNT' | 'WASTE' | 'SHORT';

/** What somebody writes into the stock by hand. */
export type HandReason = Extract<Reason, 'RECEIVE' | 'COUNT' | 'WASTE'>;

/** What there is a stock of. */
export type StockKind = 'greenbean' | 'roasting';

/** A kind of stock, as its pages know it. */
export interface Stock {
  /** Its calls lie below this address. */
  readonly path: string;
  /** The screen whose records are its lots. */
  readonly screen: string;
  /** Its lots, and where the record of one stands. */
  readonly entity: string;
  readonly records: string;
  /** The name of what its link to the record says. */
  readonly record: 'stock_record' | 'stock_record_roasting';
  /** What is written into it by hand. */
  readonly reasons: readonly HandReason[];
}

/** What there is a stock of in a roastery: lots of green beans, and roasted batches. */
export const STOCKS: Readonly<Record<StockKind, Stock>> = {
  greenbean: {
    path: '/api/roaster/greenbean/inventory',
    screen: 'roaster_greenbean_year',
    entity: 'roaster_greenbean_year',
    records: '/roaster/greenbean/inventory',
    record: 'stock_record',
    reasons: ['COUNT', 'RECEIVE', 'WASTE'],
  },
  roasting: {
    path: '/api/roaster/roasting/inventory',
    screen: 'roaster_roasting_inventory',
    entity: 'roaster_roasting_result',
    records: '/roaster/roasting/result',
    record: 'stock_record_roasting',
    reasons: ['COUNT', 'WASTE'],
  },
};

const KINDS = Object.keys(STOCKS) as readonly StockKind[];

/** The stock whose lots are the records of a screen or of an entity. */
export const stockOf = (name: string): StockKind | undefined =>
  KINDS.find((kind) => STOCKS[kind].screen === name || STOCKS[kind].entity === name);
