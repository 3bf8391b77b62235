import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { flavorCodes } from '../../../test/harness/flavors.ts';
import { expectPicture, pictureOf, THEMES } from '../../../test/harness/pictures.ts';
import { wheelTree } from './tree.ts';
import { Wheel, type WheelProps } from './View.tsx';

const css = readFileSync(join(import.meta.dirname, 'wheel.css'), 'utf8');
const chosen = ['JASMINE', 'BLACK_TEA', 'PEACH', 'HONEY', 'ALMOND'];

const still = (language: 'ko' | 'en', more: Partial<WheelProps>) => (
  <Wheel
    nodes={wheelTree(flavorCodes(language), chosen)}
    width={720}
    height={720}
    rotate={0}
    reverse={false}
    simple={false}
    showSub
    current="JASMINE"
    label={language === 'ko' ? '플레이버 휠' : 'Flavor wheel'}
    words={{ empty: '' }}
    {...more}
  />
);

const drawings = (['ko', 'en'] as const).flatMap((language) =>
  THEMES.flatMap((theme) => [
    { file: `wheel-${language}-${theme}-720.svg`, theme, drawing: still(language, {}) },
    {
      file: `wheel-${language}-${theme}-320.svg`,
      theme,
      drawing: still(language, { width: 320, height: 440, rotate: -52.9, current: 'PEACH', showSub: false }),
    },
  ]),
);
const turned = {
  file: 'wheel-ko-light-720-reverse-simple.svg',
  theme: 'light' as const,
  drawing: still('ko', { reverse: true, simple: true, rotate: 40, current: 'OTHER_FRUIT' }),
};

describe('pictures of the wheel', () => {
  it.each([...drawings, turned])('$file', ({ file, theme, drawing }) =>
    expectPicture(join(import.meta.dirname, 'pictures', file), pictureOf(drawing, css, theme)),
  );
});
