import { describe, expect, it } from 'vitest';
import { grouped } from './numbers.ts';

describe('a number that is shown', () => {
  it('has its thousands apart and keeps its decimals and its sign', () => {
    const shown = ['1000.0', '10000000.1', '12.34', '0.0', '−1234', '999'];
    expect(shown.map(grouped)).toEqual(['1,000.0', '10,000,000.1', '12.34', '0.0', '−1,234', '999']);
  });
  it('is a length of time as it was', () => {
    expect(['0:30', '−1:05.3', '14:00:00.4'].map(grouped)).toEqual(['0:30', '−1:05.3', '14:00:00.4']);
  });
});
