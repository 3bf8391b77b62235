import { count, rows, scaled, text } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { blankRow } from './items.ts';
import { createRowList } from './list.ts';

const blend = rows({
  of: {
    bean_order: count({ min: 1 }),
    bean: text({ max: 30, required: true }),
    mass: scaled({ scale: 10, min: 0 }),
    percent: scaled({ scale: 10 }),
  },
  min: 1,
  max: 20,
  order: 'bean_order',
  shares: { percent: 'mass' },
});
const row = (bean_order: number, bean: string | null, mass: unknown, percent: number | null = null) => ({
  ...{ bean_order, bean, mass, percent },
});
const two = [row(1, '케냐', 10, 500), row(2, '브라질', 10, 500)];
const list = (value: ReturnType<typeof row>[] | null = two) => {
  const made = createRowList(blend);
  made.follow(value, null, 'ko');
  return made;
};
const refused = { name: 'blend', key: 'field_required', args: {}, at: { row: 0, item: 'bean' } };
const said = (made: ReturnType<typeof list>) =>
  made.ids().map((id) => made.line(id).faults.map(({ name, key }) => `${name} ${key}`));

describe('rows while they are written', () => {
  it('begin with as many as there must be', () => {
    expect(list(null).rows()).toEqual([blankRow(blend)]);
  });
  it('are counted and shared out with every change', () => {
    const made = list();
    const [first = '', second = ''] = made.ids();
    made.put([row(2, '브라질', 30), row(1, '케냐', 10)], [second, first]);
    expect(made.rows()).toEqual([row(1, '브라질', 30, 750), row(2, '케냐', 10, 250)]);
    expect(made.line(first).place).toBe(1);
  });
  it('keep the line of a row that says the same', () => {
    const made = list([...two, row(3, '콜롬비아', null)]);
    const [first = '', , third = ''] = made.ids();
    const before = [made.line(first), made.line(third)];
    made.put([{ ...two[0], mass: 20 }, ...made.rows().slice(1)], made.ids());
    expect([made.line(first) === before[0], made.line(third) === before[1]]).toEqual([false, true]);
  });
  it('tell once of a change, and of none when the form says the same', () => {
    const made = list();
    let told = 0;
    made.subscribe(() => told++);
    made.follow(structuredClone(two), null, 'ko');
    expect(told).toBe(0);
    made.follow([row(1, '과테말라', 10, 500), row(2, '브라질', 10, 500)], null, 'ko');
    expect(told).toBe(1);
  });
});

describe('what is wrong with rows', () => {
  it('is said of an item once it was left, and that it is empty once its row was', () => {
    const made = list([row(1, null, '열둘')]);
    const [id = ''] = made.ids();
    expect(said(made)).toEqual([[]]);
    made.leave(id, 'mass');
    made.leave(id, 'bean');
    expect(said(made)).toEqual([['mass field_NaN']]);
    made.leave(id);
    expect(said(made)).toEqual([['bean field_required', 'mass field_NaN']]);
  });
  it('is said of every row once the form refuses them, but for one that is just being written', () => {
    const made = list([row(1, null, null), row(2, null, null)]);
    made.put([...made.rows(), row(3, null, null)], [...made.ids(), 'new'], ['new']);
    made.follow(made.rows() as ReturnType<typeof row>[], refused, 'ko');
    expect(said(made)).toEqual([['bean field_required'], ['bean field_required'], []]);
    made.leave('new');
    expect(said(made)[2]).toEqual(['bean field_required']);
  });
  it('is also what only the server knows', () => {
    const made = list();
    made.follow(two, { ...refused, key: 'field_ref' }, 'ko');
    expect(said(made)).toEqual([['bean field_ref'], []]);
  });
});
