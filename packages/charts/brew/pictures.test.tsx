import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPour } from '@hanjan/core';
import { describe, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import type { BrewWords } from './input.ts';
import type { BrewLine } from './line.ts';
import { BrewChart } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'brew.css'), 'utf8');

const units = { unit: 'g', flow: 'g/s', bar: 'bar' };
const texts = {
  ko: { ...units, label: '부은 물', actual: '추출', plan: '계획', minutes: '분', hours: '시간' },
  en: { ...units, label: 'Water poured', actual: 'Brew', plan: 'Plan', minutes: ' min', hours: ' h' },
} satisfies Record<string, BrewWords>;
type Locale = keyof typeof texts;
const readable = { ...texts.ko, help: '좌우 화살표로 시간을 옮깁니다.' };

type Told = readonly [s: number, grams: number | null, bar?: number | null, flow?: number];
const line = (end: number | null, ...pours: readonly Told[]): BrewLine => ({
  pours: pours.map(
    ([s, grams, bar = null, flow]): PlannedPour => ({
      ...{ term: s * 1000, mass: grams === null ? null : Math.round(grams * 10) },
      ...{ bar: bar && bar * 10, flux: flow ? flow * 10 : null },
    }),
  ),
  end: end && end * 1000,
});
const brewed = line(184, [0, 40], [34, 82.4], [66, 78.6], [98, 83.6], [130, 36.4]);
const planned = line(180, [0, 40], [30, 80], [60, 80], [95, 80], [125, 40]);
const shot = line(28, [0, 0, 3], [6, 12, 9, 1], [18, 16, 9, 2], [24, 10, 6, 2.5]);
const shotPlan = line(27, [0, 0, 3], [5, 12, 9, 1], [17, 24, 8, 2.4]);

const drawings = (Object.keys(texts) as Locale[]).flatMap((locale) =>
  [350, 560, 876].flatMap((width) =>
    THEMES.map((theme) => ({
      file: `brew-${locale}-${theme}-${width}.svg`,
      theme,
      drawing: <BrewChart actual={brewed} plan={planned} width={width} words={texts[locale]} />,
    })),
  ),
);

/** Espresso under pressure, a cold brew of a day, a brew that runs, and one that has no end, in ounces. */
const harder = {
  'brew-en-light-shot.svg': <BrewChart actual={shot} plan={shotPlan} words={texts.en} />,
  'brew-ko-dark-shot-350.svg': <BrewChart actual={shot} plan={shotPlan} width={350} words={readable} />,
  'brew-ko-light-cold.svg': (
    <BrewChart actual={line(57_600, [0, 600], [600, 200])} limit={86_400_000} words={texts.ko} />
  ),
  'brew-ko-light-now-350.svg': (
    <BrewChart
      actual={line(null, [0, 40], [34, 82.4], [66, 78.6])}
      plan={planned}
      now={76_000}
      width={350}
      words={readable}
    />
  ),
  'brew-ko-light-open.svg': (
    <BrewChart
      actual={line(null, [0, 40], [30, 80], [31, 5], [90, null])}
      inUnit={(tenths) => Math.round(tenths / 0.2835) / 1000}
      words={{ ...readable, unit: 'oz' }}
    />
  ),
};
/** A drawing that is no page has nothing that moves. */
const stillOf = (picture: string) =>
  picture.replace('role="slider"', 'role="img"').replace(/ (style|tabindex|aria-(?!label)\w+)="[^"]*"/g, '');
const themeOf = (file: string) => (file.includes('-dark') ? 'dark' : 'light');

const path = (file: string) => join(import.meta.dirname, 'pictures', file);

describe('pictures of a brew', () => {
  it.each(Object.entries(harder))('%s', (file, drawing) =>
    expectPicture(path(file), stillOf(pictureOf(drawing, css, themeOf(file)))),
  );

  it.each(drawings)('$file', ({ file, theme, drawing }) => expectPicture(path(file), pictureOf(drawing, css, theme)));
});
