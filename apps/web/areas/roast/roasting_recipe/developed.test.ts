import { expect, it } from 'vitest';
import { developedOf } from './developed.ts';

it('development is counted from the start of first crack to the drop, over the time from charge', () => {
  expect(developedOf({ first_start_term: 480_000, end_term: 600_000 })).toBe(200);
  expect(developedOf({ roasting_start_term: 30_000, first_start_term: 510_000, roasting_end_term: 630_000 })).toBe(200);
  expect(developedOf({ first_start_term: 500_000, end_term: 600_000 })).toBe(167);
});

it('is not told of what was not noted, or came the wrong way round', () => {
  expect(developedOf({ end_term: 600_000 })).toBeNull();
  expect(developedOf({ first_start_term: 480_000 })).toBeNull();
  expect(developedOf({ first_start_term: 480_000, end_term: 470_000 })).toBeNull();
  expect(developedOf({ first_start_term: 0, end_term: 0 })).toBeNull();
  expect(developedOf({ roasting_start_term: 500_000, first_start_term: 480_000, end_term: 600_000 })).toBeNull();
});
