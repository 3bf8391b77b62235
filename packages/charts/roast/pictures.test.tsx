import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from '@hanjan/roastlog/figures/figures.ts';
import { ROR_DEFAULT, rorOf } from '@hanjan/roastlog/figures/ror.ts';
import { finish } from '@hanjan/roastlog/finish/finish.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { backgroundRoast, sampleRoast } from '@hanjan/roastlog/sample.ts';
import type { ReactElement } from 'react';
import { describe, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import type { RoastInput } from './input.ts';
import { RoastChart } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'roast.css'), 'utf8');

const texts = {
  ko: {
    words: {
      label: '로스팅 프로파일',
      bean: '원두',
      air: '배기',
      ror: 'RoR',
      estimated: '추정',
      minutes: '분',
      rate: '°C/분',
    },
    marks: {
      ...{ CHARGE: '투입', TP: '터닝포인트', DRY: '옐로우', FCs: '1차 크랙 시작', FCe: '1차 크랙 끝' },
      ...{ SCs: '2차 크랙 시작', DROP: '배출' },
    },
    phases: { drying: '건조', maillard: '마이야르', development: '디벨롭' },
    controls: { heat: '가스', airflow: '풍량' },
  },
  en: {
    words: {
      label: 'Roast profile',
      bean: 'Bean',
      air: 'Air',
      ror: 'RoR',
      estimated: 'est.',
      minutes: 'min',
      rate: '°C/min',
    },
    marks: {
      ...{ CHARGE: 'Charge', TP: 'Turning point', DRY: 'Yellow', FCs: 'First crack', FCe: 'First crack end' },
      ...{ SCs: 'Second crack', DROP: 'Drop' },
    },
    phases: { drying: 'Drying', maillard: 'Maillard', development: 'Development' },
    controls: { heat: 'Gas', airflow: 'Airflow' },
  },
};
type Locale = keyof typeof texts;

/** What a page makes of a log. */
function inputOf(log: RoastLog, locale: Locale): RoastInput {
  const figures = figuresOf(log);
  const { marks, phases, controls } = texts[locale];
  const nameOf = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;
  return {
    ...{ time: log.time, bean: log.bean, air: log.air, unit: 'C', rorPer: 60 },
    ror: rorOf(log, ROR_DEFAULT),
    marks: figures.marks.map(({ mark, ...rest }) => ({ ...rest, key: mark, label: nameOf(marks, mark) })),
    phases: figures.phases.map((phase) => ({ ...phase, label: phases[phase.key] })),
    controls: log.controls.map(({ kind, name, unit, steps }) => ({
      ...{ key: `${kind} ${name}`, kind, label: nameOf(controls, kind), unit, steps, until: log.marks.DROP?.s ?? 0 },
    })),
  };
}

const background = backgroundRoast();
const other = { key: 'b', name: 'B-1104', time: background.time, bean: background.bean, air: background.air, shift: 0 };

/** As the page shows it: the sample over another roast, with the cursor where somebody points. */
const drawings = (Object.keys(texts) as Locale[]).flatMap((locale) =>
  [390, 876].flatMap((width) =>
    THEMES.map((theme) => ({
      file: `roast-${locale}-${theme}-${width}.svg`,
      theme,
      drawing: (
        <RoastChart
          {...inputOf(sampleRoast(), locale)}
          others={[other]}
          checkLine={200}
          width={width}
          words={texts[locale].words}
          cursor={384}
        />
      ),
    })),
  ),
);

/** A table that somebody wrote by hand, a row every half minute and no charge marked. */
const written = finish({
  ...{ source: 'table', unit: 'C', marks: { FCs: 570, DROP: 680 } },
  time: Array.from({ length: 23 }, (_, i) => i * 30 + 20),
  bean: [
    ...[205, 204, 150, 108, 97, 101, 110, 119, 128, 136, 144, 151],
    ...[158, 165, 171, 177, 183, 188, 193, 197, 201, 205, 209],
  ],
  air: Array.from({ length: 23 }, () => null),
});

/** A probe that was not heard for a while, twice, and the marks that come close together near the end. */
const sample = sampleRoast();
const isLost = (s: number) => (s > 160 && s < 215) || (s > 380 && s < 400);
const broken = finish({
  ...{ source: 'artisan', unit: 'C', time: sample.time, air: sample.air },
  bean: sample.bean.map((value, i) => (isLost(sample.time[i] ?? 0) ? null : value)),
  marks: { CHARGE: 0, DRY: 274, FCs: 510, FCe: 556, SCs: 590, DROP: 615 },
});

const others = ['B-1101', 'B-1102', 'B-1103', 'B-1104'].map((name, i) => ({
  ...{ key: name, name, time: background.time, air: background.air, shift: 9 * i },
  bean: background.bean.map((value) => (value === null ? null : value - 4 * i)),
}));

const CHECKED = [120, 240, 360, 480].map((s, i) => ({
  ...{ key: String(i), label: String(i + 1), s, bean: sample.bean[s + 45] ?? null, air: null },
}));

/** Rooms and logs that are harder. */
const harder = {
  'roast-ko-light-390-written.svg': <RoastChart {...inputOf(written, 'ko')} width={390} words={texts.ko.words} />,
  'roast-en-light-876-gaps.svg': <RoastChart {...inputOf(broken, 'en')} words={texts.en.words} checks={CHECKED} />,
  'roast-en-light-876-fahrenheit.svg': (
    <RoastChart
      {...{ ...inputOf(sample, 'en'), others, unit: 'F', rorPer: 30 }}
      words={{ ...texts.en.words, rate: '°F/30 s' }}
    />
  ),
  'roast-ko-light-876-near.svg': (
    <RoastChart {...inputOf(sample, 'ko')} view={{ from: 470, to: 640 }} words={texts.ko.words} />
  ),
};

describe('pictures of a roast', () => {
  it.each(Object.entries(harder))('%s', (file, drawing) => expectRoast(file, drawing, 'light'));

  it.each(drawings)('$file', ({ file, theme, drawing }) => expectRoast(file, drawing, theme));
});

const expectRoast = (file: string, drawing: ReactElement, theme: (typeof THEMES)[number]) =>
  expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme));
