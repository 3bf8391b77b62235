import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '../drafts/draft.ts';

const page = vi.hoisted(() => ({
  ...{ navigate: vi.fn(), markDraft: vi.fn(), drafts: [] as Draft[] },
  ...{ person: null as { user_uuid: string } | null, known: Promise.resolve() },
}));
vi.mock('wouter', () => ({ useLocation: () => ['', page.navigate] }));
vi.mock('../drafts/open_keepers.ts', () => ({ markDraft: page.markDraft }));
vi.mock('../drafts/store.ts', () => ({ drafts: { of: () => page.drafts } }));
vi.mock('../../base/session/session.ts', () => ({ currentPerson: () => page.person, whenKnown: () => page.known }));
const { draftWith, useNewRecord } = await import('./new_record.ts');

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
const NOTE = { name: 'user_cupnote', path: '/user/usernote/coffeenote/write' };
const fields = { cupnote_flavor_list: ['PEACH', 'HONEY'], cupnote_flavor_wheel_use: true };
const typed = { cupnote_flavor_list: ['PEACH', 'HONEY'] };

describe('a record that was begun with the work at a chart', () => {
  it('is gone on with, also when more was written into it', () => {
    const other = draft('other', { cupnote_flavor_list: ['PEACH'], cupnote_name: 'Huila' });
    const begun = draft('begun', { ...typed, cupnote_name: 'Huila' });
    expect(draftWith([other, begun], NOTE, fields)).toBe(begun);
  });
  it('is none that was begun otherwise, is stored already or of something else', () => {
    const others = [
      draft('empty', {}),
      draft('order', { cupnote_flavor_list: ['HONEY', 'PEACH'] }),
      draft('changed', { ...typed, cupnote_flavor_wheel_use: false }),
      draft('stored', typed, { key: 7 }),
      draft('elsewhere', typed, { screen: 'user_equip' }),
    ];
    expect(draftWith(others, NOTE, fields)).toBeNull();
  });
  it('is none when nothing was done at the chart', () => {
    expect(draftWith([draft('empty', {})], NOTE, {})).toBeNull();
  });
  it('is looked for once it is known who writes it', async () => {
    const begun = draft('begun', typed);
    let know = () => {};
    Object.assign(page, { drafts: [begun], known: new Promise<void>((done) => (know = done)) });
    const opened = useNewRecord(NOTE, 'flavorwheel')(fields);
    page.person = { user_uuid: 'jiwoo' };
    know();
    await opened;
    expect(page.markDraft).toHaveBeenCalledExactlyOnceWith('begun');
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/user/usernote/coffeenote/write?from=flavorwheel');
  });
});
