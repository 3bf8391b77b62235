import type { ImportFault } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { byRow, faultFinder, faultsCsv } from './faults.ts';

const fault = (row: number, name: string, typed = ''): ImportFault => ({
  row,
  name,
  head: name.toUpperCase(),
  typed,
  key: 'field_NaN',
  args: {},
  description: '숫자만 적어 주세요.',
});

describe('what is wrong with a file', () => {
  const faults = [fault(9, 'b'), fault(2, 'a', '구십'), fault(9, 'a'), fault(1, 'c')];

  it('stands row by row from the top, the first of them first', () => {
    expect(byRow(faults).map(({ row, faults: of }) => [row, of.map(({ name }) => name)])).toEqual([
      [1, ['c']],
      [2, ['a']],
      [9, ['b', 'a']],
    ]);
    expect(byRow([])).toEqual([]);
  });

  it('is found by its cell, the first of several', () => {
    const find = faultFinder([...faults, fault(2, 'a', 'later')]);
    expect(find(2, 'a')?.typed).toBe('구십');
    expect(find(2, 'b')).toBeUndefined();
    expect(find(29, 'a')).toBeUndefined();
  });

  it('is a table that a spreadsheet reads and never calculates', () => {
    const csv = faultsCsv([fault(3, 'a', '=1+1'), fault(4, 'b', '말 "안" 됨, 둘\n셋')], ['행', '열', '값', '무엇']);
    expect(csv).toBe(
      '행,열,값,무엇\r\n' + "3,A,'=1+1,숫자만 적어 주세요.\r\n" + '4,B,"말 ""안"" 됨, 둘\n셋",숫자만 적어 주세요.\r\n',
    );
    expect(faultsCsv([], ['행', '열', '값', '무엇'], '더 있습니다')).toBe('행,열,값,무엇\r\n,,,더 있습니다\r\n');
  });
});
