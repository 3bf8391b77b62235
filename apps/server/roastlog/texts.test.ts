import { FAULTS } from '@hanjan/roastlog/fault.ts';
import { PHASE_MARKS } from '@hanjan/roastlog/figures/phases.ts';
import { MARKS, NOTES, SOURCES } from '@hanjan/roastlog/log.ts';
import { PROGRAMS } from '@hanjan/roastlog/unsupported.ts';
import { describe, expect, it } from 'vitest';
import { hasText, textsFor } from '../http/texts.ts';

const LANGUAGES = ['ko', 'en'] as const;

describe('what a roast log has a key for has a text', () => {
  it.each([
    ['fault', FAULTS],
    ['note', NOTES],
    ['source', SOURCES],
    ['mark', MARKS],
    ['phase', Object.keys(PHASE_MARKS)],
  ])('%s', (what, keys) => expect(keys.filter((key) => !hasText(`roast_${what}_${key}`))).toEqual([]));

  it.each(LANGUAGES)('%s: each file that cannot be read has words of its own', (language) => {
    const text = textsFor(language);
    const texts = [...PROGRAMS, 'anything else'].map((program) => text('roast_fault_unsupported', { program }));
    expect(new Set(texts).size).toBe(PROGRAMS.length + 1);
  });

  it.each([
    ['ko', '읽지 못한 기록 2개를 뺐습니다.', '읽지 못한 기록 2개를 뺐습니다. 처음은 7행입니다.'],
    [
      'en',
      '2 records could not be read and were left out.',
      '2 records could not be read and were left out. The first is row 7.',
    ],
  ])('%s: a row is named where it is known', (language, without, named) => {
    const text = textsFor(language);
    expect(text('roast_note_rows_skipped', { count: 2 })).toBe(without);
    expect(text('roast_note_rows_skipped', { count: 2, row: 7 })).toBe(named);
  });

  it('marks that are out of order are named', () => {
    const args = { first: 'DRY', second: 'FCs' };
    expect(textsFor('ko')('roast_note_marks_out_of_order', args)).toContain('1차 크랙 시작 표시가 옐로우 표시보다');
    expect(textsFor('en')('roast_note_marks_out_of_order', args)).toContain(
      'first crack start is marked before dry end',
    );
  });
});
