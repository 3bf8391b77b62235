import { count, rows, scaled, text } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { compareRows, saysSame } from './compare.ts';

const blend = rows({
  of: {
    bean_order: count({ min: 1 }),
    bean: text({ max: 30 }),
    mass: scaled({ scale: 10 }),
    loss: scaled({ scale: 10 }),
    percent: scaled({ scale: 10 }),
  },
  max: 20,
  order: 'bean_order',
  shares: { percent: 'mass' },
});
const row = (bean: string | null, mass: number, percent = 0) => ({
  ...{ bean_order: 1, bean, mass, loss: null, percent },
});
const [kenya, brazil, colombia] = [row('케냐', 10), row('브라질', 20), row('콜롬비아', 30)];
const compare = (before: object[], after: object[]) =>
  compareRows(blend, before as Record<string, unknown>[], after as Record<string, unknown>[]);

describe('two lists of rows', () => {
  it('are the same when only what is calculated differs', () => {
    const same = [{ ...kenya, percent: 500, bean_order: 7 }, brazil];
    expect(compare([kenya, brazil], same)).toEqual({ changes: [], isMoved: false });
  });
  it('differ by rows that came and went', () => {
    const { changes, isMoved } = compare([kenya, brazil], [brazil, colombia]);
    expect(changes).toEqual([
      { is: 'added', row: colombia },
      { is: 'removed', row: kenya },
    ]);
    expect(isMoved).toBe(false);
  });
  it('know a row by its first item wherever it went', () => {
    const heavier = { ...kenya, mass: 50 };
    expect(compare([kenya, brazil], [brazil, heavier])).toEqual({
      changes: [{ is: 'changed', row: heavier, before: kenya, items: ['mass'] }],
      isMoved: true,
    });
  });
  it('know a row with another name by its place when the rest of it is the same', () => {
    const renamed = { ...kenya, bean: '케냐 AA' };
    expect(compare([kenya], [renamed]).changes).toEqual([
      { is: 'changed', row: renamed, before: kenya, items: ['bean'] },
    ]);
  });
  it('take a row with another name and other values for another one', () => {
    const { changes } = compare([kenya], [brazil]);
    expect(changes.map(({ is }) => is)).toEqual(['added', 'removed']);
  });
  it('stand in another order', () => {
    expect(compare([kenya, brazil, colombia], [colombia, kenya, brazil])).toEqual({ changes: [], isMoved: true });
  });
  it('begin and end with nothing', () => {
    expect(compare([], [kenya]).changes).toEqual([{ is: 'added', row: kenya }]);
    expect(compare([kenya], []).changes).toEqual([{ is: 'removed', row: kenya }]);
  });
});

it('values say the same whatever the server keeps in their rows', () => {
  const kept = { ...blend, kept: ['loss'] };
  const known = { ...kenya, loss: 12 };
  expect([saysSame(kept, [kenya, brazil], [known, brazil]), saysSame(blend, [kenya], [known])]).toEqual([true, false]);
  expect([saysSame(kept, [kenya], [known, brazil]), saysSame(kept, null, [known]), saysSame(kept, null, null)]).toEqual(
    [false, false, true],
  );
});
