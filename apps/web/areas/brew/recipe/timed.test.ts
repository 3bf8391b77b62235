import type { Names } from '@hanjan/core';
import { cafeBrewingDefault } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { userBrewingDefault } from '@hanjan/model/user/brewing_default.ts';
import { userBrewingResult } from '@hanjan/model/user/brewing_result.ts';
import { beforeAll, expect, it } from 'vitest';
import { provideDefinitions } from '../../../../../test/harness/areas.ts';
import { loadScreen } from '../../../records/catalogue.ts';
import { brewsOf, recipesOf } from './pair.ts';
import { brewTitle, timedOf } from './timed.ts';

provideDefinitions();

beforeAll(() => Promise.all(['user_brewing_result', 'cafe_brewing_today'].map(loadScreen)));

it('brews and their recipes find each other', () => {
  expect(recipesOf(userBrewingResult)?.entity).toBe(userBrewingDefault);
  expect(brewsOf(userBrewingDefault)?.entity).toBe(userBrewingResult);
  expect(recipesOf(cafeBrewingResult)?.entity).toBe(cafeBrewingDefault);
  expect(brewsOf(cafeBrewingDefault)?.name).toBe('cafe_brewing_result');
  expect([recipesOf(userBrewingDefault), brewsOf(userBrewingResult)]).toEqual([undefined, undefined]);
});

it('only what was measured is written into a form, and nothing that follows from it', () => {
  const brewed = {
    brewing_coffee: 'Aricha',
    brewing_bean_mass: 200,
    brewing_start_time: '2026-11-20T05:28:05.000Z',
    brewing_start_mass: 400,
    brewing_step1_term: 31_200,
    brewing_step2_term: null,
    brewing_step_end_calc: 3200,
    brewing_result_total: 3200,
    brewing_step_use: true,
    brewing_term: 181_300,
  };
  expect(timedOf(userBrewingResult, brewed, { brewing_coffee: 'Aricha', brewing_bean_mass: 200 })).toEqual({
    brewing_start_time: '2026-11-20T05:28:05.000Z',
    brewing_start_mass: 400,
    brewing_step1_term: 31_200,
    brewing_step2_term: null,
    brewing_step_use: true,
    brewing_term: 181_300,
  });
});

it('what the scale showed of a brew without steps is written too; what nobody weighed stays as it is typed', () => {
  const brewed = { brewing_mass: 2870, brewing_step_use: false };
  const massAfter = (brewing_mass: number) => timedOf(userBrewingResult, brewed, { brewing_mass }).brewing_mass;
  expect([massAfter(3000), massAfter(2870)]).toEqual([2870, undefined]);
});

it.each([
  [{ brewing_coffee: 'Aricha', brewing_seq: 3, brewing_type: 'DRP' }, 'Aricha'],
  [{ brewing_seq: 3, brewing_type: 'DRP' }, 'Morning'],
  [{ brewing_coffee: null, brewing_type: 'DRP' }, 'Pour over'],
  [{ brewing_type: 'ETC', brewing_type_etc: 'Sock' }, 'Sock'],
  [{ brewing_type: 'ETC' }, ''],
  [{}, ''],
])('a brew is called by what is known of it', (row, title) => {
  const names = { ref: () => 'Morning', code: () => 'Pour over' } as unknown as Names;
  expect(brewTitle(userBrewingResult, row, names)).toBe(title);
});
