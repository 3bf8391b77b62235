import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { lastOf } from './last_narrowed.ts';

describe('what a list was narrowed by last', () => {
  it('comes back as it was stored', () => {
    const query = '?searchSelect=cupnote_place:HOME&orderType=cupnote_name.asc';
    expect(lastOf(query, userCupnoteScreen)).toMatchObject({
      query,
      state: { filters: { cupnote_place: ['HOME'] }, orderType: 'cupnote_name.asc', page: 1 },
    });
    expect(lastOf('?searchTitle=%EA%B2%8C%EC%9D%B4%EC%83%A4', userCupnoteScreen)?.state.searchTitle).toBe('게이샤');
  });
  it.each([null, 7, '', '?', '?orderType=cupnote_name.asc', '?searchSelect=gone:1', '?page=3'])(
    'is nothing where %j was stored',
    (stored) => {
      expect(lastOf(stored, userCupnoteScreen)).toBeNull();
    },
  );
});
