import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPour } from '@hanjan/core';
import { describe, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import { BrewRuler } from './Ruler.tsx';

const css = readFileSync(join(import.meta.dirname, 'ruler.css'), 'utf8');

const pours = (...list: readonly (readonly [s: number, grams: number, flow?: number])[]): PlannedPour[] =>
  list.map(([s, grams, flow]) => ({ term: s * 1000, mass: grams * 10, flux: flow ? flow * 10 : null }));
/** As the drawing of the look has it. */
const plan = { pours: pours([0, 40, 5], [40, 80], [70, 80, 5.8], [105, 80, 6.5], [130, 40, 4.5]), end: 170_000 };
const texts = {
  ko: {
    label: '추출 단계',
    names: ['뜸 들이기', '1차 푸어', '2차 푸어', '3차 푸어', '4차 푸어', '드로다운 끝'],
    to: (grams: number, at: number) => (at === 0 ? `${grams} g` : `${grams} g까지`),
  },
  en: {
    label: 'Steps of the brew',
    names: ['Bloom', 'Pour 1', 'Pour 2', 'Pour 3', 'Pour 4', 'Drawdown ends'],
    to: (grams: number, at: number) => (at === 0 ? `${grams} g` : `to ${grams} g`),
  },
};
type Locale = keyof typeof texts;
const SUMS = [40, 120, 200, 280, 320];

function stepsOf(locale: Locale, names: readonly string[] = texts[locale].names, sums: readonly number[] = SUMS) {
  return names.map((name, at) => {
    const sum = sums[at];
    return { key: String(at), name, target: sum === undefined ? '' : texts[locale].to(sum, at) };
  });
}

const mock = (locale: Locale, width = 366, height = 512) => (
  <BrewRuler
    {...{ plan, width, height, now: 84_300, words: texts[locale], steps: stepsOf(locale) }}
    actual={{ pours: plan.pours.slice(0, 3), end: null }}
  />
);

/** A concentrate that drips for half a day: only what goes on is seen. */
const cold = { pours: pours([0, 100], [600, 300], [1500, 400]), end: 43_200_000 };
/** Pours every ten seconds, in a room as low as that of a small phone. */
const quick = {
  pours: pours(...Array.from({ length: 10 }, (_, at) => [at * 12, 30] as const)),
  end: 130_000,
};
const coldNames = ['뜸 들이기', '1차 푸어', '2차 푸어', '추출 끝'];
const quickNames = ['뜸 들이기', ...Array.from({ length: 9 }, (_, at) => `${at + 1}차 푸어`), '드로다운 끝'];
const quickSums = quick.pours.map((_, at) => (at + 1) * 30);

const pictures = {
  ...Object.fromEntries(
    (Object.keys(texts) as Locale[]).flatMap((locale) =>
      THEMES.map((theme) => [`ruler-${locale}-${theme}.svg`, [mock(locale), theme]] as const),
    ),
  ),
  'ruler-ko-light-off.svg': [
    // Late by some seconds, and poured less than was planned.
    <BrewRuler
      key="off"
      {...{ plan, width: 366, height: 512, now: 171_000, words: texts.ko, steps: stepsOf('ko') }}
      actual={{ pours: pours([0, 44], [46, 71], [82, 76], [121, 90], [150, 33]), end: null }}
    />,
    'light',
  ],
  'ruler-ko-light-cold.svg': [
    <BrewRuler
      key="cold"
      {...{ plan: cold, width: 366, height: 512, now: 900_000, words: texts.ko }}
      steps={stepsOf('ko', coldNames, [100, 400, 800])}
      actual={{ pours: cold.pours.slice(0, 2), end: null }}
    />,
    'light',
  ],
  'ruler-ko-dark-quick.svg': [
    <BrewRuler
      key="quick"
      {...{ plan: quick, width: 296, height: 330, now: 40_000, words: texts.ko }}
      steps={stepsOf('ko', quickNames, quickSums)}
      actual={{ pours: quick.pours.slice(0, 4), end: null }}
    />,
    'dark',
  ],
  'ruler-ko-dark-large.svg': [mock('ko', 700, 760), 'dark'],
  'ruler-en-dark-low.svg': [mock('en', 560, 210), 'dark'],
  'ruler-en-light-bare.svg': [
    <BrewRuler
      key="bare"
      {...{ width: 366, height: 400, now: 95_000, words: texts.en, steps: [] }}
      plan={{ pours: [{ term: 0, mass: null }], end: null }}
      actual={{ pours: [{ term: 0, mass: null }], end: null }}
    />,
    'light',
  ],
} as const;

describe('pictures of the ruler', () => {
  it.each(Object.entries(pictures))('%s', (file, [drawing, theme]) =>
    expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme)),
  );
});
