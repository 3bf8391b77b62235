import { describe, expect, it } from 'vitest';
import { bucketsOf } from './bucket.ts';

const SECOND = 1_000;
/** Five at once, then one a second. */
const rate = { burst: 5, count: 60, perMs: 60 * SECOND };
const takes = (buckets: ReturnType<typeof bucketsOf>, who: string, times: number, now: number) =>
  Array.from({ length: times }, () => buckets.take(who, now));

describe('a bucket', () => {
  it('gives so many at once, then says how long to wait', () => {
    const buckets = bucketsOf(rate);
    expect(takes(buckets, 'a', 5, 0)).toEqual([0, 0, 0, 0, 0]);
    expect(takes(buckets, 'a', 2, 0)).toEqual([1, 1]);
    expect(takes(buckets, 'b', 1, 0)).toEqual([0]);
  });
  it('fills up at its pace, and no further than it was', () => {
    const buckets = bucketsOf(rate);
    takes(buckets, 'a', 5, 0);
    expect(takes(buckets, 'a', 3, 2 * SECOND)).toEqual([0, 0, 1]);
    expect(takes(buckets, 'a', 6, 1_000 * SECOND)).toEqual([0, 0, 0, 0, 0, 1]);
  });
  it('that is empty is not made emptier by asking', () => {
    const buckets = bucketsOf(rate);
    takes(buckets, 'a', 500, 0);
    expect(buckets.take('a', SECOND)).toBe(0);
  });
  it('tells a longer wait in seconds', () => {
    const buckets = bucketsOf({ burst: 1, count: 60, perMs: 3_600 * SECOND });
    takes(buckets, 'a', 1, 0);
    expect(buckets.take('a', SECOND)).toBe(59);
  });
});

it('no more buckets are remembered than there is room for: the one unused for longest goes', () => {
  const buckets = bucketsOf({ ...rate, burst: 1 }, 2);
  for (const who of ['a', 'b']) buckets.take(who, 0);
  expect(buckets.take('b', 0)).toBe(1);
  buckets.take('c', 0);
  expect([buckets.take('c', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([1, 1, 0]);
});
