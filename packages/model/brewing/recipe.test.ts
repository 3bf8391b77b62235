import { expect, it } from 'vitest';
import { userBrewingDefault } from '../user/brewing_default.ts';
import { userBrewingResult } from '../user/brewing_result.ts';
import { saidBy } from './recipe.ts';

it('a recipe says everything of a brew but what is its own', () => {
  const recipe = {
    brewing_seq: 3,
    brewing_name: 'Morning',
    brewing_type: 'SWT',
    brewing_bean_mass: 200,
    brewing_step_use: true,
    brewing_step1_term: 30_000,
    brewing_step1_mass: 800,
    brewing_result_total: 800,
    brewing_start_time: '2026-11-20T05:28:05.000Z',
    brewing_public: true,
    brewing_default_memo: '뚜껑을 덮는다',
    version: 4,
  };
  const said = saidBy(recipe, userBrewingDefault, userBrewingResult);
  expect(said).toMatchObject({ brewing_type: 'SWT', brewing_bean_mass: 200, brewing_step1_mass: 800 });
  expect(said).toMatchObject({ brewing_step2_mass: null, brewing_water: null, brewing_step_use: true });
  for (const own of ['brewing_seq', 'brewing_start_time', 'brewing_public', 'brewing_default_memo'])
    expect(said).not.toHaveProperty(own);
  for (const other of ['brewing_name', 'brewing_result_total', 'brewing_satis', 'version'])
    expect(said).not.toHaveProperty(other);
});

it('a brew says everything of a recipe but its name and what belongs to that one cup', () => {
  const brew = {
    brewing_result_seq: 9,
    brewing_seq: 3,
    brewing_coffee: '아리차',
    brewing_start_time: '2026-11-20T05:28:05.000Z',
    brewing_type: 'DRP',
    brewing_step1_term: 33_400,
    brewing_result_total: 800,
    brewing_satis: 8,
    brewing_public: true,
    brewing_default_memo: '조금 썼다',
  };
  const said = saidBy(brew, userBrewingResult, userBrewingDefault);
  expect(said).toMatchObject({ brewing_type: 'DRP', brewing_step1_term: 33_400, brewing_step2_term: null });
  for (const own of Object.keys(brew).filter((name) => !['brewing_type', 'brewing_step1_term'].includes(name)))
    expect(said).not.toHaveProperty(own);
  expect(said).not.toHaveProperty('brewing_name');
});
