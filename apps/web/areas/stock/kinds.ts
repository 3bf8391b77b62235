import type { StockKind } from '@hanjan/model/roaster/stock.ts';

/** A kind of stock, as its pages know it. */
interface StockPages {
  /** The screen whose records are its lots. */
  readonly screen: string;
  /** Its lots, and where the record of one stands. */
  readonly entity: string;
  readonly records: string;
  /** The screen of what arrived of its lots; of what is made there is none. */
  readonly arrivals?: string;
  /** The page on which it is planned what is made of it. */
  readonly plan?: string;
  /** The name of what its link to the record says. */
  readonly record: 'stock_record' | 'stock_record_roasting' | 'stock_record_blending';
}

/** Where each stock of a roastery is seen. */
export const STOCKS: Readonly<Record<StockKind, StockPages>> = {
  greenbean: {
    screen: 'roaster_greenbean_year',
    entity: 'roaster_greenbean_year',
    records: '/roaster/greenbean/inventory',
    arrivals: 'roaster_greenbean_arrival',
    record: 'stock_record',
  },
  roasting: {
    screen: 'roaster_roasting_inventory',
    entity: 'roaster_roasting_result',
    records: '/roaster/roasting/result',
    record: 'stock_record_roasting',
  },
  blending: {
    screen: 'roaster_blending_inventory',
    entity: 'roaster_blending_result',
    records: '/roaster/blending/result',
    plan: '/roaster/blending/plan',
    record: 'stock_record_blending',
  },
};

const KINDS = Object.keys(STOCKS) as readonly StockKind[];

/** The stock whose lots are the records of a screen or of an entity. */
export const stockOf = (name: string): StockKind | undefined =>
  KINDS.find((kind) => STOCKS[kind].screen === name || STOCKS[kind].entity === name);
