import { describe, expect, it } from 'vitest';
import { beanIn, matchOf, stemOf, wordsOf } from './match.ts';

const recipes = [
  { key: 1, names: ['에티오피아 예가체프', 'Ethiopia Yirgacheffe'] },
  { key: 2, names: ['에티오피아 예가체프 내추럴', 'Ethiopia Yirgacheffe Natural'] },
  { key: 3, names: ['불씨 하우스 블렌드', 'Ember House Blend'] },
  { key: 4, names: ['케냐 AA', 'Kenya AA'] },
  { key: 5, names: ['브라질 세하도'] },
  { key: 6, names: ['브라질 산토스'] },
];

describe('a log is of the recipe', () => {
  it.each([
    ['에티오피아 예가체프', 1, 'exact'],
    ['ETHIOPIA  yirgacheffe', 1, 'exact'],
    ['에티오피아예가체프', 1, 'exact'],
    ['에티오피아 예가체프 #12', 1, 'exact'],
    ['2025-11-01 에티오피아 예가체프 내추럴 배치 3', 2, 'exact'],
    ['25-11-01_1646 에티오피아 예가체프 내추럴 15kg', 2, 'near'],
    ['하우스 블렌드', 3, 'near'],
    ['Ember House Blend (test) 12 kg', 3, 'exact'],
    ['케냐 AA 니에리', 4, 'near'],
  ])('%s', (title, key, is) => expect(matchOf([title], recipes)).toEqual({ key, is }));

  it.each([['브라질'], ['콜롬비아 우일라'], ['AA'], ['Roaster Scope'], [''], ['2025-11-01']])('of none: %s', (title) =>
    expect(matchOf([title], recipes)).toBeNull(),
  );

  it('that the first text names which names one', () => {
    expect(matchOf(['Roaster Scope', '에티오피아 예가체프', '케냐 AA'], recipes)).toEqual({ key: 1, is: 'exact' });
  });
  it('and of none where two are called so', () => {
    expect(matchOf(['케냐 AA'], [...recipes, { key: 9, names: ['케냐 AA'] }])).toBeNull();
  });
});

it('words leave aside what is no name', () => {
  expect(wordsOf('Batch #12 Kenya AA 2025.11.01 14:05 15kg')).toEqual(['kenya', 'aa']);
  expect(wordsOf('1107')).toEqual(['1107']);
});

it('the bean in a title is what is left of it', () => {
  expect(beanIn('2025-11-01 에티오피아 예가체프 #12')).toBe('에티오피아 예가체프');
  expect(beanIn('Kenya_AA - 15 kg')).toBe('Kenya AA');
  expect(beanIn('#12')).toBe('#12');
});

it('the name of a file is told without folders and ending', () => {
  expect(stemOf('2021.zip › 가을/케냐 AA.alog')).toBe('케냐 AA');
  expect(stemOf('logs/25-11-01_1646.csv')).toBe('25-11-01_1646');
});
