import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import { CompareRadar } from './Compare.tsx';
import { Radar } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'radar.css'), 'utf8');
const words = {
  ko: { axes: ['밸런스', '향', '단맛', '바디', '플레이버', '산미'], own: '이번 잔', mean: '지난 잔' },
  en: { axes: ['Balance', 'Aroma', 'Sweetness', 'Body', 'Flavor', 'Acidity'], own: 'This cup', mean: 'Last cup' },
};
const scores = [9, 9, 8, 7, 9, null];
const before = [8, 7, 8, 8, 6, 10];

/** With a score that is not given at the narrow width, and beside another cup at the wide one. */
const drawings = Object.entries(words).flatMap(([language, { axes, own, mean }]) =>
  [320, 720].flatMap((width) =>
    THEMES.map((theme) => ({
      file: `radar-${language}-${theme}-${width}.svg`,
      theme,
      drawing: (
        <Radar
          axes={axes.map((label, i) => ({ key: label, label, value: scores[i] ?? (width === 320 ? null : 8) }))}
          name={own}
          others={width === 320 ? [] : [{ key: 'mean', name: mean, isReference: true, values: before }]}
          width={width}
          label={axes.join(', ')}
        />
      ),
    })),
  ),
);

/** Eight axes, one of them with a long name, and four more people around the table. */
const table = (
  <Radar
    axes={[...words.ko.axes, '식었을 때의 여운과 촉감', '깔끔함'].map((label, i) => ({
      key: label,
      label,
      value: 9 - (i % 4),
    }))}
    name="나"
    others={['하늘', '지우', '서연', '도윤'].map((name, nth) => ({
      key: name,
      name,
      values: Array.from({ length: 8 }, (_, i) => (nth + i === 6 ? null : 3 + ((nth * 3 + i * 2) % 7))),
    }))}
    width={720}
    label="컵핑 다섯 명"
  />
);

/** Six cups over one another: two of them alike but for one score, one without all scores. */
const cups = THEMES.map((theme) => ({
  file: `radar-cups-ko-${theme}-560.svg`,
  theme,
  drawing: (
    <CompareRadar
      axes={words.ko.axes.map((label) => ({ key: label, label }))}
      cups={[
        ...[
          [8, 7, 6, 7, 8, 9],
          [8, 7, 6, 7, 8, 7],
          [6, 8, 9, 6, 7, 5],
        ],
        ...[
          [9, 9, 8, 8, 9, 8],
          [5, 6, 5, null, 6, 4],
          [7, 5, 7, 9, 6, 6],
        ],
      ].map((values, nth) => ({ key: `${nth}`, name: `${nth + 1}`, nth, values }))}
      width={560}
      label="컵 여섯 개"
    />
  ),
}));

describe('pictures of the radar', () => {
  it.each(cups)('$file', ({ file, theme, drawing }) =>
    expectPicture(
      join(import.meta.dirname, 'pictures', file),
      pictureOf(drawing, `${css}${readFileSync(join(import.meta.dirname, 'compare.css'), 'utf8')}`, theme),
    ),
  );
  it('radar-ko-light-720-table.svg', () =>
    expectPicture(
      join(import.meta.dirname, 'pictures', 'radar-ko-light-720-table.svg'),
      pictureOf(table, css, 'light'),
    ));
  it.each(drawings)('$file', ({ file, theme, drawing }) =>
    expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme)),
  );
});
