import { expect, it, vi } from 'vitest';
import { lastPassed, passedAt, untilNext } from './passed.ts';

vi.mock('../run/own_run.ts', () => ({ runAt: () => null }));
vi.mock('../run/store.ts', () => ({ brewRuns: {} }));
vi.mock('../run/main_timer.ts', () => ({ mainTimer: {} }));
vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));

const TERMS = { first: 30_000, second: 75_000, open: null, end: 180_000 };

it.each([
  ['before any', TERMS, 29_999, null],
  ['at its time', TERMS, 30_000, 'first'],
  ['until the next one', TERMS, 74_999, 'first'],
  ['over one that has none', TERMS, 179_999, 'second'],
  ['after the last one', TERMS, 9_000_000, 'end'],
  ['the last of several at once', { a: 5000, b: 5000 }, 6000, 'b'],
  ['in whatever order they stand', { end: 9000, first: 5000 }, 9000, 'end'],
  ['none where nothing is recorded', {}, 5000, null],
  ['none where nothing is known', { a: null }, 5000, null],
])('the field that was passed: %s', (_, terms, ms, field) => {
  expect(passedAt(terms, ms)).toBe(field);
});

it.each([
  ['before it', TERMS, 100_000, 179_999, null],
  ['when it is reached', TERMS, 179_900, 180_000, 180_000],
  ['when it is seen late', TERMS, 100_000, 9_000_000, 180_000],
  ['not where it had passed before the page was opened', TERMS, 180_000, 180_100, null],
  ['not where nothing is recorded', { a: null }, 0, 5000, null],
])('the last time is passed: %s', (_, terms, before, after, last) => {
  expect(lastPassed(terms, before, after)).toBe(last);
});

it.each([
  ['for the next time', TERMS, 29_700, 300],
  ['no longer than a second', TERMS, 30_000, 1000],
  ['for the nearest in whatever order they stand', { end: 9000, first: 5000 }, 4900, 100],
  ['after the last one', TERMS, 9_000_000, 1000],
  ['where nothing is recorded', { a: null }, 0, 1000],
])('it waits %s', (_, terms, ms, wait) => {
  expect(untilNext(terms, ms)).toBe(wait);
});
