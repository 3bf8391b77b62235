import { code, count, rows, scaled } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { itemsOf, typedValue } from './items.ts';
import { pasted } from './paste.ts';

const blend = rows({
  of: {
    bean_order: count({ min: 1 }),
    bean: code({ group: 'NTPLC' }),
    mass: scaled({ scale: 10, min: 0 }),
    percent: scaled({ scale: 10 }),
    loss: scaled({ scale: 10 }),
  },
  max: 4,
  order: 'bean_order',
  shares: { percent: 'mass' },
});
const row = (bean: string | null, mass: unknown, loss: unknown = null) => ({
  ...{ bean_order: null, bean, mass, percent: null, loss },
});
const names: Record<string, string> = { bean: '생두', mass: '무게', percent: '비율', loss: '감소율' };
const put = (before: ReturnType<typeof row>[], at: { row: number; item: string }, grid: string[][]) =>
  pasted(blend, itemsOf(blend), before, at, grid, {
    read: (column, text) => (text === '집' ? 'HOME' : typedValue(column.field, text, {})),
    nameOf: (item) => names[item] ?? item,
  });

describe('cells of a spreadsheet', () => {
  it('go in from a cell on, and rows are added', () => {
    const grid = [
      ['집', '12.5', '40', '15'],
      ['CAFE', '20'],
    ];
    const { rows: after, ...told } = put([row('HOME', 10)], { row: 0, item: 'bean' }, grid);
    expect(after).toEqual([row('HOME', 125, 150), row('CAFE', 200)]);
    expect(told).toEqual({ count: 5, unread: [], rest: 0 });
  });
  it('leave what is left of them and above them, and empty what they leave empty', () => {
    const before = [row('HOME', 10, 20), row('CAFE', 10, 20)];
    expect(put(before, { row: 1, item: 'mass' }, [['', '']]).rows).toEqual([before[0], row('CAFE', null, 20)]);
  });
  it('stay as they were written where nothing can read them', () => {
    const { rows: after, unread } = put([row(null, null)], { row: 0, item: 'bean' }, [['저기', '열둘']]);
    expect(after).toEqual([row('저기', '열둘')]);
    expect(unread).toEqual([
      { row: 0, item: 'bean' },
      { row: 0, item: 'mass' },
    ]);
  });
  it('go as far as there may be rows', () => {
    const { rows: after, rest } = put(
      [row('HOME', 1), row('HOME', 2)],
      { row: 2, item: 'mass' },
      ['1', '2', '3', '4', '5'].map((text) => [text]),
    );
    expect([after.length, rest]).toEqual([4, 3]);
  });
  it('pass over the names of the columns', () => {
    const { rows: after } = put([row(null, null)], { row: 0, item: 'bean' }, [
      ['생두', '무게', '비율'],
      ['집', '1', '100'],
    ]);
    expect(after).toEqual([row('HOME', 10)]);
  });
});
