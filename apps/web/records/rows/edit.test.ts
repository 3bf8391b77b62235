import { count, type Row, rows, scaled } from '@hanjan/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { questions } from '../../parts/dialog/ask.ts';
import { shownToast } from '../../parts/dialog/toast.ts';
import { createRowsEdit } from './edit.ts';
import { itemsOf } from './items.ts';
import { createRowList } from './list.ts';

const blend = rows({
  of: {
    bean_order: count({ min: 1 }),
    bean: count({ required: true }),
    mass: scaled({ scale: 10, min: 0 }),
    percent: scaled({ scale: 10, min: 0, max: 100 }),
    lot: count({}),
  },
  max: 20,
  order: 'bean_order',
  shares: { percent: 'mass' },
  distinct: { items: ['bean'], title: 'bean_add', text: 'bean_exist' },
  kept: ['lot'],
});

function open(...beans: readonly (readonly [bean: number | null, mass: number | null])[]) {
  const list = createRowList(blend);
  const value = beans.map(([bean, mass]) => ({ bean, mass, percent: null, lot: null, bean_order: null }));
  list.follow(value, null, 'ko');
  list.put(list.rows(), list.ids());
  const edit = createRowsEdit({
    ...{ list, field: blend, columns: itemsOf(blend), client: new QueryClient() },
    names: () => ({ locale: 'ko', code: String, ref: String, text: String }),
    hold: vi.fn(),
    say: vi.fn(),
    focus: vi.fn(),
    rest: vi.fn(),
  });
  const all = (name: string) => list.rows().map((row: Row) => row[name]);
  return { list, edit, ids: list.ids(), all };
}
afterEach(() => questions.set([]));
const said = () => questions.get().map(({ title, text }) => [title, text]);

describe('a share that is typed', () => {
  it('counts from how the rows stood before its first key, whatever keys come', () => {
    const { edit, ids, all } = open([1, 6000], [2, 3000], [3, 1000]);
    for (const share of [1000, 100, null, 500]) edit.share(ids[0] ?? '', 'percent', share);
    expect(all('mass')).toEqual([5000, 3750, 1250]);
    expect(all('percent')).toEqual([500, 375, 125]);
    edit.leave(ids[0] ?? '', 'percent');
    edit.share(ids[1] ?? '', 'percent', 750);
    expect(all('mass')).toEqual([2000, 7500, 500]);
  });
  it('changes nothing and says why where it cannot be, until it is left', () => {
    const { list, edit, ids, all } = open([1, 6000], [2, 4000]);
    const [id = ''] = ids;
    const why = () => list.line(id).faults.map(({ key }) => key);
    edit.share(id, 'percent', 1001);
    expect([why(), all('mass')]).toEqual([['field_maxValue'], [6000, 4000]]);
    edit.share(id, 'percent', '반');
    expect(why()).toEqual(['field_NaN']);
    edit.share(id, 'percent', 500);
    expect([why(), all('mass')]).toEqual([[], [5000, 5000]]);
    edit.share(id, 'percent', -1);
    edit.leave(id, 'percent');
    expect([why(), all('mass')]).toEqual([[], [6000, 4000]]);
  });
  it('leaves what cannot be read as it was typed', () => {
    const { edit, ids, all } = open([1, 6000], [2, null]);
    edit.set(ids[1] ?? '', 'mass', '열둘');
    edit.share(ids[0] ?? '', 'percent', 500);
    expect(all('mass')).toEqual([3000, '열둘']);
  });
  it('needs a sum', () => {
    const { list, edit, ids } = open([1, null], [2, null]);
    edit.share(ids[0] ?? '', 'percent', 500);
    expect(list.line(ids[0] ?? '').faults).toMatchObject([{ name: 'percent', key: 'rows_share_sum' }]);
  });
});

describe('what tells rows apart', () => {
  it('is not chosen twice: it is said, and the choice is taken back', () => {
    const { edit, ids, all } = open([1, 10], [2, 10]);
    expect(edit.set(ids[1] ?? '', 'bean', 1)).toBe(2);
    expect(all('bean')).toEqual([1, 2]);
    expect(said()).toEqual([['bean_add', 'bean_exist']]);
  });
  it('goes from pasted rows that repeat it, and nothing else of them does', async () => {
    const { edit, ids, all } = open([1, 10], [2, 10]);
    expect(edit.paste(ids[1] ?? '', 'bean', '1\t30\n3\t40\n3\t50')).toBe(true);
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect([all('bean'), all('mass')]).toEqual([
      [1, null, 3, null],
      [10, 300, 400, 500],
    ]);
  });
  it('goes from a row that is brought back while another one has it', () => {
    const { edit, ids, all } = open([1, 10], [2, 10]);
    edit.remove(ids[1] ?? '');
    edit.set(ids[0] ?? '', 'bean', 2);
    expect(said()).toEqual([]);
    shownToast.get()?.action?.run();
    expect([all('bean'), all('mass')]).toEqual([
      [2, null],
      [10, 10],
    ]);
    expect(said()).toHaveLength(1);
  });
});

it('what the server keeps in a row is no column', () => {
  expect(itemsOf(blend).map(({ name }) => name)).toEqual(['bean', 'mass', 'percent']);
});
