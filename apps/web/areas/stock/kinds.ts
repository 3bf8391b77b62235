import { SHOPPING_PAGE } from '@hanjan/model/cafe/shopping.ts';
import type { StockKind } from '@hanjan/model/stock/stock.ts';

/** The page of the materials ledger. */
export const LEDGER = '/roaster/inventory/ledger';

/** A kind of stock, as its pages know it. */
interface StockPages {
  /** The screen whose records are its lots. */
  readonly screen: string;
  /** Its lots, and where the record of one stands. */
  readonly entity: string;
  readonly records: string;
  /** The screen of what arrived of its lots; of what is made there is none. */
  readonly arrivals?: string;
  /** Pages on which one goes on from it. */
  readonly ways: readonly string[];
  /** The screen on which new lots are written, where it is another one. */
  readonly writes?: string;
  /** The name of what its link to the record says. */
  readonly record: 'stock_record' | 'stock_record_roasting' | 'stock_record_blending' | 'stock_record_received';
  /** What it is called where something is short: lots that are bought, batches that are made. */
  readonly is: 'lot' | 'batch';
  /** Something of it is set aside for work to come. */
  readonly reserves?: true;
  /** It comes from linked roasteries, which say what they delivered. */
  readonly isDelivered?: true;
}

/** Where each stock is seen. */
export const STOCKS: Readonly<Record<StockKind, StockPages>> = {
  greenbean: {
    screen: 'roaster_greenbean_year',
    entity: 'roaster_greenbean_year',
    records: '/roaster/greenbean/inventory',
    ways: [LEDGER],
    arrivals: 'roaster_greenbean_arrival',
    record: 'stock_record',
    is: 'lot',
    reserves: true,
  },
  roasting: {
    screen: 'roaster_roasting_inventory',
    entity: 'roaster_roasting_result',
    records: '/roaster/roasting/result',
    ways: [LEDGER],
    record: 'stock_record_roasting',
    is: 'batch',
  },
  blending: {
    screen: 'roaster_blending_inventory',
    entity: 'roaster_blending_result',
    records: '/roaster/blending/result',
    ways: ['/roaster/blending/plan', LEDGER],
    record: 'stock_record_blending',
    is: 'batch',
  },
  received: {
    screen: 'cafe_coffeebean_inventory',
    entity: 'cafe_received',
    records: '/cafe/coffeebean/received',
    ways: [SHOPPING_PAGE],
    writes: 'cafe_received',
    record: 'stock_record_received',
    is: 'lot',
    isDelivered: true,
  },
};

const KINDS = Object.keys(STOCKS) as readonly StockKind[];

/** The stock whose lots are the records of a screen or of an entity. */
export const stockOf = (name: string): StockKind | undefined =>
  KINDS.find((kind) => STOCKS[kind].screen === name || STOCKS[kind].entity === name);
