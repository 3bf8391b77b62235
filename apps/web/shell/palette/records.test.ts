import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { menuOf } from '@hanjan/model/menu.ts';
import { roasterRoastingInventoryScreen } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { userBrewingDefaultScreen } from '@hanjan/model/user/brewing_default.ts';
import { userBrewingResultScreen } from '@hanjan/model/user/brewing_result.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { expect, it } from 'vitest';
import type { Recent } from '../../records/recent/recent.ts';
import { besideOf, placesOf, recentEntries } from './records.ts';

it('records are told apart by their day, and days by what they were about', () => {
  expect(besideOf(userCupnoteScreen)).toBe('cupnote_date');
  expect(besideOf(userBrewingResultScreen)).toBe('brewing_coffee');
  expect(besideOf(roasterRoastingInventoryScreen)).toBe('roasting_result_date');
  expect(besideOf(userBrewingDefaultScreen)).toBeUndefined();
});

it('what was seen lately is offered in the same role in the same organisation alone', () => {
  const names = { ko: '케냐', en: 'Kenya' };
  const seen: Recent = { screen: 'cafe_coffeebean', org: 7, role: 'MNG', id: '3', names };
  const offered = (auth_seq: number, user_auth: 'MNG' | 'BARISTA') => {
    const actor = { user_seq: 1, user_type: 'USER', cafe: { auth_seq, user_auth } } as const;
    return recentEntries([seen], placesOf(actor, menuOf(actor), [cafeCoffeebeanScreen])).map(({ to }) => to);
  };
  expect(offered(7, 'MNG')).toEqual(['/cafe/coffeebean/default/3']);
  expect([offered(7, 'BARISTA'), offered(8, 'MNG')]).toEqual([[], []]);
});
