import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLists } from './lists.ts';
import { compareTexts, isAlike, isShared, type Stretch, shortened } from './texts.ts';

/** `[복숭아|자두]` where two texts differ, plain where they do not. */
const written = (stretches: readonly Stretch[]) =>
  stretches.map((one) => (isShared(one) ? one.before : `[${one.before}|${one.after}]`)).join('');
const compared = (before: string, after: string) => written(compareTexts(before, after));

describe('two texts', () => {
  it('differ in whole words', () => {
    expect(compared('식을수록 복숭아가 또렷하다.', '식을수록 자두가 또렷하다.')).toBe(
      '식을수록 [복숭아가|자두가] 또렷하다.',
    );
    expect(compared('a sweet cup', 'a cup')).toBe('a [sweet |]cup');
    expect(compared('같다', '같다')).toBe('같다');
    expect(compared('', '처음')).toBe('[|처음]');
  });
  it('differ in a phrase rather than in every word of it', () => {
    expect(compared('맛은 꿀 같은 단맛 끝', '맛은 귤 닮은 신맛 끝')).toBe('맛은 [꿀 같은 단맛|귤 닮은 신맛] 끝');
  });
  it('that are long and have little in common are compared by lines', () => {
    const lines = (word: string) => Array.from({ length: 1500 }, (_, i) => `${word}${i}`).join(' ');
    const stretches = compareTexts(`${lines('a')}\n끝 a`, `${lines('b')}\n끝 b`);
    expect(stretches).toHaveLength(1);
    expect(compareTexts(`${lines('a')}\n같은 줄\n끝 a`, `${lines('b')}\n같은 줄\n끝 b`).filter(isShared)).toEqual([
      { before: '같은 줄\n', after: '같은 줄\n' },
    ]);
  });
  it('are both there, whatever they say', () => {
    const text = fc.array(fc.constantFrom('꿀', '귤', ' ', '\n', 'peach', '.', '👩‍🌾')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = compareTexts(before, after);
        expect(stretches.map((one) => one.before).join('')).toBe(before);
        expect(stretches.map((one) => one.after).join('')).toBe(after);
        const turns = stretches.map(isShared);
        expect(turns.slice(1)).toEqual(turns.slice(0, -1).map((shared) => !shared));
      }),
    );
  });
});

describe('what is long', () => {
  const long = '가나다 라마 바사아자차 '.repeat(30);
  it('is cut where both say the same, in whole words near the differences', () => {
    const short = written(shortened(compareTexts(`${long}꿀 ${long}`, `${long}귤 ${long}`)));
    expect(short).toBe('… 라마 바사아자차 가나다 라마 바사아자차 [꿀|귤] 가나다 라마 바사아자차 가나다 라마 …');
    const between = written(shortened(compareTexts(`꿀 ${long}a`, `귤 ${long}b`)));
    expect(between).toMatch(/^\[꿀\|귤\] 가나다 .{10,20} … .{10,20} 바사아자차 \[a\|b\]$/);
  });
  it('is cut where one says something else', () => {
    for (const text of [long.repeat(30), '가'.repeat(3000), '👩‍🌾'.repeat(300)]) {
      const [only] = shortened(compareTexts('', text));
      expect(only?.after.endsWith(' …')).toBe(true);
      expect([...new Intl.Segmenter().segment(only?.after ?? '')].length).toBeLessThan(210);
      expect(only?.after.isWellFormed()).toBe(true);
    }
  });
  it('is left whole when it is not long', () => {
    const stretches = compareTexts('식을수록 복숭아가 또렷하다.', '식을수록 자두가 또렷하다.');
    expect(shortened(stretches)).toEqual(stretches);
  });
});

describe('two texts are alike', () => {
  it('when they share a good part of what they say', () => {
    expect(isAlike(compareTexts('예가체프 첼베사', '예가체프 첼베사 G1'))).toBe(true);
    expect(isAlike(compareTexts('서울숲 로스터리 성수 작업실 이층 커핑룸', '커핑룸'))).toBe(false);
    expect(isAlike(compareTexts('a b', 'c d'))).toBe(false);
    expect(isAlike(compareTexts('', '꿀'))).toBe(false);
  });
});

describe('two lists', () => {
  it('differ in what was taken out and put in', () => {
    expect(compareLists(['꿀', '복숭아', '홍차'], ['복숭아', '자두', '꿀'])).toEqual({
      removed: ['홍차'],
      added: ['자두'],
      kept: ['복숭아', '꿀'],
    });
    expect(compareLists([], ['꿀'])).toEqual({ removed: [], added: ['꿀'], kept: [] });
  });
});

it('texts of a million letters that differ in a word are compared at once', () => {
  const text = '커피 향이 좋고 산미가 밝았다.\n'.repeat(55_000);
  const [before, after] = [`${text}복숭아 ${text}`, `${text}자두 ${text}`];
  const began = performance.now();
  const stretches = compareTexts(before, after);
  expect(written(shortened(stretches))).toMatch(/^…[^[]{20,40}\[복숭아\|자두\][^[]{20,40}…$/);
  expect(performance.now() - began).toBeLessThan(2_000);
});
