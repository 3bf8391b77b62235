import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { columnsOf, fitColumns, meanOf, shapeOf } from './columns.ts';
import { periods, readDay } from './filter/period.ts';
import { pageLinks } from './paging.ts';

const columns = columnsOf(userCupnoteScreen, (name) => name.slice(8, 11));
const shown = (width: number) => fitColumns(columns, width).map(({ column: { name, mean } }) => (mean ? 'mean' : name));
const isPoint = (name: string) => name.endsWith('_point');

describe('columns of a list', () => {
  it('are all there when there is room, the mean after its scores', () => {
    const names = shown(1800);
    expect(names.filter((name) => name !== 'mean')).toEqual(userCupnoteScreen.list.columns);
    expect(names.indexOf('mean')).toBe(names.lastIndexOf('cupnote_acidity_point') + 1);
  });

  it('never take more than the width, and fill it', () => {
    for (let width = 200; width < 2000; width += 37) {
      const total = fitColumns(columns, width).reduce((sum, { width: px }) => sum + px, 0);
      expect(total).toBeLessThanOrEqual(width);
      expect(total).toBeGreaterThan(width - columns.length);
    }
  });

  it('go by importance: the label stays, the scores go together and leave their mean', () => {
    expect(shown(100)).toEqual(['cupnote_name']);
    const narrow = shown(704);
    expect(narrow).toContain('mean');
    expect(narrow.filter(isPoint)).toEqual([]);
    for (let width = 200; width < 2000; width += 37) expect([0, 6]).toContain(shown(width).filter(isPoint).length);
  });

  it('have a shape by what their field holds', () => {
    const { cupnote_date, cupnote_main, cupnote_flavor_list, cupnote_place, cupnote_body_point } =
      userCupnoteScreen.entity.fields;
    const fields = [cupnote_date, undefined, cupnote_main, cupnote_flavor_list, cupnote_place, cupnote_body_point];
    expect(fields.map(shapeOf)).toEqual(['date', 'date', 'flag', 'several', 'text', 'number']);
  });
});

describe('the mean of scores', () => {
  it('counts only those given', () => {
    expect(meanOf({ a: 9, b: null, c: 8, d: 8 }, ['a', 'b', 'c', 'd'])).toBe('8.3');
    expect(meanOf({ a: 0, b: null }, ['a', 'b'])).toBe('0.0');
    expect(meanOf({ a: null }, ['a', 'b'])).toBeNull();
  });
});

describe('links to pages', () => {
  it.each([
    [1, 1, 10, [1]],
    [1, 7, 10, [1, 2, 3, 4, 5, 6, 7]],
    [1, 200, 5, [1, 2, 3, 4, 5]],
    [100, 200, 5, [98, 99, 100, 101, 102]],
    [199, 200, 5, [196, 197, 198, 199, 200]],
    [1, 0, 5, []],
  ])('page %i of %i, %i links', (page, pages, links, expected) => {
    expect(pageLinks(page, pages, links)).toEqual(expected);
  });
});

describe('a period', () => {
  it('covers whole months, over the turn of a year', () => {
    const { period_this_month, period_last_month, period_three_months, period_this_year } = periods('2028-01-31');
    expect(period_this_month).toEqual({ from: '2028-01-01', to: '2028-01-31' });
    expect(period_last_month).toEqual({ from: '2027-12-01', to: '2027-12-31' });
    expect(period_three_months).toEqual({ from: '2027-11-01', to: '2028-01-31' });
    expect(period_this_year).toEqual({ from: '2028-01-01', to: '2028-12-31' });
  });

  it.each([
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2028년 2월', '2028-02-01', '2028-02-29'],
    ['2028', '2028-01-01', '2028-12-31'],
    ['2028.2.3', '2028-02-03', '2028-02-03'],
    ['20280203', '2028-02-03', '2028-02-03'],
    ['2028-13', undefined, undefined],
    ['2028-02-30', undefined, undefined],
    ['어제', undefined, undefined],
    ['', undefined, undefined],
  ])('is typed as %j', (typed, from, to) => {
    expect([readDay(typed, 'from'), readDay(typed, 'to')]).toEqual([from, to]);
  });
});
