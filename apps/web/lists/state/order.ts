import type { Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { t } from '../../base/texts/index.ts';
import { type Shape, shapeOf } from '../../records/field/shape.ts';
import { columnHead } from './head.ts';

export type Direction = 'asc' | 'desc';

/** The words for both directions of an order, the one that people mostly want first. */
const WORDS: Record<Shape, Record<Direction, MessageKey>> = {
  date: { desc: 'sort_newest', asc: 'sort_oldest' },
  number: { desc: 'sort_highest', asc: 'sort_lowest' },
  flag: { desc: 'sort_marked', asc: 'sort_unmarked' },
  phase: { asc: 'sort_ahead', desc: 'sort_past' },
  text: { asc: 'sort_a_to_z', desc: 'sort_z_to_a' },
  several: { asc: 'sort_a_to_z', desc: 'sort_z_to_a' },
};

/** The field and the direction of an order such as `cupnote_date.desc`. */
export function parseOrder(order: string): { name: string; direction: Direction } {
  const [name = '', direction] = order.split('.');
  return { name, direction: direction === 'asc' ? 'asc' : 'desc' };
}

/** The order that a click on a column's head asks for: the one that its field begins with, or the other one. */
export const nextOrder = (screen: Screen, current: string, name: string): string =>
  bothOrders(screen, name).find((order) => order !== current) ?? current;

/** Every order of a screen, the direction that people mostly want first. */
export const ordersOf = (screen: Screen): string[] => screen.list.sort.flatMap((name) => bothOrders(screen, name));

/** An order in words: `날짜, 최근부터`. */
export function orderText(screen: Screen, order: string): string {
  const { name, direction } = parseOrder(order);
  return t('list_order', {
    name: columnHead(screen, name),
    direction: t(WORDS[shapeOf(screen.entity.fields[name])][direction]),
  });
}

const bothOrders = (screen: Screen, name: string): string[] =>
  Object.keys(WORDS[shapeOf(screen.entity.fields[name])]).map((direction) => `${name}.${direction}`);
