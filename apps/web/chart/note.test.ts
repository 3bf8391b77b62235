import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '../drafts/draft.ts';

vi.mock('wouter', () => ({ useLocation: () => [] }));
vi.mock('../drafts/keeper.ts', () => ({ markDraft: () => undefined }));
vi.mock('../session.ts', () => ({ currentPerson: () => null }));
const { draftWith } = await import('./note.ts');

const draft = (id: string, values: Draft['values'], more: Partial<Draft> = {}): Draft => ({
  id,
  owner: 'jiwoo',
  org: null,
  screen: 'user_cupnote',
  key: null,
  page: 'page',
  version: null,
  name: '',
  before: { cupnote_date: '2026-11-22', cupnote_flavor_wheel_use: true },
  values,
  typed: {},
  attempt: null,
  at: '2026-11-22T00:00:00Z',
  ...more,
});
const fields = { cupnote_flavor_list: ['PEACH', 'HONEY'], cupnote_flavor_wheel_use: true };
const typed = { cupnote_flavor_list: ['PEACH', 'HONEY'] };

describe('a note that was begun with the work at a chart', () => {
  it('is gone on with, also when more was written into it', () => {
    const other = draft('other', { cupnote_flavor_list: ['PEACH'], cupnote_name: 'Huila' });
    const begun = draft('begun', { ...typed, cupnote_name: 'Huila' });
    expect(draftWith([other, begun], fields)).toBe(begun);
  });
  it('is none that was begun otherwise, is stored already or of something else', () => {
    const others = [
      draft('empty', {}),
      draft('order', { cupnote_flavor_list: ['HONEY', 'PEACH'] }),
      draft('changed', { ...typed, cupnote_flavor_wheel_use: false }),
      draft('stored', typed, { key: 7 }),
      draft('elsewhere', typed, { screen: 'user_equip' }),
    ];
    expect(draftWith(others, fields)).toBeNull();
  });
  it('is none when nothing was done at the chart', () => {
    expect(draftWith([draft('empty', {})], {})).toBeNull();
  });
});
