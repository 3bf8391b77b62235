import { expect, it } from 'vitest';
import { guide as enGuide } from './en/guide/guide.ts';
import { en } from './en.ts';
import { guide as koGuide } from './ko/guide/guide.ts';
import { ko } from './ko.ts';

const texts = [
  { locale: 'ko', guide: koGuide, all: ko, quoted: /‘([^’]+)’/g },
  { locale: 'en', guide: enGuide, all: en, quoted: /“([^”]+)”/g },
];

it.each(texts)('the guide quotes what the product says, $locale', ({ guide, all, quoted }) => {
  const said = new Set<string>(Object.entries(all).flatMap(([key, text]) => (key.startsWith('guide_') ? [] : [text])));
  const quotes = Object.values(guide).flatMap((text) => [...text.matchAll(quoted)].map(([, quote = '']) => quote));
  expect(quotes.length).toBeGreaterThan(20);
  expect(quotes.filter((quote) => !said.has(quote))).toEqual([]);
});

it('both languages have as many steps in each chapter', () => {
  const steps = (guide: Readonly<Record<string, string>>) =>
    Object.entries(guide)
      .filter(([key]) => key.endsWith('_do'))
      .map(([key, text]) => [key, text.split('\n').length]);
  expect(steps(enGuide)).toEqual(steps(koGuide));
});
