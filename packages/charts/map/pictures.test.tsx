import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import { producing } from '../../model/seed/country.ts';
import type { Atlas } from './data.ts';
import type { MapCountry } from './layout.ts';
import { WorldMap } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'map.css'), 'utf8');
const atlas: Atlas = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../node_modules/world-atlas/countries-110m.json'), 'utf8'),
);
const countries = producing.map(
  ([id, , name, name_ko]): MapCountry => ({ id, properties: { name, name_ko }, isGrowing: true }),
);
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
          countries={countries}
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
