import { expect, it } from 'vitest';
import { spread } from './shares.ts';

it('a mass is taken from one after the other of what is there', () => {
  expect(spread(50, [30, 30, 30])).toEqual({ parts: [30, 20, 0], open: 0 });
  expect(spread(50, [30, 0, -5, 10])).toEqual({ parts: [30, 0, 0, 10], open: 10 });
  expect(spread(50, [])).toEqual({ parts: [], open: 50 });
  expect(spread(0, [30])).toEqual({ parts: [0], open: 0 });
});
