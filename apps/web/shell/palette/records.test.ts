import { cafeCoffeebeanScreen } from '@hanjan/model/cafe/coffeebean.ts';
import { menuOf } from '@hanjan/model/menu.ts';
import { expect, it } from 'vitest';
import type { Recent } from '../../records/recent/recent.ts';
import { placesOf, recentEntries } from './records.ts';

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
