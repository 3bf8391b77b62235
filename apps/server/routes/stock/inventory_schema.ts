import type { OrgKind } from '@hanjan/core';
import { leavesBy, reasonsOf, STOCK_CALLS, type StockKind } from '@hanjan/model/stock/stock.ts';
import { Type } from 'typebox';
import { answerOf, touched } from '../../openapi/answer.ts';
import { part } from '../../openapi/parts.ts';
import { write_check } from '../../openapi/screen.ts';
import { key, orNull, text, whole } from '../../openapi/typed.ts';

export const tags = ['stock'];
/** The number of the organisation that a call is about. */
export const orgKey = (kind: OrgKind) => ({ [`${kind}_seq`]: key });
export const pace = {
  per_day: orNull(Type.Number()),
  days_left: orNull(Type.Number()),
  data_days: whole,
  evenness: orNull(Type.Enum(['steady', 'varying', 'erratic'])),
};
const use = { reserved: whole, ...pace };
const named = { id: Type.String(), name: text, name_locale: text };
export const lotNamed = { ...named, year: orNull(whole), roasted_on: text, batch: orNull(whole), mark: text };
export const cause = orNull(Type.Object({ entity: Type.String(), ...named, roasted_on: text }));

const stock = Type.Object({
  total: whole,
  ...use,
  series: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), mass: whole })),
  lots: Type.Array(
    Type.Object({
      key,
      ...lotNamed,
      balance: whole,
      ...use,
      moved_at: text,
    }),
  ),
});

export const customer = orNull(Type.Object({ key: orNull(key), name: text, name_locale: text }));
export const bags = orNull(Type.Object({ mass: key, count: key }));
const move = Type.Object({
  move_seq: key,
  lot: key,
  name: text,
  name_locale: text,
  year: orNull(whole),
  move_mass: whole,
  move_balance: whole,
  move_reason: Type.String(),
  move_memo: text,
  customer,
  bags,
  is_back: Type.Boolean(),
  rgst_at: Type.String({ format: 'date-time' }),
  rgst_user: text,
  arrival: text,
  cause,
});
const series = Type.Array(Type.Object({ at: Type.String({ format: 'date-time' }), mass: whole }));

const arrived = orNull(Type.Object({ count: whole, left: whole }));

const instant = orNull(Type.String({ format: 'date-time' }));
const day = orNull(Type.String({ format: 'date' }));
/** What a roastery delivered to a cafe, and what that received. */
export const delivered = {
  sent: whole,
  bags: orNull(whole),
  first_sent: instant,
  last_sent: instant,
  received: orNull(whole),
  first_received: day,
  last_received: day,
  waiting: whole,
  waiting_since: instant,
};

const went = Type.Array(
  Type.Object({
    customer,
    mass: whole,
    moves: Type.Array(
      Type.Object({ mass: whole, reason: Type.String(), rgst_at: Type.String({ format: 'date-time' }), bags }),
    ),
    delivered: orNull(Type.Object(delivered)),
  }),
);

/** The schemas of the calls of a stock: what there is, what was moved, where a lot went, and what is moved by hand. */
export function inventorySchemas(kind: StockKind) {
  const org = orgKey(STOCK_CALLS[kind].org);
  return {
    stock: {
      tags,
      body: Type.Object({ ...org, all: Type.Optional(Type.Boolean()) }),
      response: { 200: answerOf(stock, { write_check }) },
    },
    moves: {
      tags,
      body: Type.Object({ ...org, lot: Type.Optional(orNull(key)), page: Type.Optional(key) }),
      response: {
        200: answerOf(Type.Object({ moves: Type.Array(move), series, arrived }), {
          pagination: part('Pagination'),
          write_check,
        }),
      },
    },
    left: {
      tags,
      body: Type.Object({ ...org, lot: key }),
      response: {
        200: answerOf(
          Type.Object({
            went,
            into: Type.Array(Type.Object({ key, ...named, roasted_on: text, mass: whole, went })),
          }),
        ),
      },
    },
    move: {
      tags,
      body: Type.Object({
        ...org,
        lot: key,
        move_reason: Type.Enum([...reasonsOf(kind)]),
        move_mass: Type.Optional(orNull(whole)),
        there: Type.Optional(orNull(whole)),
        move_memo: Type.Optional(text),
        ...(reasonsOf(kind).some(leavesBy) && leaving),
        back_of: Type.Optional(orNull(key)),
      }),
      response: { 200: answerOf(Type.Object({ move_balance: whole, move_seq: key }), { touched }) },
    },
  };
}

const leaving = {
  move_customer_seq: Type.Optional(orNull(key)),
  move_customer: Type.Optional(text),
  move_bag_mass: Type.Optional(orNull(key)),
  move_bag_count: Type.Optional(orNull(key)),
};

const green = Type.Object({
  greenbean_order: whole,
  greenbean_roaster_seq: key,
  greenbean_mass: whole,
  greenbean_percent: orNull(whole),
  greenbean_name: text,
  greenbean_name_locale: text,
  greenbean_year: orNull(whole),
  greenbean_instock: orNull(whole),
  greenbean_moisture: orNull(whole),
});

/** The schema of what a roast after a recipe begins with. */
export const recipeSchema = {
  tags,
  params: Type.Object({ key: Type.String({ pattern: '^[1-9]\\d*$' }) }),
  querystring: Type.Object({
    roaster_seq: Type.Optional(key),
    roasting_result_date: Type.Optional(Type.String()),
    roasting_batch_auto: Type.Optional(Type.String()),
  }),
  response: {
    200: answerOf(Type.Object({ roasting_default_greenbean: Type.Array(green), roasting_batch_no: orNull(whole) })),
  },
};
