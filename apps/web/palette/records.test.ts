import { userBrewingDefaultScreen } from '@hanjan/model/user/brewing_default.ts';
import { userBrewingResultScreen } from '@hanjan/model/user/brewing_result.ts';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { expect, it } from 'vitest';
import { besideOf } from './records.ts';

it('records are told apart by their day, and days by what they were about', () => {
  expect(besideOf(userCupnoteScreen)).toBe('cupnote_date');
  expect(besideOf(userBrewingResultScreen)).toBe('brewing_coffee');
  expect(besideOf(userBrewingDefaultScreen)).toBeUndefined();
});
