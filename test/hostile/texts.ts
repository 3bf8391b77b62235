import type { Hostile, Sent } from './table.ts';

/** What is no text at all. */
const NO_TEXTS: readonly Sent[] = [
  0,
  7,
  1e308,
  true,
  false,
  {},
  { length: 5 },
  ['abc'],
  [['abc']],
  { toString: 'abc' },
].map((value) => ({ value, fault: 'field_text' }));
/** What is a text and cannot be kept as it is. */
const UNSTORABLE: readonly Sent[] = ['abc\u0000', '\u0000', 'abc\ud800', '\udc00abc', 'ab\ud83d\ud83d'].map(
  (value) => ({
    value,
    fault: 'field_text',
  }),
);
/** What is empty: not-a-number and infinity become null on their way. */
const EMPTY: readonly Sent[] = [null, '', [], Number.NaN, Number.POSITIVE_INFINITY].map((value) => ({
  value,
  fault: null,
  kept: null,
}));

/** Marks on one letter: more than are read, and so many that putting them in order would take seconds. */
const RUN = `a${'\u0301\u0316'.repeat(16)}`;
const LONG_RUN = `a${'\u0301\u0316'.repeat(30_000)}`;
/** As many marks as a letter may have, on many letters. */
const RUNS = `a${'\u0301\u0316'.repeat(15)}`.repeat(4);
const MARKED: readonly Sent[] = [RUN, `가${RUN}`, LONG_RUN, `${'x'.repeat(400)}${RUN}`].map((value) => ({
  value,
  fault: 'field_marks',
}));

const NFD = '한글 커피'.normalize('NFD');
const RTL = 'abc\u202edef قهوة';
const EMOJI = '👩🏽‍🌾☕️👍🏿';
const MARKUP = `<img src=x onerror=alert(1)>'"; DROP TABLE dev_kind; --`;
const good = (value: string): Sent => ({ value, fault: null });

export const text: Hostile = {
  field: 'k_text',
  typed: [
    { typed: 'abc', shows: 'abc', fault: null, value: 'abc' },
    { typed: 'ab', shows: 'ab', fault: 'field_minLength' },
    { typed: '가', shows: '가', fault: null, value: '가' },
    { typed: '가'.repeat(100), shows: '가'.repeat(100), fault: null },
    { typed: `${'가'.repeat(100)}a`, shows: `${'가'.repeat(100)}a`, fault: 'field_maxLength' },
    { typed: '   ', shows: '', fault: null, value: null },
    { typed: '  abc  ', shows: '  abc  ', fault: null, value: '  abc  ' },
    { typed: NFD, shows: '한글 커피', fault: null, value: '한글 커피' },
    { typed: RTL, shows: RTL, fault: null, value: RTL },
    { typed: EMOJI, shows: EMOJI, fault: null, value: EMOJI },
    { typed: MARKUP, shows: MARKUP, fault: null, value: MARKUP },
    { typed: '예가체프\t1,234.5\r\n시다모\t2', shows: '예가체프\t1,234.5 시다모\t2', fault: null },
    { typed: RUN, shows: RUN, fault: 'field_marks' },
    { typed: '\u200b\u2060\u3164', shows: '\u200b\u2060\u3164', fault: null },
  ],
  sent: [
    ...NO_TEXTS,
    ...UNSTORABLE,
    ...MARKED,
    ...EMPTY,
    { value: 'ab', fault: 'field_minLength' },
    { value: 'é', fault: 'field_minLength' },
    ...['abc', '   ', 'a\tb\nc\r\n', NFD, RTL, EMOJI, MARKUP, '1e400', 'NaN', '__proto__', RUNS, 'a'.repeat(300)].map(
      good,
    ),
    { value: 'a'.repeat(301), fault: 'field_maxLength' },
    { value: '가'.repeat(101), fault: 'field_maxLength' },
    { value: '👍'.repeat(76), fault: 'field_maxLength' },
    { value: 'a'.repeat(200_000), fault: 'field_maxLength' },
  ],
};

const LINES = '예가체프\t1,234.5\n시다모\t2\n\n\t끝';

export const memo: Hostile = {
  field: 'k_memo',
  typed: [
    { typed: LINES, shows: LINES, fault: null, value: LINES },
    { typed: 'a\r\nb\rc', shows: 'a\nb\nc', fault: null, value: 'a\nb\nc' },
    { typed: '\n\n  \n', shows: '', fault: null, value: null },
    { typed: NFD, shows: '한글 커피', fault: null, value: '한글 커피' },
    { typed: RTL, shows: RTL, fault: null, value: RTL },
    { typed: EMOJI, shows: EMOJI, fault: null, value: EMOJI },
    { typed: MARKUP, shows: MARKUP, fault: null, value: MARKUP },
    { typed: 'a\n'.repeat(20_000), shows: 'a\n'.repeat(20_000), fault: null },
  ],
  sent: [
    ...NO_TEXTS,
    ...UNSTORABLE,
    ...MARKED,
    ...EMPTY,
    ...[LINES, 'a\r\nb', NFD, RTL, EMOJI, MARKUP, ' ', 'a'.repeat(1_000_000)].map(good),
    { value: 'a'.repeat(1_000_001), fault: 'field_maxLength' },
    { value: '가'.repeat(333_334), fault: 'field_maxLength' },
  ],
};
