import { userCupnoteScreen as screen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { nextOrder, ordersOf } from './order.ts';

describe('orders of a list', () => {
  it('are all of the screen, in both directions, the wanted one first', () => {
    const orders = ordersOf(screen);
    expect(orders).toHaveLength(2 * screen.list.sort.length);
    expect(orders.slice(0, 4)).toEqual([
      'cupnote_date.desc',
      'cupnote_date.asc',
      'cupnote_name.asc',
      'cupnote_name.desc',
    ]);
  });

  it('turn around at a second click on the same head', () => {
    expect(nextOrder(screen, 'cupnote_date.desc', 'cupnote_name')).toBe('cupnote_name.asc');
    expect(nextOrder(screen, 'cupnote_name.asc', 'cupnote_name')).toBe('cupnote_name.desc');
    expect(nextOrder(screen, 'cupnote_name.desc', 'cupnote_date')).toBe('cupnote_date.desc');
  });
});
