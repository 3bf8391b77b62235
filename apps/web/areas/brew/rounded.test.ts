import { expect, it } from 'vitest';
import { roundedRecipe } from './rounded.ts';

const BREW = {
  brewing_type: 'DRP',
  brewing_step_use: true,
  brewing_mass: 3000,
  brewing_term: 169_500,
  brewing_start_mass: 404,
  brewing_step1_term: 62_100,
  brewing_step1_mass: 1616,
  brewing_step2_term: null,
  brewing_step_end_term: 169_500,
};

it('a recipe made of a brew has whole seconds, and whole grams that its amount is the sum of', () => {
  expect(roundedRecipe(BREW)).toEqual({
    ...BREW,
    brewing_mass: 2020,
    brewing_term: 170_000,
    brewing_start_mass: 400,
    brewing_step1_term: 62_000,
    brewing_step1_mass: 1620,
    brewing_step_end_term: 170_000,
  });
});

it('of an espresso, and of what is poured at once, the masses stay as they were weighed', () => {
  const shot = { ...BREW, brewing_type: 'ESP' };
  expect(roundedRecipe(shot)).toMatchObject({ brewing_mass: 3000, brewing_start_mass: 404, brewing_term: 170_000 });
  const whole = { brewing_type: 'DRP', brewing_mass: 3004, brewing_term: 62_400, brewing_step_use: false };
  expect(roundedRecipe(whole)).toEqual({ ...whole, brewing_term: 62_000 });
});

it('what was not said stays unsaid', () => {
  expect(roundedRecipe({ brewing_step_use: true, brewing_step1_term: null })).toEqual({
    brewing_step_use: true,
    brewing_step1_term: null,
    brewing_mass: null,
  });
});
