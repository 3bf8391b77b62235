import { describe, expect, it } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { createDrafts, isDraftName, MOST_DRAFTS } from './store.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');

const draft = (some: Partial<Draft> = {}): Draft => ({
  id: 'a',
  owner: 'jiwoo',
  org: null,
  screen: 'user_cupnote',
  key: null,
  page: 'tab',
  version: null,
  name: '예가체프',
  before: { cupnote_date: '2026-11-20' },
  values: { cupnote_name: '예가체프', cupnote_flavor_list: ['PEACH'] },
  typed: { outside_air: 'warm' },
  attempt: null,
  at: new Date(NOON).toISOString(),
  ...some,
});
const at = (time: number) => new Date(time).toISOString();
const idsOf = (drafts: readonly Draft[]) => drafts.map(({ id }) => id);

describe('a draft on the device', () => {
  it('comes back as it was', () => {
    const drafts = createDrafts(storageOfOnce(), () => NOON);
    const attempt = { payload: '{}', confirm: { stock_short: [{ key: 3 }] }, key: 'k' };
    for (const one of [draft(), draft({ id: 'b', org: 7, key: 12, version: 3, attempt })]) {
      expect(drafts.put(one)).toBe(true);
      expect(drafts.get(one.owner, one.id)).toEqual(one);
    }
  });
  it('is written over by what is typed further, and goes once it is saved', () => {
    const drafts = createDrafts(storageOfOnce(), () => NOON);
    drafts.put(draft());
    drafts.put(draft({ values: { cupnote_name: '시다모' } }));
    expect(drafts.of('jiwoo').map(({ values }) => values)).toEqual([{ cupnote_name: '시다모' }]);
    drafts.drop('jiwoo', 'a');
    expect(drafts.of('jiwoo')).toEqual([]);
  });
  it('stands in a list that is the same as long as nothing changes, the newest first', () => {
    const drafts = createDrafts(storageOfOnce(), () => NOON);
    for (const [id, time] of [
      ['old', NOON - DAY],
      ['new', NOON],
      ['older', NOON - 2 * DAY],
    ] as const)
      drafts.put(draft({ id, at: at(time) }));
    expect(idsOf(drafts.of('jiwoo'))).toEqual(['new', 'old', 'older']);
    expect(drafts.of('jiwoo')).toBe(drafts.of('jiwoo'));
    const before = drafts.of('jiwoo');
    drafts.put(draft({ id: 'old', at: at(NOON + 1) }));
    expect(drafts.of('jiwoo')).not.toBe(before);
    expect(idsOf(drafts.of('jiwoo'))).toEqual(['old', 'new', 'older']);
  });
});

describe('persons on one device', () => {
  it('see their own drafts only', () => {
    const drafts = createDrafts(storageOfOnce(), () => NOON);
    drafts.put(draft({ id: 'mine' }));
    drafts.put(draft({ id: 'theirs', owner: 'seoyeon' }));
    expect(idsOf(drafts.of('jiwoo'))).toEqual(['mine']);
    expect(idsOf(drafts.of('seoyeon'))).toEqual(['theirs']);
    expect(drafts.get('jiwoo', 'theirs')).toBeNull();
  });
  it('take their own along when they sign out, and nothing comes after', () => {
    const storage = storageOf();
    const drafts = createDrafts(
      () => storage,
      () => NOON,
    );
    drafts.put(draft({ id: 'mine' }));
    drafts.put(draft({ id: 'theirs', owner: 'seoyeon' }));
    drafts.forget('jiwoo');
    expect(drafts.put(draft({ id: 'late' }))).toBe(false);
    expect(
      Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((name) => isDraftName(name ?? '')),
    ).toEqual(['hanjan.draft.seoyeon.theirs']);
    expect(idsOf(drafts.of('seoyeon'))).toEqual(['theirs']);
  });
});

describe('what does not last', () => {
  it('is a draft that nobody has touched for 30 days, whosever it is', () => {
    const storage = storageOf();
    storage.setItem('theme', 'dark');
    createDrafts(
      () => storage,
      () => NOON,
    ).put(draft({ id: 'stays', at: at(NOON - 29 * DAY) }));
    createDrafts(
      () => storage,
      () => NOON,
    ).put(draft({ id: 'goes', owner: 'seoyeon', at: at(NOON - 30 * DAY) }));
    const drafts = createDrafts(
      () => storage,
      () => NOON,
    );
    expect(idsOf(drafts.of('jiwoo'))).toEqual(['stays']);
    expect([storage.length, storage.getItem('theme')]).toEqual([2, 'dark']);
    expect(
      createDrafts(
        () => storage,
        () => NOON + DAY,
      ).of('jiwoo'),
    ).toEqual([]);
  });
  it(`is the oldest of more than ${MOST_DRAFTS}`, () => {
    const drafts = createDrafts(storageOfOnce(), () => NOON);
    for (let i = 0; i <= MOST_DRAFTS; i++) drafts.put(draft({ id: `n${i}`, at: at(NOON + i) }));
    expect(drafts.of('jiwoo')).toHaveLength(MOST_DRAFTS);
    expect(drafts.get('jiwoo', 'n0')).toBeNull();
    expect(drafts.get('jiwoo', 'n1')).not.toBeNull();
  });
  it('is what says nothing; what a newer program kept stays and is left alone', () => {
    const storage = storageOf();
    storage.setItem('hanjan.draft.jiwoo.broken', '{"at":');
    storage.setItem('hanjan.draft.jiwoo.empty', 'null');
    storage.setItem('hanjan.draft.jiwoo.newer', JSON.stringify({ format: 99, at: at(NOON), all: 'different' }));
    const drafts = createDrafts(
      () => storage,
      () => NOON,
    );
    expect(drafts.of('jiwoo')).toEqual([]);
    expect([storage.length, storage.key(0)]).toEqual([1, 'hanjan.draft.jiwoo.newer']);
  });
});

describe('a device that is full or keeps nothing', () => {
  it('says so, and keeps what it had', () => {
    const drafts = createDrafts(storageOfOnce(1_000), () => NOON);
    expect(drafts.put(draft())).toBe(true);
    expect(drafts.put(draft({ id: 'b', values: { cupnote_desc: '긴 글'.repeat(400) } }))).toBe(false);
    expect(drafts.put(draft({ values: { cupnote_desc: '긴 글'.repeat(400) } }))).toBe(false);
    expect(drafts.of('jiwoo')).toEqual([draft()]);
  });
  it('makes room by what has expired', () => {
    const storage = storageOf(1_200);
    const kept = createDrafts(
      () => storage,
      () => NOON,
    );
    expect(kept.of('jiwoo')).toEqual([]);
    kept.put(draft({ id: 'old', at: at(NOON - 31 * DAY), values: { cupnote_desc: 'ㅎ'.repeat(600) } }));
    expect(kept.put(draft({ id: 'new', values: { cupnote_desc: 'ㅎ'.repeat(600) } }))).toBe(true);
    expect(storage.length).toBe(1);
  });
  it('never throws when it is forbidden', () => {
    const drafts = createDrafts(
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      () => NOON,
    );
    expect(drafts.put(draft())).toBe(false);
    expect(drafts.of('jiwoo')).toEqual([]);
    expect(drafts.get('jiwoo', 'a')).toBeNull();
    drafts.drop('jiwoo', 'a');
    drafts.forget('jiwoo');
  });
});

describe('a draft of an older program', () => {
  const written = JSON.parse(writeDraft(draft()));
  it('is read as far as it is known', () => {
    const { typed, attempt, name, before, ...rest } = written;
    expect(readDraft('a', 'jiwoo', JSON.stringify(rest))).toEqual(
      draft({ typed: {}, attempt: null, name: '', before: {} }),
    );
  });
  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another format', JSON.stringify({ ...written, format: 2 })],
    ['no values', JSON.stringify({ ...written, values: ['예가체프'] })],
    ['no screen', JSON.stringify({ ...written, screen: 7 })],
    ['no time', JSON.stringify({ ...written, at: 'yesterday' })],
  ])('is nothing with %s', (_, text) => expect(readDraft('a', 'jiwoo', text)).toBeNull());
});

/** The same storage each time it is asked for. */
function storageOfOnce(room?: number): () => Storage {
  const storage = storageOf(room);
  return () => storage;
}
