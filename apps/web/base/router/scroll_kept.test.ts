import { beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { keepScroll, readScroll } from './scroll_kept.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
});

it('how far each page was seen is there again after a reload', () => {
  const places = new Map([
    [0, 120],
    [3, 0.5],
  ]);
  keepScroll(places);
  expect(readScroll()).toEqual(places);
});

it.each(['', '[', '7', '"a"', '{"0":1}', '[1]', '[null]', '[[1]]', '[["0",1]]', '[[0,null]]', '[[0,1,2]]'])(
  'what is kept as %s is left out',
  (text) => {
    sessionStorage.setItem('hanjan.scroll', text);
    expect(readScroll()).toEqual(new Map());
  },
);
