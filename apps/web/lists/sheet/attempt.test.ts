import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { attemptFor, printOf, settle } from './attempt.ts';

const keyFor = (of: string) => attemptFor(of).key;

beforeEach(() => void vi.stubGlobal('localStorage', storageOf()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a file keeps the key of a save until it is known how that ended', () => {
  const first = keyFor('a');
  expect([keyFor('b') === first, keyFor('a')]).toEqual([false, first]);
  settle('b');
  expect(keyFor('a')).toBe(first);
  settle('a');
  expect(keyFor('a')).not.toBe(first);
});

it('a file keeps what was confirmed with it; what is confirmed anew is another save', () => {
  const first = keyFor('a');
  const sure = attemptFor('a', { stock_short: [1] });
  expect(sure.key).not.toBe(first);
  expect([attemptFor('a'), attemptFor('a', { stock_short: [1] })]).toMatchObject([
    { key: sure.key, confirm: { stock_short: [1] } },
    { key: sure.key },
  ]);
  expect(attemptFor('a', { stock_short: [2] }).key).not.toBe(sure.key);
  settle('a');
  expect(attemptFor('a').confirm).toBeUndefined();
});

it('a key that the server has forgotten is none', () => {
  vi.useFakeTimers();
  const first = keyFor('a');
  vi.advanceTimersByTime(8 * 24 * 60 * 60 * 1000);
  expect(keyFor('a')).not.toBe(first);
});

it('what another version kept is passed over', () => {
  localStorage.setItem('hanjan.imports', '{"a":1}');
  expect(keyFor('a')).toBe(keyFor('a'));
});

it('files are told apart by every byte and their order', () => {
  const texts = ['', '\0', 'a', 'b', 'ab', 'ba', '노트 1', '노트 2', 'x'.repeat(1000), 'x'.repeat(1001)];
  const prints = texts.map((text) => printOf(new TextEncoder().encode(text)));
  expect(new Set(prints).size).toBe(texts.length);
  expect(printOf(new TextEncoder().encode('노트 1'))).toBe(prints[6]);
});
