import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { atlasOf, growingCountries } from '../../../test/harness/countries.ts';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import { WorldMap } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'map.css'), 'utf8');
const atlas = atlasOf('110m');
const words = {
  ko: { label: '커피 산지', cancer: '북회귀선 23.4°', capricorn: '남회귀선 23.4°' },
  en: { label: 'Coffee origins', cancer: 'Tropic of Cancer 23.4°', capricorn: 'Tropic of Capricorn 23.4°' },
};

/** Two countries chosen, one of them an island that coarse borders lack. */
const drawings = Object.entries(words).flatMap(([locale, { label, ...names }]) =>
  [320, 720].flatMap((width) =>
    THEMES.map((theme) => ({
      file: `map-${locale}-${theme}-${width}.svg`,
      theme,
      drawing: (
        <WorldMap
          atlas={atlas}
          countries={growingCountries}
          chosen={['ETH', 'STP']}
          current="COL"
          locale={locale}
          width={width}
          height={width === 320 ? 240 : 340}
          label={label}
          words={names}
        />
      ),
    })),
  ),
);

describe('pictures of the map', () => {
  it.each(drawings)('$file', ({ file, theme, drawing }) =>
    expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme)),
  );
});
