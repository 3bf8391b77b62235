import { defineEntity, serial, text } from '@hanjan/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { createForm } from '../form/store.ts';

const cup = defineEntity({
  name: 'cup',
  scope: 'user',
  key: 'cup_seq',
  label: 'cup_name',
  fields: { cup_seq: serial({}), cup_name: text({ required: true, max: 300 }), place: text({ max: 300 }) },
});
const place = { owner: 'jiwoo', org: null, screen: 'cups', key: 7 };
const stored = { cup_seq: 7, cup_name: '케냐', place: '커핑룸' };

let device: Storage;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  device = storageOf();
  vi.stubGlobal('localStorage', device);
});

/** A tab of the same browser that opens the record: a program of its own on the same device. */
async function openTab() {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storageOf());
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', new EventTarget());
  const { createKeeper, draftToOpen, noteAttempt } = await import('./keeper.ts');
  const { attemptOf } = await import('./content.ts');
  const { drafts } = await import('./store.ts');
  const draft = draftToOpen(place);
  const form = createForm({ entity: cup, begin: stored, isNew: false });
  for (const [name, value] of Object.entries(draft?.values ?? {})) form.set(name, value);
  const keeper = createKeeper({
    form,
    place,
    draft,
    isSpent: false,
    stands: () => ({ key: 7, version: 3, name: '케냐' }),
  });
  return {
    form,
    keeper,
    drafts,
    noteAttempt,
    attemptOf,
    end: keeper.begin(),
    goAway: () => events.dispatchEvent(new Event('pagehide')),
  };
}
const kept = () =>
  Array.from({ length: device.length }, (_, i) => JSON.parse(device.getItem(device.key(i) ?? '') ?? '').values);

describe('what is typed', () => {
  it('is kept a moment later, once for many keys', async () => {
    const { form } = await openTab();
    const write = vi.spyOn(device, 'setItem');
    for (const typed of ['케', '케냐', '케냐 ', '케냐 A']) form.type('cup_name', typed);
    expect(kept()).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(kept()).toEqual([{ cup_name: '케냐 A' }]);
    expect(write).toHaveBeenCalledTimes(1);
  });
  it('is kept while the page goes, and not written again for nothing', async () => {
    const { form, goAway } = await openTab();
    form.type('cup_name', '케냐 AA');
    goAway();
    expect(kept()).toEqual([{ cup_name: '케냐 AA' }]);
    const write = vi.spyOn(device, 'setItem');
    form.leave('cup_name');
    vi.advanceTimersByTime(300);
    goAway();
    expect(write).not.toHaveBeenCalled();
  });
  it('goes when it is saved, when it is taken back and when it is thrown away', async () => {
    const { form, keeper, end } = await openTab();
    for (const finish of [() => form.rebase(form.values()), () => form.set('place', '커핑룸')]) {
      form.set('place', '집');
      keeper.flush();
      expect(kept()).toEqual([{ place: '집' }]);
      finish();
      expect(kept()).toEqual([]);
      form.rebase(stored);
    }
    form.set('place', '집');
    keeper.discard();
    end();
    expect(kept()).toEqual([]);
  });
  it('stays when the form is left', async () => {
    const { form, end } = await openTab();
    form.set('place', '집');
    end();
    expect(kept()).toEqual([{ place: '집' }]);
  });
  it('is kept with the save that is sent, before it is sent', async () => {
    const { form, noteAttempt } = await openTab();
    form.set('place', '집');
    noteAttempt(form, { payload: '{}', key: 'k' });
    const [draft] = (await openTab()).drafts.of('jiwoo');
    expect(draft).toMatchObject({ values: { place: '집' }, attempt: { payload: '{}', key: 'k' } });
  });
});

describe('two tabs', () => {
  it('go on with one draft side by side', async () => {
    const one = await openTab();
    one.form.set('place', '집');
    one.keeper.flush();
    const two = await openTab();
    expect(two.form.values()).toMatchObject({ place: '집' });
    two.form.set('cup_name', '둘째');
    two.keeper.flush();
    expect(kept()).toEqual([{ cup_name: '둘째', place: '집' }]);
    one.form.set('cup_name', '첫째');
    one.keeper.flush();
    expect(kept()).toEqual([
      { cup_name: '둘째', place: '집' },
      { cup_name: '첫째', place: '집' },
    ]);
  });
  it('take away only what is their own', async () => {
    const one = await openTab();
    one.form.set('place', '집');
    one.keeper.flush();
    const two = await openTab();
    two.form.set('cup_name', '둘째');
    two.keeper.flush();
    one.keeper.discard();
    one.end();
    expect(kept()).toEqual([{ cup_name: '둘째', place: '집' }]);
  });
  it('keep no copy of what one of them has saved', async () => {
    const one = await openTab();
    one.form.set('place', '집');
    one.keeper.flush();
    const two = await openTab();
    expect(two.keeper.id()).toBe(one.keeper.id());
    one.form.rebase(one.form.values());
    expect(kept()).toEqual([]);
  });
  it('keep what one of them has only taken back', async () => {
    const one = await openTab();
    one.form.set('place', '집');
    one.keeper.flush();
    await openTab();
    one.form.set('place', '커핑룸');
    expect(kept()).toEqual([{ place: '집' }]);
  });
});
