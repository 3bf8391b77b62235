import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnsFor } from './turns.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Work that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = vi.fn(() => promise);
  return { begin, end: () => resolve() };
}

it('so much of one person is under way at once; the rest follows in its order, and others do not wait', async () => {
  const turns = turnsFor(2);
  const all = Array.from({ length: 4 }, work);
  const begun = () => all.map(({ begin }) => begin.mock.calls.length);
  const taken = all.map(({ begin }) => turns.take('a', begin));
  await turnOfLoop();
  expect(begun()).toEqual([1, 1, 0, 0]);
  expect(await turns.take('b', async () => 'done')).toBe('done');
  all[1]?.end();
  await turnOfLoop();
  expect(begun()).toEqual([1, 1, 1, 0]);
  for (const { end } of all) end();
  await Promise.all(taken);
  expect(begun()).toEqual([1, 1, 1, 1]);
});

it('work that fails gives its turn on', async () => {
  const turns = turnsFor(1);
  const failed = turns.take('a', async () => {
    throw new Error('no');
  });
  const next = turns.take('a', async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

it('a line that does not move is left, and one that is too long is not joined: 503 with when to come again', async () => {
  const turns = turnsFor(1);
  const busy = { status: 503, code: 'busy_text', details: { headers: { 'Retry-After': '2' } } };
  const first = work();
  const taken = turns.take('a', first.begin);
  const waiting = Array.from({ length: 64 }, () => turns.take('a', async () => undefined));
  const left = Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject(busy)));
  await expect(turns.take('a', async () => undefined)).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(4_000);
  await left;
  first.end();
  await taken;
  expect(await turns.take('a', async () => 'again')).toBe('again');
});
