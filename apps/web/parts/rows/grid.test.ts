import { describe, expect, it } from 'vitest';
import { gridOf } from './grid.ts';

describe('a copied piece of a spreadsheet', () => {
  it('is rows on lines and cells between tabs, whatever ends a line', () => {
    expect(gridOf('케냐\t1,200\n브라질\t800\n')).toEqual([
      ['케냐', '1,200'],
      ['브라질', '800'],
    ]);
    expect(gridOf('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
  it('keeps empty cells and empty rows', () => {
    expect(gridOf('a\t\tb\n\nc\t')).toEqual([['a', '', 'b'], [''], ['c', '']]);
    expect(gridOf('\ta')).toEqual([['', 'a']]);
  });
  it('reads what is in quotes as one cell', () => {
    expect(gridOf('"한 줄\n두 줄"\t"그는 ""좋다""고"\tx')).toEqual([['한 줄\n두 줄', '그는 "좋다"고', 'x']]);
  });
  it('takes a quote that nothing ends for what it is', () => {
    expect(gridOf('5" 체\t"a\nb')).toEqual([['5" 체', '"a'], ['b']]);
  });
  it('is one cell of a word, and of nothing', () => {
    expect([gridOf('1,234.5 g'), gridOf('123\n'), gridOf('')]).toEqual([[['1,234.5 g']], [['123']], [['']]]);
  });
});
