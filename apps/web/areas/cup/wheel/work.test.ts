import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { BEGIN, FLAVOR_BYTES, hasRoom, isWheelWork, noteOf, WORD_BYTES } from './work.ts';

const work = { ...BEGIN, flavors: ['PEACH', 'JASMINE'], words: ['유자청'], rotate: -125, reverse: true };

describe('work at the wheel', () => {
  it('is good as it begins and as it goes on', () => {
    expect([BEGIN, work].map(isWheelWork)).toEqual([true, true]);
  });
  it.each([
    ['nothing', null],
    ['a word', 'PEACH'],
    ['less than that', { flavors: [] }],
    ['what is no id', { ...work, flavors: ['peach'] }],
    ['the same twice', { ...work, flavors: ['PEACH', 'PEACH'] }],
    ['a word with a comma', { ...work, words: ['a,b'] }],
    ['a number as a word', { ...work, words: [7] }],
    ['more than half a turn', { ...work, rotate: 1801 }],
    ['half a tenth', { ...work, rotate: 0.5 }],
    ['no turn', { ...work, rotate: null }],
    ['a flag of another kind', { ...work, simple: 'yes' }],
  ])('is not %s', (_, value) => expect(isWheelWork(value)).toBe(false));
  it('becomes a note that the form takes', () => {
    for (const [name, value] of Object.entries(noteOf(work))) {
      const field = userCupnote.fields[name as keyof typeof userCupnote.fields];
      expect([name, field === undefined, value === undefined]).toEqual([name, false, false]);
    }
    expect(noteOf(work)).toMatchObject({ cupnote_flavor_list: ['PEACH', 'JASMINE'], cupnote_etc_list: ['유자청'] });
    expect(noteOf(BEGIN)).toMatchObject({ cupnote_flavor_list: null, cupnote_etc_list: null });
  });
  it('knows how much a note holds', () => {
    const { cupnote_flavor_list, cupnote_etc_list } = userCupnote.fields;
    expect([FLAVOR_BYTES, WORD_BYTES]).toEqual([cupnote_flavor_list.max, cupnote_etc_list.max]);
    expect([hasRoom(['가나', '다'], 10), hasRoom(['가나', '다라'], 10)]).toEqual([true, false]);
  });
});
