import { readingAt } from '@hanjan/roastlog/figures/at.ts';
import { expect, it } from 'vitest';
import { apartText } from '../numbers.ts';
import { logOfRecord, logOfTargets } from './below.ts';

it('the targets of a recipe are joined by straight lines', () => {
  const log = logOfTargets({
    ...{ roasting_target_charge: 20_000, roasting_target_turning_term: 60_000, roasting_target_turning_bean: 9000 },
    ...{ roasting_target_end_term: 600_000, roasting_target_end_bean: 21_000 },
  });
  expect(log && [0, 30, 60, 600].map((s) => readingAt(log.time, log.bean, s))).toEqual([200, 145, 90, 210]);
  expect(log?.marks).toMatchObject({ TP: { s: 60 }, FCs: null, DROP: { s: 600 } });
});

it('times or one temperature alone are no line', () => {
  expect(logOfTargets({ roasting_target_end_term: 600_000, roasting_target_dtr: 200 })).toBeNull();
  expect(logOfTargets({ roasting_target_charge: 20_000 })).toBeNull();
});

it('a roast that is stored is drawn as it was noted', () => {
  const log = logOfRecord({ roasting_start_term: 0, roasting_start_bean: 20_000, end_term: 600_000, end_bean: 21_000 });
  expect(readingAt(log.time, log.bean, 300)).toBe(205);
});

it('a difference has a sign and no zero of its own', () => {
  expect([apartText(2.5, 'C'), apartText(-2.5, 'C'), apartText(2.5, 'F')]).toEqual(['+2.5', '−2.5', '+4.5']);
  expect([apartText(0.01, 'C'), apartText(null, 'C')]).toEqual(['0.0', '–']);
});
