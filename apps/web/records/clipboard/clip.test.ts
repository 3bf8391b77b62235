import { cafeEventScreen } from '@hanjan/model/cafe/event.ts';
import { userBatchScreen } from '@hanjan/model/dev/batch.ts';
import { userCupnote, userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { userEquip, userEquipScreen } from '@hanjan/model/user/equip.ts';
import { describe, expect, it } from 'vitest';
import { clipOf, copyable, pasteable, readClip } from './clip.ts';

const note = {
  cupnote_seq: 7,
  cupnote_name: '예가체프',
  cupnote_date: '2026-03-05',
  cupnote_main: true,
  inside_air: 2150,
  brewing_date_term: 9,
  rgst_by: 3,
  rgst_at: '2026-03-05T00:00:00Z',
  version: 4,
};
const all = copyable(userCupnoteScreen);
const clip = clipOf(userCupnote, note, all);

describe('a copied record', () => {
  it('has no key, no audit fields and nothing that is calculated', () => {
    const taken = Object.keys(clip.values);
    for (const name of ['cupnote_seq', 'brewing_date_term', 'rgst_by', 'rgst_at', 'version'])
      expect(taken).not.toContain(name);
  });
  it('has none of the numbers by which people know it, and begins open', () => {
    const taken = copyable(userBatchScreen);
    for (const name of ['batch_year', 'batch_no', 'batch_open']) expect(taken).not.toContain(name);
    expect(taken).toEqual(expect.arrayContaining(['batch_name', 'batch_main', 'batch_price']));
  });
  it('has nothing of what is typed into a form alone', () => {
    expect(copyable(cafeEventScreen)).toContain('event_start');
    expect(copyable(cafeEventScreen)).not.toContain('event_term');
  });
  it('is read from its own text, and from no other', () => {
    expect(readClip(JSON.stringify(clip))).toEqual(clip);
    for (const text of [
      '',
      'null',
      '[]',
      '{"entity":"x"}',
      '{"entity":1,"meanings":{},"values":{}}',
      '예가체프',
      '{',
    ]) {
      expect(readClip(text)).toBeNull();
    }
  });
  it('is pasted where a field means the same and can take the value', () => {
    expect(pasteable(userCupnote, clip, all)).toEqual({
      cupnote_name: '예가체프',
      cupnote_date: '2026-03-05',
      cupnote_main: true,
      inside_air: 2150,
    });
    expect(pasteable(userCupnote, clip, ['inside_air'])).toEqual({ inside_air: 2150 });
    expect(pasteable(userEquip, clip, copyable(userEquipScreen))).toEqual({});
  });
  it('brings nothing that was meddled with', () => {
    const meddled = { ...clip, values: { ...clip.values, inside_air: '2150', cupnote_name: 7, __proto__: { x: 1 } } };
    expect(pasteable(userCupnote, meddled, all)).toEqual({ cupnote_date: '2026-03-05', cupnote_main: true });
  });
});
