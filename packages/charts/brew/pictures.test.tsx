import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import { BrewChart } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'brew.css'), 'utf8');

const texts = {
  ko: {
    label: '부은 물',
    actual: '추출',
    plan: '계획',
    unit: 'g',
    flow: 'g/s',
    bar: 'bar',
    minutes: '분',
    hours: '시간',
  },
  en: {
    label: 'Water poured',
    actual: 'Brew',
    plan: 'Plan',
    unit: 'g',
    flow: 'g/s',
    bar: 'bar',
    minutes: ' min',
    hours: ' h',
  },
};
type Locale = keyof typeof texts;

const line = (until: number, ...steps: readonly (readonly [s: number, value: number])[]) => ({
  until,
  steps: steps.map(([s, value]) => ({ s, value })),
});
const brewed = line(184, [0, 40], [34, 122.4], [66, 201], [98, 284.6], [130, 321]);
const planned = line(180, [0, 40], [30, 120], [60, 200], [95, 280], [125, 320]);

const drawings = (Object.keys(texts) as Locale[]).flatMap((locale) =>
  [350, 560].flatMap((width) =>
    THEMES.map((theme) => ({
      file: `brew-${locale}-${theme}-${width}.svg`,
      theme,
      drawing: <BrewChart actual={brewed} plan={planned} width={width} words={texts[locale]} />,
    })),
  ),
);

/** Espresso within half a minute, and a cold brew of a day without a plan. */
const harder = {
  'brew-en-light-shot.svg': <BrewChart actual={line(28, [0, 0], [2, 4], [8, 18.2], [20, 36])} words={texts.en} />,
  'brew-ko-light-cold.svg': <BrewChart actual={line(64_800, [0, 600], [600, 800])} words={texts.ko} />,
};

const path = (file: string) => join(import.meta.dirname, 'pictures', file);

describe('pictures of a brew', () => {
  it.each(Object.entries(harder))('%s', (file, drawing) => expectPicture(path(file), pictureOf(drawing, css, 'light')));

  it.each(drawings)('$file', ({ file, theme, drawing }) => expectPicture(path(file), pictureOf(drawing, css, theme)));
});
