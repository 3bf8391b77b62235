import type { Screen } from '@hanjan/core';
import { userCupnoteScreen as screen } from '@hanjan/model/user/cupnote.ts';
import { userEquipScreen } from '@hanjan/model/user/equip.ts';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../state/address.ts';
import { unreadIn } from './unread.ts';

// Without a language a text is its key.
const unread = (search: string, of: Screen = screen) => unreadIn(search, of, readAddress(search, of, 'desk'));

describe('what an address says in vain', () => {
  it('is nothing where all of it can be shown', () => {
    expect(unread('')).toEqual([]);
    expect(unread('?page=2&list_count=20&orderType=rgst_at.asc&columns=cupnote_date,edit_at&view=12')).toEqual([]);
    expect(unread('?searchSelect=cupnote_place:HOME|CAFE,cupnote_main:true&searchType=store_name')).toEqual([]);
    expect(unread('?columns=equip_name,equip_use', userEquipScreen)).toEqual([]);
  });

  it('is named: columns and filters that are no more, and values that no field holds', () => {
    expect(unread('columns=gone,cupnote_date,user_seq&searchSelect=old:1,cupnote_main:maybe')).toEqual([
      'gone',
      'user_seq',
      'old',
      'cupnote_main',
    ]);
  });

  it.each([
    ['page=-1', 'list_page_number'],
    ['page=1000000000', 'list_page_number'],
    ['page=1;drop', 'list_page_number'],
    ['list_count=7', 'list_page_size'],
    ['orderType=user_pass.desc', 'list_sort'],
    ['searchType=cupnote_desc', 'list_search'],
    ['view=-1', 'views'],
  ])('is called what it is: %s', (search, word) => expect(unread(search)).toEqual([word]));

  it('is not told at any length', () => {
    const many = Array.from({ length: 90 }, (_, nth) => `${nth}${'x'.repeat(500)}`).join();
    const told = unread(`columns=${many}`);
    expect([told.length, Math.max(...told.map((name) => name.length))]).toEqual([5, 40]);
  });
});
