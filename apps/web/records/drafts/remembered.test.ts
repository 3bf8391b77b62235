import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { remembered, rememberLast } from './remembered.ts';

const place = { owner: 'me', org: null, screen: 'user_cupnote' };

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf());
});

it('a new record begins like the last one, at first as the definition says', () => {
  expect(remembered(place, userCupnote)).toEqual({ cupnote_place: 'HOME' });
  rememberLast(place, userCupnote, { cupnote_place: 'CAFE', cupnote_name: '아리차' });
  expect(remembered(place, userCupnote)).toEqual({ cupnote_place: 'CAFE' });
  rememberLast(place, userCupnote, { cupnote_place: null });
  expect(remembered(place, userCupnote)).toEqual({ cupnote_place: 'CAFE' });
});

it('nobody begins like somebody else, and what makes no sense is left out', () => {
  rememberLast(place, userCupnote, { cupnote_place: 'CAFE' });
  expect(remembered({ ...place, owner: 'other' }, userCupnote)).toEqual({ cupnote_place: 'HOME' });
  localStorage.setItem('hanjan.last.me..user_cupnote', JSON.stringify({ cupnote_place: 7 }));
  expect(remembered(place, userCupnote)).toEqual({ cupnote_place: 'HOME' });
});
