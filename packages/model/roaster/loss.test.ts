import { expect, it } from 'vitest';
import { unusualLoss } from './loss.ts';

const roast = (roasting_loss: number | null, more = {}) =>
  unusualLoss({ roasting_step: 'DONE', greenbean_total_mass: 1000, roasting_mass: 850, roasting_loss, ...more });

it.each([
  [49, true],
  [50, false],
  [150, false],
  [300, false],
  [301, true],
  [999, true],
  [null, false],
])('a loss of %s is asked about: %s', (loss, isAsked) => expect(roast(loss) !== null).toBe(isAsked));

it('nothing is asked where nothing came out, or the roast was called off', () => {
  expect([roast(1000, { roasting_mass: 0 }), roast(1000, { roasting_mass: null })]).toEqual([null, null]);
  expect(roast(900, { roasting_step: 'CNCL' })).toBeNull();
});
