import { code, count, date, flag, rows, scaled, text } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { blankRow, isUnread, itemsOf, typedValue } from './items.ts';

const mass = scaled({ scale: 10, min: 0, max: 1000, unit: 'g' });
const blend = rows({
  of: {
    bean_order: count({ min: 1 }),
    bean: code({ group: 'NTPLC', required: true }),
    bean_mass: mass,
    bean_percent: scaled({ scale: 10, min: 0, max: 100, unit: '%' }),
    bean_day: date({ initial: 'today' }),
    is_new: flag({}),
  },
  max: 20,
  order: 'bean_order',
  shares: { bean_percent: 'bean_mass' },
});

describe('the items of a row', () => {
  it('are columns but for the count in front of them; what is calculated is not typed', () => {
    const columns = itemsOf(blend).map(({ name, isFixed }) => (isFixed ? `${name} fixed` : name));
    expect(columns).toEqual(['bean', 'bean_mass', 'bean_percent fixed', 'bean_day', 'is_new']);
  });
  it('begin as new fields do', () => {
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const empty = { bean_order: null, bean: null, bean_mass: null, bean_percent: null };
    expect(blankRow(blend)).toEqual({ ...empty, bean_day: day, is_new: false });
  });
});

describe('what is typed into an item', () => {
  it('is a value, nothing, or what stands there', () => {
    const typed = ['12.5', ' ', '열둘'].map((text) => typedValue(mass, text, {}));
    expect(typed).toEqual([125, null, '열둘']);
  });
  it('is known as unread where it is no value', () => {
    const day = date({});
    const unread = [[mass, '열둘'] as const, [day, '언젠가'] as const, [code({ group: 'NTPLC' }), '집에서'] as const];
    expect(unread.map(([field, value]) => isUnread(field, value))).toEqual([true, true, true]);
    const read = [[mass, 125] as const, [day, '2026-11-20'] as const, [text({ max: 3 }), '너무 김'] as const];
    expect(read.map(([field, value]) => isUnread(field, value))).toEqual([false, false, false]);
    expect(isUnread(mass, null)).toBe(false);
  });
});
