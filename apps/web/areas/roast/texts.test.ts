import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { FAULTS } from '@hanjan/roastlog/fault.ts';
import { MARKS, NOTES, SOURCES } from '@hanjan/roastlog/log.ts';
import { PROGRAMS } from '@hanjan/roastlog/unsupported.ts';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const languages = { ko, en };
/** Whatever a fault or a note may name. */
const ARGS = {
  ...{
    max: 8,
    line: 3,
    column: 14,
    found: '__import__',
    row: 5,
    count: 12,
    kept: 900,
    of: 3945,
    unit: 'F',
    head: 'green (kg)',
  },
  ...{ why: 'hot', hottest: 410, said: 'C' },
  ...{ first: 'DROP', second: 'FCs', program: 'excel' },
};
const saying = (locale: keyof typeof languages) => {
  const i18n = setupI18n({ locale, messages: languages });
  i18n.setMessagesCompiler(compileMessageOrThrow);
  return (key: string, args: Readonly<Record<string, unknown>> = ARGS) => i18n._(key, args);
};

describe.each(['ko', 'en'] as const)('what is said of a log in %s', (locale) => {
  const say = saying(locale);
  it.each([
    ...FAULTS.map((key) => `roast_fault_${key}`),
    ...NOTES.map((key) => `roast_note_${key}`),
    'roast_gone',
    'roast_not_kept',
  ])('%s is whole sentences', (key) => {
    const text = say(key);
    expect(text).not.toBe(key);
    expect(text).toMatch(/^[^{}]+[.]$/);
    expect(/[가-힣]/.test(text)).toBe(locale === 'ko');
    expect(text).not.toMatch(/undefined|NaN/);
  });
  it('is another one for each program whose files cannot be read', () => {
    const texts = [...PROGRAMS, 'none that is known'].map((program) => say('roast_fault_unsupported', { program }));
    expect(new Set(texts).size).toBe(PROGRAMS.length + 1);
    for (const text of texts) expect(text).toMatch(/CSV|JSON|[.]alog|로그|log/);
  });
  it('names every mark and every program', () => {
    for (const name of [...MARKS.map((mark) => `roast_mark_${mark}`), ...SOURCES.map((one) => `roast_source_${one}`)])
      expect([name, Object.hasOwn(languages[locale], name)]).toEqual([name, true]);
    for (const first of MARKS) {
      const text = say('roast_note_marks_out_of_order', { first, second: 'COOL' });
      expect(text.toLowerCase()).toContain(say(`roast_mark_${first}`).toLowerCase());
    }
  });
});
