import { atLeast, count, date, type Rule, rows, scaled, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { supplierCode, supplierFields, supplierForm, supplierKnown, supplierList } from '../../shared/supplier.ts';

const SAST = atLeast('roaster', 'SAST');
const MNG = atLeast('roaster', 'MNG');

/** What is offered: a green coffee, what it costs, and how its sample tasted. */
const offers = rows({
  of: {
    offer_order: count({ min: 1 }),
    offer_name: text({ required: true, max: 300 }),
    offer_crop: count({ min: 1900, max: 2999, view: 'ordinal' }),
    /** Won for a kilogram. */
    offer_price: count({ min: 0, max: 100_000_000, unit: '₩/kg' }),
    offer_bags: count({ min: 1, max: 100_000 }),
    offer_asked: date({}),
    offer_received: date({}),
    offer_score: scaled({ scale: 100, min: 0, max: 100, step: 0.25 }),
    offer_note: text({ max: 1000 }),
  },
  max: 100,
  order: 'offer_order',
});

interface Offered {
  readonly supplier_offers:
    | readonly { readonly offer_asked: string | null; readonly offer_received: string | null }[]
    | null;
}

/** A sample does not come before it is asked for. */
const comesAfterAsked: Rule<Offered> = {
  at: 'supplier_offers',
  from: ['supplier_offers'],
  check({ supplier_offers }) {
    const row = (supplier_offers ?? []).findIndex(
      ({ offer_asked: asked, offer_received: came }) => asked !== null && came !== null && came < asked,
    );
    return row < 0 ? null : { key: 'field_below', at: { row, item: 'offer_received' } };
  },
};

/** Whom a roastery buys green coffee, bags and all else from. */
export const roasterSupplier = defineEntity({
  name: 'roaster_supplier',
  scope: 'roaster',
  ...supplierKnown,
  fields: {
    ...supplierFields(['IMPT', 'FARM', 'COOP', 'WHSL', 'MAKR', 'OTHR']),
    supplier_offers: offers,
  },
  rules: [comesAfterAsked],
});

/** The list and form of a roastery's suppliers. What they offer, with its price, is for those who buy. */
export const roasterSupplierScreen = defineScreen(roasterSupplier, {
  name: 'roaster_supplier',
  path: '/api/roaster/greenbean/supplier',
  access: { list: SAST, read: SAST, write: MNG, edit: MNG, remove: atLeast('roaster', 'SMNG'), code: SAST },
  fields: { supplier_offers: { read: MNG, write: MNG } },
  list: supplierList,
  code: supplierCode,
  form: [...supplierForm, { key: 'supplier_offered', fields: ['supplier_offers'] }],
});
