import { expect, it } from 'vitest';
import { madeReference, referenceIn, sinceCharge } from './reference.ts';

const roast = {
  ...{ roasting_result_year: 2026, roasting_result_seq: 84 },
  ...{ roasting_start_term: 5000, roasting_start_bean: 20_000 },
  ...{ turning_term: 75_000, turning_bean: 9000, dried_term: null, first_start_term: 505_000, end_bean: 21_000 },
  ...{ roasting_end_term: 605_000, roasting_agtron: 55, roasting_loss: 143 },
};

it('a recipe takes over what was open in it, counted from the charge', () => {
  const recipe = { roasting_target_charge: 19_500, roasting_target_loss: null };
  expect(madeReference(recipe, roast)).toEqual({
    roasting_reference_year: 2026,
    roasting_reference_seq: 84,
    roasting_target_turning_term: 70_000,
    roasting_target_turning_bean: 9000,
    roasting_target_first_term: 500_000,
    roasting_target_end_term: 600_000,
    roasting_target_end_bean: 21_000,
    roasting_target_agtron: 55,
    roasting_target_loss: 143,
  });
});

it('a point before the charge is no target', () => expect(sinceCharge({ turning_term: -1000 }, 'turning')).toBeNull());

it('a roast is found by year and number, and by neither of them alone', () => {
  expect(referenceIn({ roasting_reference_year: 2026, roasting_reference_seq: 84 })).toEqual({
    roasting_result_year: 2026,
    roasting_result_seq: 84,
  });
  expect([referenceIn({ roasting_reference_year: 2026 }), referenceIn({})]).toEqual([null, null]);
});
